package dev.kumite.lab.stats;

/**
 * A plan of looks at a sample that grows, declared before the first of them: the first look is at the number of games
 * asked for, each later one at half as many again. Look k may spend the error 0.05 / (k (k + 1)): it may be the first
 * whose interval misses with this probability; since 1/2 + 1/6 + 1/12 + … = 1, all looks together err with probability
 * 0.05 at most, however many are taken and for whatever reason they end. How far an interval then reaches takes into
 * account that looks have most of their games in common ({@link SpendingPlan}), as if what later looks add were normal.
 */
public final class Looks {
    /** After this look, at 86 times the games of the first, nobody looks again. */
    public static final int MOST = 12;

    private static final double GROWTH = 1.5;
    private static final double ERROR = 0.05;
    private static final double[] REACHES = reaches();

    private Looks() {}

    /**
     * The confidence of the interval at a look.
     *
     * @param reach how many standard errors a normal interval reaches there to either side
     */
    public static double confidence(double reach) {
        return 2 * Normal.below(reach) - 1;
    }

    /** How many standard errors a normal interval reaches at a look, counted from 1, to either side. */
    public static double reach(int look) {
        return look <= MOST ? REACHES[look - 1] : cautiousReach(look);
    }

    /** The same by the union bound alone, which holds whatever looks have in common. */
    public static double cautiousReach(int look) {
        return Normal.reach(1 - error(look));
    }

    private static double[] reaches() {
        double[] sizes = new double[MOST];
        double[] errors = new double[MOST];
        for (int i = 0; i < MOST; i++) {
            sizes[i] = Math.pow(GROWTH, i);
            errors[i] = error(i + 1);
        }
        return SpendingPlan.reaches(sizes, errors);
    }

    private static double error(int look) {
        return ERROR / weight(look);
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
