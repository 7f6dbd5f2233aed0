package dev.kumite.lab.summary;

import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Meeting;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The agents of a run's contests in one game, and their results against each other. */
public final class Entrants {
    private final String game;
    private final List<String> names;
    private final double[][] points;
    private final long[][] games;
    private final BradleyTerry ratings;

    private Entrants(String game, List<ContestTotals> contests) {
        this.game = game;
        Map<String, Integer> places = new LinkedHashMap<>();
        for (ContestTotals contest : contests)
            for (String name : List.of(contest.name(ContestTotals.A), contest.name(ContestTotals.B)))
                places.putIfAbsent(name, places.size());
        this.names = List.copyOf(places.keySet());
        this.points = new double[names.size()][names.size()];
        this.games = new long[names.size()][names.size()];
        List<Meeting> meetings = new ArrayList<>();
        for (ContestTotals contest : contests)
            add(
                    contest,
                    places.getOrDefault(contest.name(ContestTotals.A), 0),
                    places.getOrDefault(contest.name(ContestTotals.B), 0),
                    meetings);
        this.ratings = BradleyTerry.fit(names.size(), meetings);
    }

    /** For each game of the run with more than two agents that met each other, in the order of the plan. */
    public static List<Entrants> of(Totals totals) {
        Map<String, List<ContestTotals>> byGame = new LinkedHashMap<>();
        for (ContestTotals contest : totals.matches())
            if (!contest.name(ContestTotals.A).equals(contest.name(ContestTotals.B)))
                byGame.computeIfAbsent(contest.contest().game(), key -> new ArrayList<>())
                        .add(contest);
        return byGame.entrySet().stream()
                .map(entry -> new Entrants(entry.getKey(), entry.getValue()))
                .filter(entrants -> entrants.names.size() > 2)
                .toList();
    }

    private void add(ContestTotals contest, int a, int b, List<Meeting> meetings) {
        points[a][b] += contest.points();
        points[b][a] += contest.games() - contest.points();
        games[a][b] += contest.games();
        games[b][a] += contest.games();
        meetings.add(new Meeting(
                a,
                b,
                contest.countByTurn(0, ContestTotals.WON),
                contest.countByTurn(0, ContestTotals.DRAWN),
                contest.countByTurn(0, ContestTotals.LOST)));
        meetings.add(new Meeting(
                b,
                a,
                contest.countByTurn(1, ContestTotals.LOST),
                contest.countByTurn(1, ContestTotals.DRAWN),
                contest.countByTurn(1, ContestTotals.WON)));
    }

    public String game() {
        return game;
    }

    public List<String> names() {
        return names;
    }

    public BradleyTerry ratings() {
        return ratings;
    }

    /** The agents' places, the highest rated first. */
    public List<Integer> ranking() {
        return IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        place -> -ratings.rating(place).value()))
                .toList();
    }

    /** The points that one agent made against another. */
    public double points(int agent, int other) {
        return points[agent][other];
    }

    public long games(int agent, int other) {
        return games[agent][other];
    }

    double points(int agent) {
        return IntStream.range(0, names.size())
                .mapToDouble(other -> points[agent][other])
                .sum();
    }

    long games(int agent) {
        return IntStream.range(0, names.size())
                .mapToLong(other -> games[agent][other])
                .sum();
    }
}
