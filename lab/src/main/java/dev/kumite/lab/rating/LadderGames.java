package dev.kumite.lab.rating;

import dev.kumite.games.Game;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Meeting;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.List;

/**
 * How a ladder is made: each agent plays the next few above it, and all games together give the ratings. Fast agents
 * play more games than slow ones, so that the time goes where it makes the ratings most certain.
 */
public final class LadderGames {
    /** Agents farther apart in the expected order tell little about each other. */
    private static final int REACH = 3;

    private static final List<Candidate> CANDIDATES = List.of(
            new Candidate("random", 10),
            new Candidate("greedy", 10),
            new Candidate("mcts(iterations=100)", 10),
            new Candidate("strong(depth=1)", 10),
            new Candidate("alphabeta(depth=2)", 10),
            new Candidate("mcts(iterations=1k)", 8),
            new Candidate("strong(depth=3)", 8),
            new Candidate("alphabeta(depth=4)", 8),
            new Candidate("strong(depth=6)", 5),
            new Candidate("strong(nodes=10k)", 5),
            new Candidate("strong(nodes=100k)", 2),
            new Candidate("strong(nodes=1M)", 1));

    /** In the order in which they are expected; their budgets do not depend on the machine. */
    public static final List<String> AGENTS =
            CANDIDATES.stream().map(Candidate::agent).toList();

    private LadderGames() {}

    /**
     * An agent of a ladder.
     *
     * @param weight how many games it plays for each one that the slowest plays
     */
    private record Candidate(String agent, int weight) {}

    /**
     * The games to play; an ordinary run.
     *
     * @param games of each pair with the slowest agent; other pairs play up to ten times as many
     */
    public static Plan plan(Game game, int games, long seed, Limits limits) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < CANDIDATES.size(); i++)
            for (int j = i + 1; j <= i + REACH && j < CANDIDATES.size(); j++) {
                Candidate a = CANDIDATES.get(i);
                Candidate b = CANDIDATES.get(j);
                int ofThese = Math.multiplyExact(games, Math.min(a.weight, b.weight));
                contests.add(Contest.Match.of(game.text(), a.agent, b.agent, ofThese));
            }
        return new Plan("ladder of " + game.text(), seed, contests, new Stop.Never(), limits);
    }

    private static String seed(Plan plan) {
        return plan.seed() == 1 ? "" : " --seed " + plan.seed();
    }

    /** The ratings that the games of such a run give; {@code random} is the zero. */
    public static Ladder of(Store store, StoredRun run) {
        List<Contest> contests = run.plan().contests();
        Contest last = contests.get(contests.size() - 1); // of the slowest agent
        List<Meeting> meetings = new ArrayList<>();
        long[] games = new long[AGENTS.size()];
        for (ContestTotals totals : Totals.of(store, run).contests()) {
            List<Contest.Entrant> entrants = totals.contest().entrants();
            int a = AGENTS.indexOf(entrants.get(0).agent());
            int b = AGENTS.indexOf(entrants.get(1).agent());
            meetings.add(new Meeting(
                    a,
                    b,
                    totals.countByTurn(0, ContestTotals.WON),
                    totals.countByTurn(0, ContestTotals.DRAWN),
                    totals.countByTurn(0, ContestTotals.LOST)));
            meetings.add(new Meeting(
                    b,
                    a,
                    totals.countByTurn(1, ContestTotals.LOST),
                    totals.countByTurn(1, ContestTotals.DRAWN),
                    totals.countByTurn(1, ContestTotals.WON)));
            games[a] += totals.games();
            games[b] += totals.games();
        }
        BradleyTerry fit = BradleyTerry.fit(AGENTS.size(), meetings);
        List<Ladder.Anchor> anchors = new ArrayList<>();
        for (int i = 0; i < AGENTS.size(); i++)
            anchors.add(new Ladder.Anchor(AGENTS.get(i), fit.difference(i, 0), Math.max(1, games[i])));
        return new Ladder(
                last.game(),
                run.version(),
                "kumite rate --rebuild '" + last.game() + "' --games " + last.games() + seed(run.plan()),
                fit.firstPlayerAdvantage().value(),
                fit.drawShare(),
                anchors);
    }
}
