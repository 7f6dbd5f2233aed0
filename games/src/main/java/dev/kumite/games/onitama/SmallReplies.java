package dev.kumite.games.onitama;

/** Counts the replies to all moves of a position, playing each move on a set of men instead of the position. */
final class SmallReplies {
    private SmallReplies() {}

    /** As {@link SmallPosition#countReplies}; 0 if the player to move can only pass. */
    static long count(SmallPosition p) {
        return byCard(p, Hands.first(p.hands, p.side)) + byCard(p, Hands.second(p.hands, p.side));
    }

    private static long byCard(SmallPosition p, int card) {
        SmallTable tables = p.tables;
        int theirs = 1 - p.side;
        int wayA = Hands.first(p.hands, theirs) << 1 | theirs;
        int wayB = Hands.second(p.hands, theirs) << 1 | theirs;
        long goal = 1L << OnitamaSetup.goal(p.size, p.side);
        long replies = 0;
        for (long men = p.own; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            long wins = 1L << p.otherMaster | (from == p.ownMaster ? goal : 0);
            for (long to = tables.reach(card << 1 | p.side, from) & ~p.own; to != 0; to &= to - 1) {
                long square = to & -to;
                int count = tables.countMoves(p.other & ~square, wayA, wayB);
                replies += (square & wins) != 0 ? 1 : count == 0 ? 2 : count;
            }
        }
        return replies;
    }
}
