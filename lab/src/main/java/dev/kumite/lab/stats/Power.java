package dev.kumite.lab.stats;

import java.util.OptionalLong;
import java.util.function.LongPredicate;

/** The number of games that a question needs. */
public final class Power {
    /** No question here is worth more games than this. */
    private static final long MOST = 1_000_000_000_000L;

    private Power() {}

    /**
     * Games to distinguish a true share {@code p1} from {@code p0}: the usual formula from the normal approximation.
     *
     * @param alpha the probability that a share of {@code p0} is taken for another one
     * @param power the probability that a share of {@code p1} is noticed
     * @param twoSided whether the share may lie on either side of {@code p0}
     */
    public static long gamesToTell(double p1, double p0, double alpha, double power, boolean twoSided) {
        if (!(p0 > 0 && p0 < 1 && p1 >= 0 && p1 <= 1) || p0 == p1) throw new IllegalArgumentException("shares");
        double refuse = Normal.reach(1 - (twoSided ? alpha : 2 * alpha));
        double notice = Normal.quantile(power);
        double root = (refuse * Math.sqrt(p0 * (1 - p0)) + notice * Math.sqrt(p1 * (1 - p1))) / (p1 - p0);
        return (long) Math.ceil(root * root);
    }

    /**
     * The approximate total number of games that would decide whether a share lies in a region, if it stays as
     * measured: the least number at which Wilson's interval around it lies wholly inside or wholly outside. Empty if
     * the share lies on the border, or very close to it.
     */
    public static OptionalLong gamesToDecide(double share, Region region, double confidence) {
        return least(
                games -> region.judge(Interval.wilson(share * games, games, confidence)) != Region.Verdict.UNDECIDED);
    }

    /**
     * The same for any interval that shrinks with the root of the number of measurements, such as one of a mean or of
     * Elo.
     *
     * @param count how many measurements gave this interval
     */
    public static OptionalLong countToDecide(Interval interval, long count, Region region) {
        if (!(interval.width() < Double.POSITIVE_INFINITY) || count == 0) return OptionalLong.empty();
        return least(
                games -> region.judge(interval.shrunk(Math.sqrt((double) count / games))) != Region.Verdict.UNDECIDED);
    }

    /** About how many more are needed where {@code inAll} would decide: at least one, and to two digits. */
    public static OptionalLong more(OptionalLong inAll, long played) {
        return inAll.isEmpty() ? inAll : OptionalLong.of(rounded(Math.max(1, inAll.getAsLong() - played)));
    }

    /** Up to two digits: more would be false precision. */
    static long rounded(long number) {
        long step = 1;
        while (number / step >= 100) step *= 10;
        return (number + step - 1) / step * step;
    }

    /** The least number that is enough; whatever is larger must be enough too. */
    private static OptionalLong least(LongPredicate enough) {
        long high = 1;
        while (!enough.test(high)) {
            high *= 2;
            if (high > MOST) return OptionalLong.empty();
        }
        long low = high / 2;
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (enough.test(middle)) high = middle;
            else low = middle;
        }
        return OptionalLong.of(high);
    }
}
