package dev.kumite.web;

import dev.kumite.web.think.Allowance;

/**
 * The limits of a server, so that no request can use up the machine.
 *
 * @param bodyBytes size of a request's body, and of a message
 * @param liveGames watched at the same time
 * @param connections live connections at the same time
 * @param runs played at the same time; the others are queued
 * @param waiting runs playing or queued; the same for trainings
 * @param contests of one run
 * @param games of one run, in all its contests
 * @param seconds for one move of an agent
 * @param stopSeconds grace period of an agent that was asked to stop
 * @param analysisSeconds for the analysis of one position
 * @param memory bytes for one agent
 * @param threads of one agent, and workers of a run
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
