package dev.kumite.lab.regret;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.lab.play.Played;
import java.util.Arrays;

/** What is at stake in a position: what each of its moves gives away, in half points. */
public final class Dilemma {
    private final Position position;
    private final int value;
    private final int[] moves;
    /** 0, 1 or 2 half points for each move. */
    private final int[] losses;

    Dilemma(Game game, Oracle oracle, Position position) {
        this.position = position;
        value = oracle.exact(position);
        moves = game.moves(position);
        losses = new int[moves.length];
        int best = 0;
        for (int i = 0; i < moves.length; i++) {
            position.make(moves[i]);
            losses[i] = halfPoints(Oracle.turned(oracle.exact(position)));
            position.unmake();
            best = Math.max(best, losses[i]);
        }
        for (int i = 0; i < moves.length; i++) losses[i] = best - losses[i];
    }

    private static int halfPoints(int value) {
        if (value == Oracle.UNKNOWN) throw new IllegalStateException("a move leads out of the tables");
        return value == Oracle.WIN ? 2 : value == Oracle.DRAW ? 1 : 0;
    }

    public Position position() {
        return position;
    }

    /** Of the position, for the player to move. */
    int value() {
        return value;
    }

    /** Whether a move can be wrong. */
    boolean isOne() {
        return Arrays.stream(losses).anyMatch(loss -> loss > 0);
    }

    private int loss(int move) {
        for (int i = 0; i < moves.length; i++) if (moves[i] == move) return losses[i];
        throw new IllegalArgumentException("not a legal move: " + move);
    }

    /** What an agent has given away, in half points; one that fails, and so loses, gives away the whole value. */
    public int loss(Played played) {
        return played.failure().isEmpty() ? loss(played.moves().toArray()[0]) : halfPoints(value);
    }

    /** The share of the moves that give away this many half points: how often a random player does. */
    double chance(int halfPoints) {
        return (double) Arrays.stream(losses).filter(loss -> loss == halfPoints).count() / losses.length;
    }
}
