package dev.kumite.lab.play;

import dev.kumite.games.core.Rng;
import java.util.Arrays;

/** The moves of a game, packed: seven bits to a byte, the low ones first, the top bit set if the number continues. */
public final class MoveList {
    private static final int SEVEN_BITS = 0x7f;
    private static final int GOES_ON = 0x80;
    private static final int LONGEST_MOVE = 5;

    private final byte[] packed;

    private MoveList(byte[] packed) {
        this.packed = packed;
    }

    public static MoveList of(int[] moves, int count) {
        byte[] out = new byte[count * LONGEST_MOVE];
        int end = 0;
        for (int i = 0; i < count; i++) {
            int rest = moves[i];
            for (; (rest & ~SEVEN_BITS) != 0; rest >>>= 7) out[end++] = (byte) (rest & SEVEN_BITS | GOES_ON);
            out[end++] = (byte) rest;
        }
        return new MoveList(Arrays.copyOf(out, end));
    }

    /** As {@link #packed()} gave them. */
    public static MoveList ofPacked(byte[] packed) {
        return new MoveList(packed.clone());
    }

    public byte[] packed() {
        return packed.clone();
    }

    public int[] toArray() {
        int[] moves = new int[packed.length];
        int count = 0;
        int shift = 0;
        for (byte b : packed) {
            moves[count] |= (b & SEVEN_BITS) << shift;
            shift += 7;
            if ((b & GOES_ON) == 0) {
                count++;
                shift = 0;
            }
        }
        return Arrays.copyOf(moves, count);
    }

    /** A number that two different games practically never share; {@code setup} is where the moves begin. */
    public long fingerprint(String setup) {
        long hash = 0;
        for (int i = 0; i < setup.length(); i++) hash = Rng.mix(hash * 31 + setup.charAt(i));
        for (byte b : packed) hash = Rng.mix(hash * 31 + b);
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MoveList list && Arrays.equals(packed, list.packed);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(packed);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
