package dev.kumite.agents;

/** Decides during a search whether the budget is used up or the search was asked to stop. */
public final class Stopwatch {
    private final Budget budget;
    private final Thinking thinking;
    private final long start = System.nanoTime();

    public Stopwatch(Budget budget, Thinking thinking) {
        this.budget = budget;
        this.thinking = thinking;
    }

    public long nanos() {
        return System.nanoTime() - start;
    }

    public Thinking thinking() {
        return thinking;
    }

    public boolean iterationsLeft(long iterations, long nodes) {
        return iterations < budget.iterations() && nodes < budget.nodes() && timeLeft();
    }

    public boolean nodesLeft(long nodes) {
        return nodes < budget.nodes() && timeLeft();
    }

    /** One look at the clock costs some 30 ns; call it once in a microsecond at most. */
    public boolean timeLeft() {
        return !thinking.stopped() && (!budget.hasTime() || nanos() < budget.nanos());
    }
}
