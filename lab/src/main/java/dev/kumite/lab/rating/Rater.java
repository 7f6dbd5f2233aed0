package dev.kumite.lab.rating;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.Store;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Rates a newcomer: first a pair of games against every anchor, then round after round against those near its estimate,
 * which tell most about it. All rounds are one run in the store, made longer each time; which games a round has depends
 * on the results before it alone, so that a rating which was interrupted continues to the same games.
 */
public final class Rater {
    private static final int PAIR = 2;
    private static final int NEAR = 3;
    private static final int PAIRS_OF_A_ROUND = 4;

    private final Ladder ladder;
    private final AnchoredFit fit;
    private final Agents agents;
    private final AgentMaker newcomer;
    private final Goal goal;
    private final Store store;
    private final String version;
    private final List<Ladder.Anchor> anchors;
    private volatile @Nullable Runner runner;
    private volatile boolean stopped;

    /**
     * How far to go.
     *
     * @param seed decides all that is random
     * @param elo how far the interval may reach to either side
     * @param games how many games there may be at most
     */
    public record Goal(long seed, double elo, int games, Limits limits) {}

    public Rater(Ladder ladder, Agents agents, AgentMaker newcomer, Goal goal, Store store, String version) {
        this.ladder = ladder;
        this.fit = new AnchoredFit(ladder);
        this.agents = agents;
        this.newcomer = newcomer;
        this.goal = goal;
        this.store = store;
        this.version = version;
        this.anchors = ladder.anchors().stream()
                .filter(anchor -> !anchor.agent().equals(newcomer.text()))
                .toList();
    }

    /** Plays until the rating is known well enough or all games are played; {@code watcher} hears after each batch. */
    public Rated play(int workers, Consumer<Rated> watcher) {
        int[] games = new int[anchors.size()];
        Arrays.fill(games, PAIR);
        while (true) {
            Runner playing = new Runner(store, PreparedPlan.of(plan(games), agents), version);
            runner = playing;
            if (stopped) playing.stop();
            int[] wanted = games;
            playing.play(workers, totals -> watcher.accept(rated(playing.run().id(), wanted)));
            Rated now = rated(playing.run().id(), games);
            if (stopped || now.enough() || now.games() >= goal.games) return now;
            games = longer(games, now);
        }
    }

    /** Ends the play soon, from any thread; what is finished is stored. */
    public void stop() {
        stopped = true;
        Runner playing = runner;
        if (playing != null) playing.stop();
    }

    private Plan plan(int[] games) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < games.length; i++)
            contests.add(Contest.Match.of(
                    ladder.game(), newcomer.text(), anchors.get(i).agent(), games[i]));
        return new Plan("rating of " + newcomer.text(), goal.seed, contests, new Stop.Never(), goal.limits);
    }

    /** A round more for the anchors from whom most can be learned: those whose score is least certain. */
    private int[] longer(int[] games, Rated now) {
        int[] longer = games.clone();
        int left = (goal.games - (int) now.games()) / PAIR;
        List<Integer> best = IntStream.range(0, anchors.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -information(i, now.rating())))
                .limit(NEAR)
                .toList();
        for (int anchor : best) {
            int pairs = Math.max(0, Math.min(PAIRS_OF_A_ROUND, left));
            longer[anchor] += PAIR * pairs;
            left -= pairs;
        }
        if (Arrays.equals(longer, games)) longer[best.get(0)] += PAIR;
        return longer;
    }

    private double information(int anchor, Interval rating) {
        double score = fit.expected(rating.value(), anchors.get(anchor).rating().value());
        return score * (1 - score);
    }

    private Rated rated(long run, int[] games) {
        List<AnchoredFit.Meeting> meetings = new ArrayList<>();
        List<Rated.Result> results = new ArrayList<>();
        Map<String, Long> forfeits = new TreeMap<>();
        long[][] counts = new long[anchors.size()][3];
        for (int i = 0; i < anchors.size(); i++) {
            long[][] byFirst = new long[2][3];
            store.games(run, i, games[i], game -> {
                Played played = game.played();
                byFirst[played.sideOfA() == played.firstSide() ? 1 : 0][(int) (2 - 2 * played.score())]++;
                if (!played.failure().isEmpty()
                        && Result.winner(played.outcome().result()) == 1 - played.sideOfA())
                    forfeits.merge(fault(played.outcome().ending()), 1L, Long::sum);
            });
            double rating = anchors.get(i).rating().value();
            for (int first = 0; first < 2; first++) {
                long[] of = byFirst[first];
                meetings.add(new AnchoredFit.Meeting(rating, first == 1, of[0], of[1], of[2]));
                for (int k = 0; k < 3; k++) counts[i][k] += of[k];
            }
        }
        Interval rating = fit.rating(meetings);
        for (int i = 0; i < anchors.size(); i++)
            results.add(new Rated.Result(
                    anchors.get(i).agent(),
                    anchors.get(i).rating().value(),
                    counts[i][0],
                    counts[i][1],
                    counts[i][2],
                    fit.expected(rating.value(), anchors.get(i).rating().value())));
        return Rated.of(run, ladder, newcomer.text(), rating, goal.elo, results, forfeits);
    }

    private static String fault(Ending ending) {
        if (ending == Ending.OVERTIME || ending == Ending.HANGING) return "exceeded its time";
        return ending == Ending.ILLEGAL_MOVE ? "answered an illegal move" : "failed";
    }
}
