package dev.kumite.web.table;

import dev.kumite.games.Ending;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.view.MoveView;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.TableView.OverView;
import dev.kumite.web.view.TableView.PlyView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A table's game played through from its start.
 *
 * @param history every ply as it is shown
 * @param board the position that is on the board
 * @param end the position after the last ply
 * @param outcome how the game stands or ended after the last ply
 */
record Walk(List<PlyView> history, Position board, Position end, Outcome outcome) {
    /** Both players agreed to a draw. */
    static final int AGREED = 2;

    static final int NOBODY = -1;

    static Walk of(Game game, StoredSitting state) {
        return sound(() -> through(game, state));
    }

    /** How the game ended or stands, without all that is to be seen on the way. */
    static Outcome outcome(Game game, StoredSitting state) {
        return sound(() -> {
            Replay replay = new Replay(game, game.notation().read(state.start()));
            state.plies().forEach(ply -> replay.make(ply.move()));
            return outcome(game, state, replay.end(), state.plies().size());
        });
    }

    private static <T> T sound(Supplier<T> walking) {
        try {
            return walking.get();
        } catch (RuntimeException broken) {
            throw Refusal.conflict("the game of this table cannot be played through: the store is damaged, or it was"
                    + " played by other rules");
        }
    }

    private static Walk through(Game game, StoredSitting state) {
        Replay replay = new Replay(game, game.notation().read(state.start()));
        List<PlyView> history = new ArrayList<>();
        Position board = null;
        for (StoredSitting.Ply ply : state.plies()) {
            Position at = replay.position();
            if (history.size() == state.board()) board = at.copy();
            MoveView shape = MoveView.of(game, at, ply.move());
            history.add(new PlyView(history.size() + 1, at.sideToMove(), shape.move(), shape, ply.value(), ply.by()));
            replay.make(ply.move());
        }
        Position end = replay.end();
        return new Walk(
                List.copyOf(history),
                board == null ? end.copy() : board,
                end,
                outcome(game, state, end, history.size()));
    }

    private static Outcome outcome(Game game, StoredSitting state, Position end, int plies) {
        if (state.resigned() == AGREED) return new Outcome(Result.DRAW, Ending.AGREED, plies);
        if (state.resigned() >= 0) return new Outcome(Result.win(1 - state.resigned()), Ending.RESIGNED, plies);
        if (end.result() == Result.ONGOING && plies >= game.plyCap())
            return new Outcome(Result.ONGOING, Ending.UNFINISHED, plies);
        return Outcome.of(end, plies);
    }

    boolean over() {
        return outcome.ending() != Ending.NONE;
    }

    static @Nullable OverView end(Game game, Outcome outcome) {
        if (outcome.ending() == Ending.NONE) return null;
        return new OverView(Result.winner(outcome.result()), outcome.ending().word(), outcome.sentence(game));
    }

    /** Whose turn it was after so many plies. */
    int sideAt(int plies) {
        return plies < history.size() ? history.get(plies).side() : end.sideToMove();
    }
}
