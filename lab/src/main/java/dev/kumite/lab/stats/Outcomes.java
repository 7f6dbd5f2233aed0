package dev.kumite.lab.stats;

/**
 * The results of independent units of play for one side: single games, or pairs of games from one opening with colours
 * swapped. Each unit scored one of a few evenly spaced shares of its points.
 *
 * <p>The two games of a pair are not independent, as some openings favour one side; counting pairs instead of games
 * gives the right spread. The figures are those of the literature on testing chess programs (M. Van den Bergh,
 * "Normalized Elo" and "A practical introduction to the GSPRT").
 */
public sealed interface Outcomes permits Pairs, WinDrawLoss {

    /** How many units had each share, from none of the points to all of them; a fresh array. */
    long[] counts();

    /** Games in a unit. */
    int gamesPerUnit();

    default long units() {
        long units = 0;
        for (long count : counts()) units += count;
        return units;
    }

    default long games() {
        return units() * gamesPerUnit();
    }

    /** The points in games: a win is 1, a draw a half. */
    default double points() {
        return games() == 0 ? 0 : score() * games();
    }

    /** The share of the points. */
    default double score() {
        return Spread.of(counts()).mean();
    }

    /** The score with the interval that the spread of the units gives it, at 95 % confidence. */
    default Interval scoreInterval() {
        return scoreInterval(Interval.CONFIDENCE);
    }

    /** The score with the bounds of {@link BoundedShare}. */
    default Interval scoreInterval(double confidence) {
        return BoundedShare.of(counts()).interval(confidence);
    }

    /** The difference in Elo that the score stands for: the same interval on another scale, at 95 % confidence. */
    default Interval elo() {
        return elo(Interval.CONFIDENCE);
    }

    default Interval elo(double confidence) {
        return Elo.of(scoreInterval(confidence));
    }

    /** Normalised Elo at 95 % confidence. */
    default Interval normalisedElo() {
        return normalisedElo(Interval.CONFIDENCE);
    }

    /**
     * The distance of the score from one half in standard deviations of a game, on a scale on which it is close to Elo
     * when there are no draws. It says how many games are needed to see the difference, whatever the rate of draws and
     * the balance of the openings. The interval comes from the delta method. If all units came out alike there is no
     * deviation, and nothing is known.
     */
    default Interval normalisedElo(double confidence) {
        Spread spread = Spread.of(counts());
        if (!(spread.variance() > 0))
            return new Interval(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        double scale = NormalisedElo.perUnitDeviation(gamesPerUnit());
        double distance = spread.distance();
        double half = Normal.reach(confidence) * Math.sqrt(spread.varianceOfDistance() / units());
        return new Interval(scale * distance, scale * (distance - half), scale * (distance + half));
    }

    /**
     * The certainty that the side is stronger: the mid-p value of a score above one half, which grows with every better
     * result.
     */
    default double superiority() {
        return BoundedShare.of(counts()).superiority(0.5);
    }

    /**
     * The two-sided p value of the hypothesis that both sides are equally strong. It is below 0.05 if and only if the
     * interval of the score excludes one half.
     */
    default double pValue() {
        return BoundedShare.of(counts()).pValue(0.5);
    }
}
