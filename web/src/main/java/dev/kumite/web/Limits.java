package dev.kumite.web;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.web.think.Allowance;

/**
 * The limits of a server, so that no request can use up the machine.
 *
 * @param bodyBytes size of a request's body, and of a message
 * @param recordBytes size of the body of a request that imports games
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
 * @param storeMillis wait for a store that another program is writing to; every live game waits with the request
 */
public record Limits(
        int bodyBytes,
        int recordBytes,
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
        int threads,
        @JsonIgnore int storeMillis) {
    /** The request whose body may be larger than those of others. */
    static final String IMPORT = "/api/records";

    static final Limits USUAL = of(Allowance.of(Runtime.getRuntime()));

    private static Limits of(Allowance allowance) {
        return new Limits(
                256 << 10,
                4 << 20,
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
                allowance.threads(),
                5_000);
    }

    Limits withStoreMillis(int millis) {
        return new Limits(
                bodyBytes,
                recordBytes,
                liveGames,
                connections,
                runs,
                waiting,
                contests,
                games,
                seconds,
                stopSeconds,
                analysisSeconds,
                memory,
                threads,
                millis);
    }

    /** Most bytes of the body of a request. */
    int bytes(String path) {
        return path.equals(IMPORT) ? recordBytes : bodyBytes;
    }

    Allowance allowance() {
        return new Allowance(seconds, memory, threads);
    }
}
