package dev.kumite.agents.tabular;

import dev.kumite.games.Position;
import dev.kumite.games.Rng;

/** The table holds the moves themselves, by position and move. */
final class ActionValues implements MoveValues {
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private final ValueTable table;

    ActionValues(ValueTable table) {
        this.table = table;
    }

    static long key(long position, int move) {
        return Rng.mix(position + move * PRIME);
    }

    @Override
    public void judge(Position position, int[] moves, int from, int end, double[] out) {
        long here = position.viewKey();
        for (int i = from; i < end; i++) out[i] = table.get(key(here, position.viewMove(moves[i])));
    }
}
