package dev.kumite.web.exact;

import dev.kumite.solver.Solver;
import org.jspecify.annotations.Nullable;

/**
 * A tablebase that does not exist yet and would cover a position.
 *
 * @param game with the cards or tiles that the tablebase belongs to
 * @param pieces covers positions with up to this number of pieces of both sides
 * @param seconds roughly, on one core
 * @param megabytes of memory at most
 * @param command builds it without this server
 * @param refusal why this server does not build it, or null if it does
 */
public record Offer(
        String game,
        int pieces,
        double seconds,
        long megabytes,
        String command,
        @Nullable String refusal) {
    private static final int MOST_SECONDS = 60;
    private static final long MEGABYTE = 1_000_000;

    static Offer of(Solver.Plan plan, long mostBytes) {
        String command = plan.command();
        return new Offer(
                plan.game().text(),
                plan.pieces(),
                plan.cpuSeconds(),
                megabytes(plan.bytes()),
                command,
                refusal(plan, mostBytes, command));
    }

    private static @Nullable String refusal(Solver.Plan plan, long mostBytes, String command) {
        boolean slow = plan.cpuSeconds() > MOST_SECONDS;
        if (!slow && plan.bytes() <= mostBytes) return null;
        return "The tablebase for this position takes "
                + (slow
                        ? "more than a minute"
                        : megabytes(plan.bytes()) + " MB of memory, and this server has " + megabytes(mostBytes)
                                + " MB for it")
                + "; " + command + " builds it.";
    }

    private static long megabytes(long bytes) {
        return bytes / MEGABYTE;
    }
}
