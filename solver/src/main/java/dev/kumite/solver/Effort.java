package dev.kumite.solver;

import java.util.function.BooleanSupplier;

/**
 * Limits on one run of a proof; the one reached first ends it.
 *
 * @param memoryBytes what it may remember
 * @param positions to look at
 * @param nanos to spend
 * @param stopped whether somebody wants it to end
 */
public record Effort(long memoryBytes, long positions, long nanos, BooleanSupplier stopped) {
    /** No bound but the memory's. */
    public static Effort unbounded(long memoryBytes) {
        return new Effort(memoryBytes, Long.MAX_VALUE, Long.MAX_VALUE, () -> false);
    }
}
