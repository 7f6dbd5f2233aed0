package dev.kumite.lab.stats;

/**
 * A plan of looks at a sample that grows, declared before the first of them: the first look is at the number of games
 * asked for, each later one at half as many again. Look k may err with probability 0.05 / (k (k + 1)), so that its
 * interval has the confidence 1 − 0.05 / (k (k + 1)); since 1/2 + 1/6 + 1/12 + … = 1, all looks together err with
 * probability 0.05 at most, however many are taken and for whatever reason they end (the union bound). The intervals
 * are thus a confidence sequence, by the construction in geometric epochs of Howard, Ramdas, McAuliffe and Sekhon
 * ("Time-uniform, nonparametric, nonasymptotic confidence sequences", 2021, section 3.1). Any interval that holds for a
 * number of games fixed in advance can be used.
 */
public final class Looks {
    /** After this look, at 86 times the games of the first, nobody looks again. */
    public static final int MOST = 12;

    private static final double GROWTH = 1.5;
    private static final double ERROR = 1 - Interval.CONFIDENCE;

    private Looks() {}

    /** The confidence of the interval at a look, counted from 1. */
    public static double confidence(int look) {
        return 1 - ERROR / weight(look);
    }

    /** How many standard errors a normal interval of that confidence reaches to either side. */
    public static double reach(int look) {
        return Normal.reach(confidence(look));
    }

    private static double weight(int look) {
        return look * (look + 1.0);
    }

    /** The number of games at a look: even from the second look on, as games come in pairs. */
    public static long games(int first, int look) {
        return look == 1 ? first : 2 * (long) Math.ceil(first * Math.pow(GROWTH, look - 1) / 2);
    }

    /**
     * The p value of a verdict that a look has given, allowing for the looks before it.
     *
     * @param pValue as if the number of games had been fixed
     */
    public static double overall(double pValue, int look) {
        return Math.min(ERROR, pValue * weight(look));
    }
}
