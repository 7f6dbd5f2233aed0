package dev.kumite.web;

import dev.kumite.web.think.Allowance;

/**
 * What one server takes on, so that no request can use up the machine.
 *
 * @param bodyBytes most of a request's body, and of a message
 * @param liveGames watched at the same time
 * @param connections live ones at the same time
 * @param runs played at the same time; others wait
 * @param waiting runs, and trainings, that may wait for their turn
 * @param contests of one run
 * @param games of one run, over all its contests
 * @param seconds most for one move of an agent
 * @param stopSeconds after which an agent that was asked to stop is given up
 * @param analysisSeconds most for thinking about one position
 * @param memory most bytes for one agent
 * @param threads most threads for one agent, and workers for a run
 */
public record Limits(
        int bodyBytes,
        int liveGames,
        int connections,
        int runs,
        int waiting,
        int contests,
        int games,
        int seconds,
        int stopSeconds,
        int analysisSeconds,
        long memory,
        int threads) {
    static final Limits USUAL = of(Allowance.of(Runtime.getRuntime()));

    private static Limits of(Allowance allowance) {
        return new Limits(
                256 << 10,
                200,
                500,
                1,
                50,
                1000,
                10_000_000,
                allowance.seconds(),
                10,
                600,
                allowance.memory(),
                allowance.threads());
    }

    Allowance allowance() {
        return new Allowance(seconds, memory, threads);
    }
}
