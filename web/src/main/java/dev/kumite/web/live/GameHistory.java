package dev.kumite.web.live;

import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.view.LiveGameView.OverView;
import dev.kumite.web.view.LiveGameView.PlyView;
import dev.kumite.web.view.MoveView;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a live game, replayed from its start.
 *
 * @param plies every ply as it is shown
 * @param board the position that is on the board
 * @param captured for each side the letters of its pieces that were captured until then
 * @param end the position after the last ply
 * @param outcome how the game stands or ended after the last ply
 */
record GameHistory(List<PlyView> plies, Position board, List<String> captured, Position end, Outcome outcome) {
    /** Both players agreed to a draw. */
    static final int AGREED = 2;

    /** Plus a side: that side has run out of time. */
    static final int LATE = 3;

    static final int NOBODY = -1;

    static GameHistory of(Game game, StoredLiveGame state) {
        return sound(() -> replay(game, state));
    }

    /** Only how the game ended or stands, for lists. */
    static Outcome outcome(Game game, StoredLiveGame state) {
        return sound(() -> {
            Replay replay = new Replay(game, game.notation().read(state.start()));
            state.plies().forEach(ply -> replay.make(ply.move()));
            return outcome(game, state, replay.end(), state.plies().size());
        });
    }

    private static <T> T sound(Supplier<T> replaying) {
        try {
            return replaying.get();
        } catch (RuntimeException broken) {
            throw Refusal.conflict(
                    "this game cannot be replayed: the store is damaged, or the game was played by other rules");
        }
    }

    private static GameHistory replay(Game game, StoredLiveGame state) {
        Replay replay = new Replay(game, game.notation().read(state.start()));
        List<PlyView> history = new ArrayList<>();
        List<StringBuilder> captured = List.of(new StringBuilder(), new StringBuilder());
        Position board = null;
        for (StoredLiveGame.Ply ply : state.plies()) {
            Position at = replay.position();
            if (history.size() == state.board()) board = at.copy();
            MoveView shape = MoveView.of(game, at, ply.move());
            if (board == null && !shape.captured().isEmpty()) add(captured, game.draw(at), shape.captured());
            history.add(new PlyView(history.size() + 1, at.sideToMove(), shape.move(), shape, ply.value(), ply.by()));
            replay.make(ply.move());
        }
        Position end = replay.end();
        return new GameHistory(
                List.copyOf(history),
                board == null ? end.copy() : board,
                captured.stream().map(StringBuilder::toString).toList(),
                end,
                outcome(game, state, end, history.size()));
    }

    private static void add(List<StringBuilder> captured, Drawing before, List<String> squares) {
        for (Drawing.Cell cell : before.cells())
            if (cell.owner() >= 0 && squares.contains(cell.name()))
                captured.get(cell.owner()).append(cell.piece());
    }

    private static Outcome outcome(Game game, StoredLiveGame state, Position end, int plies) {
        if (state.resigned() == AGREED) return new Outcome(Result.DRAW, Ending.AGREED, plies);
        if (state.resigned() >= LATE)
            return new Outcome(Result.win(1 - (state.resigned() - LATE)), Ending.OVERTIME, plies);
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

    /** The side to move after this number of plies. */
    int sideAt(int ply) {
        return ply < plies.size() ? plies.get(ply).side() : end.sideToMove();
    }
}
