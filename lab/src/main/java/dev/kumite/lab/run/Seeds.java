package dev.kumite.lab.run;

import dev.kumite.games.core.Rng;

/**
 * Seeds from identity: what is random in a game comes from the run's seed, the contest's own text and the game's
 * number, never from a clock, a thread or the order of play.
 */
final class Seeds {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final long contest;

    Seeds(long run, String identity) {
        contest = Rng.mix(Rng.mix(run) ^ hash(identity));
    }

    /** FNV-1a over the characters. */
    static long hash(String text) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        return hash;
    }

    /** For the start that both games of a pair share. */
    long opening(int pair) {
        return Rng.mix(contest + 2L * pair);
    }

    /** For the agents of a game, by side; no two games of a contest share one. */
    long[] agents(int number) {
        Rng rng = new Rng(contest + 2L * number + 1);
        return new long[] {rng.next(), rng.next()};
    }
}
