package dev.kumite.agents.tabular;

import dev.kumite.games.Position;

/** A move is worth what the position after it is worth, which the table has for the other player. */
final class StateValues implements MoveValues {
    private final ValueTable table;
    private final long[] after;

    /** @param room for how many moves */
    StateValues(ValueTable table, int room) {
        this.table = table;
        after = new long[room];
    }

    @Override
    public void judge(Position position, int[] moves, int from, int end, double[] out) {
        position.viewKeysAfter(moves, from, end, after);
        for (int i = from; i < end; i++) out[i] = -table.get(after[i]);
    }

    /** The key of the position after the move at this place, which was judged last. */
    long after(int place) {
        return after[place];
    }
}
