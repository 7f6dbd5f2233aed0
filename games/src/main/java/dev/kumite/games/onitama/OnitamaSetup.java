package dev.kumite.games.onitama;

import dev.kumite.games.core.Ending;
import java.util.BitSet;

/**
 * A position as plain data, from which either board is made.
 *
 * @param blue Blue's squares, the master's among them
 * @param blueMaster Blue's master's square, or {@link #GONE}
 */
record OnitamaSetup(int size, int side, BitSet blue, BitSet red, int blueMaster, int redMaster, int hands) {
    /** The square of a captured master. */
    static final int GONE = 255;

    /** The start: each side's men on its home row, the master in the middle. */
    static OnitamaSetup start(int size, int side, int hands) {
        BitSet blue = new BitSet();
        BitSet red = new BitSet();
        int last = size * (size - 1);
        blue.set(0, size);
        red.set(last, last + size);
        return new OnitamaSetup(size, side, blue, red, size / 2, last + size / 2, hands);
    }

    BitSet men(int of) {
        return of == 0 ? blue : red;
    }

    int master(int of) {
        return of == 0 ? blueMaster : redMaster;
    }

    /** The square that this side's master must reach: the other side's temple. */
    static int goal(int size, int of) {
        return of == 0 ? size * (size - 1) + size / 2 : size / 2;
    }

    /** The key of this setup from scratch. */
    long key() {
        long key = OnitamaKeys.hands(hands) ^ (side == 1 ? OnitamaKeys.SIDE : 0);
        for (int of = 0; of < 2; of++)
            for (int at = men(of).nextSetBit(0); at >= 0; at = men(of).nextSetBit(at + 1))
                key ^= OnitamaKeys.man(of, at == master(of), at);
        return key;
    }

    /** Whether the side that just moved has won, and how. Both at once counts as stone. */
    Ending ending() {
        if (master(side) == GONE) return OnitamaPosition.STONE;
        return master(1 - side) == goal(size, 1 - side) ? OnitamaPosition.STREAM : Ending.NONE;
    }

    OnitamaPosition position() {
        return size <= SmallPosition.LARGEST ? new SmallPosition(this) : new LargePosition(this);
    }
}
