package dev.kumite.games.record;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;

/**
 * Plays a recorded game move by move. Where a draw by repetition must be claimed, players sometimes play on; the
 * replay then continues from the same position without its history, so that the later moves can still be read and
 * written.
 */
public final class Replay {
    private final Game game;
    private Position position;

    public Replay(Game game, Position start) {
        this.game = game;
        this.position = start;
    }

    /** The position reached, ready for its next move if it has one. */
    public Position position() {
        if (position.ending().isByHistory())
            position = game.notation().read(game.notation().write(position));
        return position;
    }

    public void make(int move) {
        position().make(move);
    }

    /** Another replay of the same moves but the last, for a move in its place. */
    Replay withoutLast() {
        Position before = position.copy();
        before.unmake();
        return new Replay(game, before);
    }

    /** The position reached, ended by repetition if the last move repeated it. */
    public Position end() {
        return position;
    }
}
