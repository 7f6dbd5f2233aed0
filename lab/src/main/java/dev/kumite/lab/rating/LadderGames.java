package dev.kumite.lab.rating;

import dev.kumite.games.Game;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Meeting;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.util.ArrayList;
import java.util.List;

/** How a ladder comes about: each agent plays the next few above it, and all games together give the ratings. */
public final class LadderGames {
    /** Agents farther apart in the expected order tell little about each other. */
    private static final int REACH = 2;

    private LadderGames() {}

    /** What is to be played; an ordinary run. */
    public static Plan plan(Game game, List<String> agents, int games, long seed) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < agents.size(); i++)
            for (int j = i + 1; j <= i + REACH && j < agents.size(); j++)
                contests.add(Contest.match(game.text(), agents.get(i), agents.get(j), games));
        return new Plan("ladder of " + game.text(), seed, contests, Stop.NEVER, Plan.Umpiring.USUAL);
    }

    /** The ratings that the games of such a run give; the first agent is the zero. */
    public static Ladder of(Store store, StoredRun run, List<String> agents) {
        List<Contest> contests = run.plan().contests();
        long[][][] counts = new long[contests.size()][2][3];
        store.results(run.id(), result -> {
            if (result.number() >= contests.get(result.contest()).games()) return;
            boolean first = result.played().sideOfA() == result.played().firstSide();
            counts[result.contest()][first ? 0 : 1][
                    (int) (2 - 2 * result.played().score())]++;
        });
        List<Meeting> meetings = new ArrayList<>();
        long[] games = new long[agents.size()];
        for (int i = 0; i < contests.size(); i++) {
            int a = agents.indexOf(contests.get(i).a());
            int b = agents.indexOf(contests.get(i).b());
            long[] first = counts[i][0];
            long[] second = counts[i][1];
            meetings.add(new Meeting(a, b, first[0], first[1], first[2]));
            meetings.add(new Meeting(b, a, second[2], second[1], second[0]));
            for (long count : first) games[a] += count;
            for (long count : second) games[a] += count;
            for (long count : first) games[b] += count;
            for (long count : second) games[b] += count;
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
