package dev.kumite.solver.katarenga;

import dev.kumite.solver.Block64;
import dev.kumite.solver.katarenga.MoveTable.StepTable;
import dev.kumite.solver.katarenga.Slice.PawnSets;

/** Sixty-four sets of the other side's pawns, one per bit of a word, and what they mean for the mover's steps. */
final class Column64 {
    private final int pawns;
    private final int from;
    private final int count;
    private final long all;
    private final long[] onSquare = new long[PawnSets.SQUARES];
    private final long[] free;
    private final long[] takes;

    Column64(StepTable steps, int pawns, int number) {
        this.pawns = pawns;
        from = number * Block64.WIDTH;
        count = Math.min(Block64.WIDTH, PawnSets.count(pawns) - from);
        all = count == Block64.WIDTH ? -1L : (1L << count) - 1;
        for (int i = 0; i < count; i++)
            for (int left = set(i); left != 0; left &= left - 1)
                onSquare[Integer.numberOfTrailingZeros(left)] |= 1L << i;
        free = new long[steps.steps()];
        takes = new long[steps.steps()];
        for (int step = 0; step < free.length; step++) {
            long open = apart(steps.between(step));
            long hit = onSquare[steps.target(step)];
            free[step] = open & ~hit;
            takes[step] = open & hit;
        }
    }

    static int count(int pawns) {
        return Block64.count(PawnSets.count(pawns));
    }

    int count() {
        return count;
    }

    int set(int bit) {
        return PawnSets.set(pawns, from + bit);
    }

    /** The sets without a pawn on these squares. */
    long apart(int squares) {
        long taken = 0;
        for (int left = squares; left != 0; left &= left - 1) taken |= onSquare[Integer.numberOfTrailingZeros(left)];
        return all & ~taken;
    }

    /** The sets with a pawn on a square. */
    long on(int square) {
        return onSquare[square];
    }

    /** The sets that let a step pass without a capture. */
    long free(int step) {
        return free[step];
    }

    /** The sets of which a step captures a pawn. */
    long takes(int step) {
        return takes[step];
    }
}
