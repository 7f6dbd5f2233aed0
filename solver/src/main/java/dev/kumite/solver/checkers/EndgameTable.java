package dev.kumite.solver.checkers;

import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The values of one slice, two bits per place, {@link Oracle#UNKNOWN} where there is no position. Small slices also
 * keep distances, one byte per place, after the values. While a slice is being solved, each value has a byte of its
 * own, so that threads do not interfere.
 */
final class EndgameTable {
    /** A win by the next move; only a draft knows it apart from other wins. */
    static final int WIN_AT_ONCE = 4;

    /** So many pieces have distances too. */
    private static final int WITH_DISTANCES = 4;

    private static final int PER_BYTE = 4;

    final Slice slice;
    private final int otherMenSets;
    private final int ownKingSets;
    private final int otherKingSets;
    private final boolean hasDistances;
    private byte @Nullable [] draft;
    private ByteBuffer packed;

    private EndgameTable(Slice slice, ByteBuffer packed) {
        this.slice = slice;
        this.packed = packed;
        otherMenSets = slice.otherMenSets();
        ownKingSets = slice.ownKingSets();
        otherKingSets = slice.otherKingSets();
        hasDistances = slice.pieces() <= WITH_DISTANCES;
    }

    static EndgameTable draft(Slice slice) {
        EndgameTable table = new EndgameTable(slice, ByteBuffer.allocateDirect(bytes(slice)));
        table.draft = new byte[slice.places()];
        return table;
    }

    static EndgameTable of(Slice slice, ByteBuffer packed) {
        return new EndgameTable(slice, packed);
    }

    private static int valueBytes(Slice slice) {
        return (slice.places() + PER_BYTE - 1) / PER_BYTE;
    }

    /** How large the packed table is. */
    static int bytes(Slice slice) {
        return valueBytes(slice) + (slice.pieces() <= WITH_DISTANCES ? slice.places() : 0);
    }

    ByteBuffer packed() {
        return packed;
    }

    /** The number of a placement of the men. */
    int block(int ownMen, int otherMen) {
        return Subsets.rank(ownMen) * otherMenSets + Subsets.rank(otherMen >>> 4);
    }

    /** The place of a position given by four sets of {@link Subsets#packed} squares. */
    int place(int ownMen, int ownKings, int otherMen, int otherKings) {
        int free = ~(ownMen | otherMen);
        int kings = Subsets.rankAmong(free, ownKings) * otherKingSets + Subsets.rankAmong(free, otherKings);
        return block(ownMen, otherMen) * (ownKingSets * otherKingSets) + kings;
    }

    int value(int place) {
        byte[] bytes = draft;
        return bytes != null ? bytes[place] : packed.get(place >>> 2) >>> 2 * (place & 3) & 3;
    }

    /** The plies to the next progress in a decided position, or −1 where they are not kept. */
    int distance(int place) {
        return hasDistances ? packed.get(valueBytes(slice) + place) & 0xFF : -1;
    }

    void draft(int place, int value, byte distance) {
        Objects.requireNonNull(draft)[place] = (byte) value;
        if (hasDistances && value != Oracle.DRAW && value != Oracle.UNKNOWN)
            packed.put(valueBytes(slice) + place, distance);
    }

    /** Ends the draft: packs the values and counts them. */
    Counts pack() {
        byte[] values = Objects.requireNonNull(draft);
        long[] counts = new long[WIN_AT_ONCE + 1];
        for (int i = 0; i < valueBytes(slice); i++) {
            int four = 0;
            for (int j = 0; j < PER_BYTE && PER_BYTE * i + j < values.length; j++) {
                int value = values[PER_BYTE * i + j];
                counts[value]++;
                four |= (value == WIN_AT_ONCE ? Oracle.WIN : value) << 2 * j;
            }
            packed.put(i, (byte) four);
        }
        draft = null;
        long atOnce = counts[WIN_AT_ONCE];
        long won = counts[Oracle.WIN] + atOnce;
        long states = won + counts[Oracle.LOSS] + counts[Oracle.DRAW];
        return new Counts(states, won, atOnce, counts[Oracle.LOSS], counts[Oracle.DRAW]);
    }
}
