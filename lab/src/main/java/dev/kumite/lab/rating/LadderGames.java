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

/** How a ladder is made: each agent plays the next few above it, and all games together give the ratings. */
public final class LadderGames {
    /** Agents farther apart in the expected order tell little about each other. */
    private static final int REACH = 2;

    private LadderGames() {}

    /** The games to play; an ordinary run. */
    public static Plan plan(Game game, List<String> agents, int games, long seed) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < agents.size(); i++)
            for (int j = i + 1; j <= i + REACH && j < agents.size(); j++)
                contests.add(Contest.Match.of(game.text(), agents.get(i), agents.get(j), games));
        return new Plan("ladder of " + game.text(), seed, contests, new Stop.Never(), Limits.USUAL);
    }

    /** The ratings that the games of such a run give; the first agent is the zero. */
    public static Ladder of(Store store, StoredRun run, List<String> agents) {
        List<Contest> contests = run.plan().contests();
        List<Meeting> meetings = new ArrayList<>();
        long[] games = new long[agents.size()];
        for (ContestTotals totals : Totals.of(store, run).contests()) {
            List<Contest.Entrant> entrants = totals.contest().entrants();
            int a = agents.indexOf(entrants.get(0).agent());
            int b = agents.indexOf(entrants.get(1).agent());
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
        BradleyTerry fit = BradleyTerry.fit(agents.size(), meetings);
        List<Ladder.Anchor> anchors = new ArrayList<>();
        for (int i = 0; i < agents.size(); i++)
            anchors.add(new Ladder.Anchor(agents.get(i), fit.difference(i, 0), Math.max(1, games[i])));
        return new Ladder(
                contests.get(0).game(),
                run.version(),
                "kumite rate --rebuild '" + contests.get(0).game() + "' --games "
                        + contests.get(0).games(),
                fit.firstPlayerAdvantage().value(),
                fit.drawShare(),
                anchors);
    }
}
