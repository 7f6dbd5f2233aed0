package dev.kumite.lab.stats;

/** Elo's scale: 400 points are odds of ten to one. */
public final class Elo {
    /** Points for each unit of the natural logarithm of the odds. */
    public static final double PER_LOGIT = 400 / Math.log(10);

    private Elo() {}

    /** The difference in rating at which {@code score} is expected; infinite for nothing or everything. */
    public static double of(double score) {
        return PER_LOGIT * Math.log(score / (1 - score));
    }

    /** The score that is expected at a difference in rating. */
    public static double score(double elo) {
        return 1 / (1 + Math.exp(-elo / PER_LOGIT));
    }

    /** The same interval on the scale of ratings; bounds beyond what a score can be are infinite. */
    public static Interval of(Interval score) {
        return new Interval(of(score.value()), of(Math.max(0, score.low())), of(Math.min(1, score.high())));
    }
}
