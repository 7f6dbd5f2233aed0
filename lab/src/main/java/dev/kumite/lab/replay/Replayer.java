package dev.kumite.lab.replay;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Replays the stored games of a run from their records and checks that each ends as it was stored. Needs the rules of
 * the games, not the agents.
 */
public final class Replayer {
    /** How a game may end although the rules would let it continue. */
    private static final Set<Ending> BY_THE_UMPIRE = Set.of(
            Ending.UNFINISHED, Ending.ILLEGAL_MOVE, Ending.FAILED, Ending.OVERTIME, Ending.HANGING, Ending.ADJUDICATED);

    private final StoredRun run;
    private final List<Game> games;

    public Replayer(StoredRun run) {
        this.run = run;
        this.games = run.plan().contests().stream()
                .map(contest -> Games.parse(contest.game()))
                .toList();
    }

    /** The contest's and the game's numbers as people count: {@code 3.12}. */
    public static String place(StoredGame stored) {
        return stored.contest() + 1 + "." + (stored.number() + 1);
    }

    /** Replays all games of a run for the check alone, so that figures made from them can be trusted. */
    public static void check(Store store, StoredRun run) {
        Replayer replayer = new Replayer(run);
        store.games(run.id(), stored -> {
            if (run.plan().includes(stored.contest(), stored.number())) replayer.play(stored, (position, move) -> {});
        });
    }

    /** Replays a game. A record that does not lead to the end that was stored is refused. */
    public ReplayedGame replay(StoredGame stored) {
        Game game = games.get(stored.contest());
        List<String> texts = new ArrayList<>();
        play(stored, (position, move) -> texts.add(game.notation().writeMove(position, move)));
        return new ReplayedGame(run.plan().contests().get(stored.contest()), game, stored, texts);
    }

    /** Called before each move is made. */
    private interface Listener {
        void hear(Position position, int move);
    }

    private void play(StoredGame stored, Listener listener) {
        try {
            play(run.plan().contests().get(stored.contest()), games.get(stored.contest()), stored.played(), listener);
        } catch (BadInput bad) {
            throw Unavailable.permanently("game " + place(stored) + " of run " + run.id() + " does not replay: "
                    + bad.line() + "; the store is damaged, or its games were played by other rules");
        }
    }

    private static void play(Contest contest, Game game, Played played, Listener listener) {
        Position position = game.notation().read(played.setup());
        if (position.sideToMove() != played.firstSide()) throw new BadInput("the other side has the first move");
        int plies = 0;
        int[] legal = new int[game.maxMoves()];
        for (int move : played.moves().toArray()) {
            int end = position.moves(legal, 0);
            if (position.result() != Result.ONGOING)
                throw new BadInput("the game is over after " + plies + " plies, but has more moves");
            if (Arrays.stream(legal, 0, end).noneMatch(one -> one == move))
                throw new BadInput("move " + (plies + 1) + " is not legal");
            listener.hear(position, move);
            position.make(move);
            plies++;
        }
        check(contest, game, played, position, plies);
    }

    private static void check(Contest contest, Game game, Played played, Position end, int plies) {
        Outcome stored = played.outcome();
        if (stored.plies() != plies) throw new BadInput("it has " + plies + " moves, not " + stored.plies());
        for (int side = 0; side < 2; side++)
            if (end.pieces(side) != played.pieces(side))
                throw new BadInput(game.sideName(side) + " is left with " + end.pieces(side) + " pieces, not "
                        + played.pieces(side));
        if (!(contest instanceof Contest.Match)) return;
        Outcome reached = Outcome.of(end, plies);
        boolean umpired = BY_THE_UMPIRE.contains(stored.ending())
                && (reached.result() == Result.ONGOING || !played.failure().isEmpty());
        if (!umpired && !reached.equals(stored))
            throw new BadInput(
                    "the moves say '" + reached.sentence(game) + "', the store says '" + stored.sentence(game) + "'");
    }
}
