package dev.kumite.agents.tabular;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;

/** The table's values for the moves of a position. Not thread-safe: one per player. */
interface MoveValues {
    /** Writes into {@code out[from … end − 1]} what the moves at these places are worth for the player to move. */
    void judge(Position position, int[] moves, int from, int end, double[] out);

    /** The table holds the moves themselves, by position and move. */
    final class OfActions implements MoveValues {
        private static final long PRIME = 0x9E3779B97F4A7C15L;

        private final ValueTable table;
        private final long[] keys;

        /** @param room for how many moves */
        OfActions(ValueTable table, int room) {
            this.table = table;
            keys = new long[room];
        }

        static long key(long position, int move) {
            return Rng.mix(position + move * PRIME);
        }

        @Override
        public void judge(Position position, int[] moves, int from, int end, double[] out) {
            long here = position.viewKey();
            for (int i = from; i < end; i++) keys[i] = key(here, position.viewMove(moves[i]));
            table.get(keys, from, end, out);
        }
    }

    /** A move is worth what the position after it is worth, which the table has for the other player. */
    final class OfStates implements MoveValues {
        private final ValueTable table;
        private final long[] after;

        /** @param room for how many moves */
        OfStates(ValueTable table, int room) {
            this.table = table;
            after = new long[room];
        }

        @Override
        public void judge(Position position, int[] moves, int from, int end, double[] out) {
            position.viewKeysAfter(moves, from, end, after);
            table.get(after, from, end, out);
            for (int i = from; i < end; i++) out[i] = -out[i];
        }

        /** The key of the position after the move at this place, which was judged last. */
        long after(int place) {
            return after[place];
        }
    }

    /** The place of the highest value; equal ones are equally likely. */
    static int best(double[] values, int count, Rng rng) {
        int chosen = 0;
        int equals = 1;
        for (int i = 1; i < count; i++) {
            if (values[i] < values[chosen]) continue;
            equals = values[i] > values[chosen] ? 1 : equals + 1;
            if (equals == 1 || rng.below(equals) == 0) chosen = i;
        }
        return chosen;
    }
}
