package dev.kumite.lab.stats;

/** Number, mean and spread of whole numbers, added one by one; exact, so that their order does not matter. */
public final class Moments {
    private long count;
    private long sum;
    private long squares;
    private long lowest = Long.MAX_VALUE;
    private long highest = Long.MIN_VALUE;

    public void add(long value) {
        count++;
        sum += value;
        squares += value * value;
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
    }

    public long count() {
        return count;
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return count == 0 ? Double.NaN : (double) sum / count;
    }

    /** The standard deviation of the sample. */
    public double deviation() {
        if (count < 2) return Double.NaN;
        return Math.sqrt(Math.max(0, (squares - (double) sum * sum / count) / (count - 1)));
    }

    public long lowest() {
        return lowest;
    }

    public long highest() {
        return highest;
    }
}
