package dev.kumite.lab.stats;

/**
 * Wald's sequential test of "the difference is {@code elo1}" against "the difference is {@code elo0}", generalised to
 * outcomes whose distribution is not known: under each hypothesis the likeliest distribution is taken (GSPRT).
 *
 * @param elo0 the difference of the null hypothesis
 * @param elo1 the difference of the alternative, larger than {@code elo0}
 * @param normalised whether the two are normalised Elo
 * @param alpha the probability that a difference of {@code elo0} is taken for {@code elo1}
 * @param beta the probability that a difference of {@code elo1} is taken for {@code elo0}
 */
public record Sprt(double elo0, double elo1, boolean normalised, double alpha, double beta) {

    /** What a test has found. */
    public enum Verdict {
        /** The alternative is accepted: the difference is more likely {@code elo1}. */
        PASSED,
        /** The null hypothesis is accepted: the difference is more likely {@code elo0}. */
        FAILED,
        UNDECIDED
    }

    private static final double MOST_ELO = 200;

    /** Larger differences need no sequential test. */
    public static double mostElo() {
        return MOST_ELO;
    }

    public Sprt {
        if (!(elo0 < elo1 && -MOST_ELO <= elo0 && elo1 <= MOST_ELO))
            throw new IllegalArgumentException("elo0 must be below elo1, both from -200 to 200");
        if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) throw new IllegalArgumentException("alpha and beta");
    }

    /** With both error rates 0.05. */
    public static Sprt logistic(double elo0, double elo1) {
        return new Sprt(elo0, elo1, false, 0.05, 0.05);
    }

    /** In normalised Elo, with both error rates 0.05. */
    public static Sprt normalised(double elo0, double elo1) {
        return new Sprt(elo0, elo1, true, 0.05, 0.05);
    }

    /** The log likelihood ratio at or below which the test fails. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** The log likelihood ratio at or above which the test is passed. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** How much likelier the alternative is than the null hypothesis, as a logarithm. */
    public double llr(Outcomes outcomes) {
        if (outcomes.units() == 0) return 0;
        return loss(outcomes, elo0) - loss(outcomes, elo1);
    }

    private double loss(Outcomes outcomes, double elo) {
        return normalised
                ? Likelihood.lossOfDistance(
                        outcomes.counts(), elo / NormalisedElo.perUnitDeviation(outcomes.gamesPerUnit()))
                : Likelihood.loss(outcomes.counts(), Elo.score(elo));
    }

    public Verdict verdict(double llr) {
        if (llr >= upper()) return Verdict.PASSED;
        return llr <= lower() ? Verdict.FAILED : Verdict.UNDECIDED;
    }
}
