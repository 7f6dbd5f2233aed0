package dev.kumite.lab.stats;

/**
 * Pairs of games by what one side scored in both together (the pentanomial count): nothing, a half, one, one and a half
 * or two points.
 */
public record Pairs(long zero, long half, long one, long oneAndHalf, long two) implements Outcomes {
    public static final Pairs NONE = new Pairs(0, 0, 0, 0, 0);

    public Pairs {
        if (Math.min(Math.min(zero, half), Math.min(one, Math.min(oneAndHalf, two))) < 0)
            throw new IllegalArgumentException("a count below zero");
    }

    /** From five counts, beginning with the pairs that scored nothing. */
    public static Pairs of(long... counts) {
        if (counts.length != 5) throw new IllegalArgumentException(counts.length + " counts instead of 5");
        return new Pairs(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    /** With one more pair, in which the side scored this many half points: 0 to 4. */
    public Pairs and(int halfPoints) {
        long[] counts = counts();
        counts[halfPoints]++;
        return of(counts);
    }

    /** These and the others. */
    public Pairs plus(Pairs other) {
        return new Pairs(
                zero + other.zero, half + other.half, one + other.one, oneAndHalf + other.oneAndHalf, two + other.two);
    }

    @Override
    public long[] counts() {
        return new long[] {zero, half, one, oneAndHalf, two};
    }

    @Override
    public int gamesPerUnit() {
        return 2;
    }
}
