package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Tunable;
import java.util.List;

/**
 * Men and kings alone, each minus the other side's. tischner's public program has 10 for a man and 30 for a king; the
 * program that she cites for UCT has 1 and 6.
 */
final class Count implements Tunable {
    private static final List<String> NAMES = List.of("man", "king");

    private final int man;
    private final int king;

    Count() {
        this(10, 30);
    }

    private Count(int man, int king) {
        this.man = man;
        this.king = king;
    }

    @Override
    public String name() {
        return "pieces";
    }

    @Override
    public String help() {
        return "men and kings alone, 10 and 30 as in tischner's program; pieces:MAN:KING with other weights";
    }

    @Override
    public int score(Position position) {
        CheckersPosition p = (CheckersPosition) position;
        return worth(p.own(), p.kings()) - worth(p.other(), p.kings());
    }

    private int worth(long pieces, long kings) {
        return man * Long.bitCount(pieces & ~kings) + king * Long.bitCount(pieces & kings);
    }

    @Override
    public void features(Position position, int[] out) {
        CheckersPosition p = (CheckersPosition) position;
        out[0] = Long.bitCount(p.own() & ~p.kings()) - Long.bitCount(p.other() & ~p.kings());
        out[1] = Long.bitCount(p.own() & p.kings()) - Long.bitCount(p.other() & p.kings());
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int[] weights() {
        return new int[] {man, king};
    }

    @Override
    public Tunable with(int[] weights) {
        return new Count(weights[0], weights[1]);
    }

    /** Two men. */
    @Override
    public double scale() {
        return Math.max(1, 2 * man);
    }
}
