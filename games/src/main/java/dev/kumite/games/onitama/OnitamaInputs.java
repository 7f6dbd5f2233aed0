package dev.kumite.games.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.SquareInputs;

/**
 * Onitama for a small network: students and masters of both sides by square, the squares that each side's students and
 * its master can reach with the cards in hand, and the cards themselves. What was learned with some cards therefore applies to
 * others. For boards whose squares fit into one word.
 */
final class OnitamaInputs extends SquareInputs {
    private static final int WORDS = 11;

    OnitamaInputs(int size) {
        super("onitama", size, WORDS);
    }

    @Override
    public void read(Position position, long[] words) {
        SmallPosition p = (SmallPosition) position;
        int side = p.side;
        long ownMaster = 1L << p.ownMaster;
        long otherMaster = 1L << p.otherMaster;
        words[0] = seen(p.own & ~ownMaster, side);
        words[1] = seen(ownMaster, side);
        words[2] = seen(p.other & ~otherMaster, side);
        words[3] = seen(otherMaster, side);
        readReach(p, side, p.own & ~ownMaster, p.ownMaster, words, 4);
        readReach(p, 1 - side, p.other & ~otherMaster, p.otherMaster, words, 6);
        words[8] = hand(p.hands, side);
        words[9] = hand(p.hands, 1 - side);
        words[10] = 1L << Hands.sideCard(p.hands);
    }

    private void readReach(SmallPosition p, int of, long students, int master, long[] words, int at) {
        int a = Hands.first(p.hands, of) << 1 | of;
        int b = Hands.second(p.hands, of) << 1 | of;
        words[at] = seen(p.tables.moved(students, a, b), p.side);
        words[at + 1] = seen(p.tables.reach(a, master) | p.tables.reach(b, master), p.side);
    }

    private static long hand(int hands, int of) {
        return 1L << Hands.first(hands, of) | 1L << Hands.second(hands, of);
    }

    @Override
    public int phase(Position position) {
        SmallPosition p = (SmallPosition) position;
        return (Long.bitCount(p.own | p.other) - 2) * PHASES / (2 * size - 1);
    }
}
