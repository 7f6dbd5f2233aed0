package dev.kumite.solver;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * What is proven about a position, for the player to move.
 *
 * @param plies where it is won or lost, in how many plies, exactly; where it is open, within how many plies neither side
 *     wins
 * @param pieces where not 0, positions with up to so many pieces were looked up: the plies are then those to the end of
 *     the game or to a position that the tables know as won
 * @param positions looked at, in all runs together
 * @param seconds spent, in all runs together
 * @param resumed whether an earlier run began it
 * @param line where it is decided, the shortest win against the longest resistance
 */
public record Proof(
        Verdict verdict, int plies, int pieces, long positions, double seconds, boolean resumed, List<Integer> line) {

    /** For the player to move. */
    public enum Verdict {
        WON,
        LOST,
        OPEN
    }

    /** Told now and then, on the thread that searches. */
    @FunctionalInterface
    public interface Watcher {
        /** The search asks for so many plies just now. */
        void searching(int plies, long positions, double seconds);
    }

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
}
