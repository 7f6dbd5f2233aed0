package dev.kumite.lab.stats;

/** The scale of normalised Elo. */
final class NormalisedElo {
    private NormalisedElo() {}

    /**
     * Points for one standard deviation of a unit's score. The mean of a pair has half the variance of a game, so a
     * game's deviation is √2 times a pair's; 800 / ln 10 for each of those makes it agree with Elo for small
     * differences without draws, where a game's deviation is one half.
     */
    static double perUnitDeviation(int gamesPerUnit) {
        return 2 * Elo.PER_LOGIT / Math.sqrt(gamesPerUnit);
    }
}
