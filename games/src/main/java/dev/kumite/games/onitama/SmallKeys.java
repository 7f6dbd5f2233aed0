package dev.kumite.games.onitama;

/** Keys of small boards where they are not kept up to date move by move. */
final class SmallKeys {
    private SmallKeys() {}

    /** The key of a position whose men, hands and side to move are known. */
    static long of(SmallPosition p) {
        return OnitamaKeys.hands(p.hands)
                ^ (p.side == 1 ? OnitamaKeys.SIDE : 0)
                ^ men(p.side, p.own, p.ownMaster)
                ^ men(1 - p.side, p.other, p.otherMaster);
    }

    private static long men(int side, long men, int master) {
        long key = 0;
        for (long left = men; left != 0; left &= left - 1) {
            int at = Long.numberOfTrailingZeros(left);
            key ^= OnitamaKeys.man(side, at == master, at);
        }
        return key;
    }

    /** As {@link OnitamaPosition#turnedMenKey}. */
    static long turnedMen(SmallPosition p) {
        return turnedMen(p, p.side, p.own, p.ownMaster) ^ turnedMen(p, 1 - p.side, p.other, p.otherMaster);
    }

    private static long turnedMen(SmallPosition p, int side, long men, int master) {
        long key = 0;
        for (long left = men; left != 0; left &= left - 1) {
            int at = Long.numberOfTrailingZeros(left);
            key ^= OnitamaKeys.man(1 - side, at == master, p.opposite(at));
        }
        return key;
    }

    /**
     * Without making the moves: after Red's move Blue sees the plain key, after Blue's move Red sees the turned one, which
     * is worked out once; each move then changes a man or two and a card.
     */
    static void viewKeysAfter(SmallPosition p, int[] moves, int from, int end, long[] out) {
        boolean turn = p.side == 0;
        int mover = 1; // whoever moves next is Blue to himself
        long before = turn ? turnedMen(p) ^ OnitamaKeys.hands(Hands.swapped(p.hands)) : p.key ^ OnitamaKeys.SIDE;
        int sideCard = Hands.sideCard(p.hands);
        for (int i = from; i < end; i++) {
            int move = moves[i];
            long after = before ^ OnitamaKeys.exchange(mover, OnitamaMoves.card(move), sideCard);
            if (!OnitamaMoves.isPass(move)) {
                int to = OnitamaMoves.to(move);
                int seenFrom = turn ? p.opposite(OnitamaMoves.from(move)) : OnitamaMoves.from(move);
                int seenTo = turn ? p.opposite(to) : to;
                boolean master = OnitamaMoves.from(move) == p.ownMaster;
                after ^= OnitamaKeys.man(mover, master, seenFrom) ^ OnitamaKeys.man(mover, master, seenTo);
                if ((p.other >>> to & 1) != 0) after ^= OnitamaKeys.man(1 - mover, to == p.otherMaster, seenTo);
            }
            out[i] = after;
        }
    }
}
