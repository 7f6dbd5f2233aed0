package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.play.Played;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** Counts something in the games of a cell, or of several pooled, and gives a figure. */
public interface Counter {

    /**
     * A game that is over, after its moves have been shown to a {@link OfMoves}.
     *
     * @param unit the independent unit that the game belongs to: its pair, the game itself, or a problem
     */
    void add(long unit, Played played);

    Figure figure();

    /** A counter that needs the moves. */
    interface OfMoves extends Counter {
        void see(Ply ply);
    }

    /** A share of the games: the mean of values from 0 to 1. A game with NaN is left out. */
    static Counter share(ToDoubleFunction<Played> value) {
        PerUnit share = new PerUnit();
        return of(share::share, (unit, played) -> addKnown(share, unit, value.applyAsDouble(played)));
    }

    /** A mean of values from 0 to 1 in positions that are drawn independently, with Wilson's interval. */
    static Counter wilson(ToDoubleFunction<Played> value) {
        PerUnit share = new PerUnit();
        return of(share::wilson, (unit, played) -> share.add(unit, value.applyAsDouble(played), 1));
    }

    /** A mean over games. A game with NaN is left out. */
    static Counter mean(ToDoubleFunction<Played> value) {
        PerUnit mean = new PerUnit();
        return of(mean::mean, (unit, played) -> addKnown(mean, unit, value.applyAsDouble(played)));
    }

    private static void addKnown(PerUnit sums, long unit, double value) {
        if (!Double.isNaN(value)) sums.add(unit, value, 1);
    }

    /** A sum divided by another sum; a game where the second is 0 is left out. */
    static Counter ratio(ToDoubleFunction<Played> above, ToDoubleFunction<Played> below) {
        PerUnit ratio = new PerUnit();
        return of(
                ratio::mean,
                (unit, played) -> ratio.add(unit, above.applyAsDouble(played), below.applyAsDouble(played)));
    }

    /** A sum over all games, with the interval of such sums over as many games. */
    static Counter total(ToLongFunction<Played> value) {
        PerUnit sum = new PerUnit();
        return of(sum::total, (unit, played) -> sum.add(unit, (double) value.applyAsLong(played), 1));
    }

    /** The maximum over the games. */
    static Counter most(ToLongFunction<Played> value) {
        long[] most = new long[1];
        return of(
                () -> Figure.atLeast((double) most[0]),
                (unit, played) -> most[0] = Math.max(most[0], value.applyAsLong(played)));
    }

    /** Adds a game. */
    interface Taking {
        void add(long unit, Played played);
    }

    private static Counter of(Supplier<Figure> answer, Taking taking) {
        return new Counter() {
            @Override
            public void add(long unit, Played played) {
                taking.add(unit, played);
            }

            @Override
            public Figure figure() {
                return answer.get();
            }
        };
    }
}
