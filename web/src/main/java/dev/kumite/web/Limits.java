package dev.kumite.web;

import dev.kumite.web.think.Allowance;

/**
 * What one server takes on, so that no request can use up the machine.
 *
 * @param bodyBytes most of a request's body, and of a message
 * @param tables attended at the same time
 * @param connections live ones at the same time
 * @param runs played at the same time; others wait
 * @param seconds most for one move of an agent
 * @param analysisSeconds most for thinking about one position
 * @param memory most bytes for one agent
 * @param threads most threads for one agent, and workers for a run
 */
public record Limits(
        int bodyBytes,
        int tables,
        int connections,
        int runs,
        int seconds,
        int analysisSeconds,
        long memory,
        int threads) {
    static final Limits USUAL = of(Allowance.of(Runtime.getRuntime()));

    private static Limits of(Allowance allowance) {
        return new Limits(256 << 10, 200, 500, 1, allowance.seconds(), 600, allowance.memory(), allowance.threads());
    }

    Allowance allowance() {
        return new Allowance(seconds, memory, threads);
    }
}
