package dev.kumite.lab.summary;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.replay.ReplayedGame;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.util.ArrayList;
import java.util.List;

/** The games of a run that a report lists: all up to a thousand, otherwise equally many of each contest. */
public final class GameList {
    private final Store store;
    private final StoredRun run;

    public GameList(Store store, StoredRun run) {
        this.store = store;
        this.run = run;
    }

    public Games block() {
        List<Contest> contests = run.plan().contests();
        boolean all = run.games() <= Games.LIMIT;
        int ofEach = Math.max(1, Games.LIMIT / contests.size());
        Replayer replayer = new Replayer(run);
        List<Games.Entry> entries = new ArrayList<>();
        for (int contest = 0; contest < contests.size() && entries.size() < Games.LIMIT; contest++) {
            int games = contests.get(contest).games();
            store.games(
                    run.id(),
                    contest,
                    all ? games : Math.min(games, ofEach),
                    game -> entries.add(entry(replayer.replay(game), contests.size() > 1, entries.size() + 1L)));
        }
        return new Games(entries, Math.max(run.games(), entries.size()), whereTheRestIs(ofEach));
    }

    private static Games.Entry entry(ReplayedGame game, boolean several, long number) {
        int first = game.played().firstSide();
        return new Games.Entry(
                several ? number : game.stored().number() + 1L,
                game.agent(first),
                game.agent(1 - first),
                several ? game.place() + ", " + game.contest().label() + ": " + game.sentence() : game.sentence(),
                game.played().outcome().plies(),
                String.join(" ", game.moves()));
    }

    private String whereTheRestIs(int ofEach) {
        return "Listed are the first " + ofEach + " games of each contest. All of them are in " + store.file()
                + ": kumite runs export " + run.id() + " writes them to a file, kumite replay " + run.id()
                + " CONTEST.GAME shows one.";
    }
}
