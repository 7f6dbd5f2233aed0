package dev.kumite.lab.experiment;

import dev.kumite.lab.play.Played;
import dev.kumite.lab.stats.Interval;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** Takes in the games of a cell, or of several pooled, one by one, and answers with a figure. */
interface Counter {

    /** A game that is over, after its moves have been shown to a {@link Watcher}. */
    void add(int number, Played played);

    Figure figure();

    /** A counter that wants to see the moves. */
    interface Watcher extends Counter {
        void see(Ply ply);
    }

    /** A share of the games: the mean of values from 0 to 1, with Wilson's interval. NaN leaves a game out. */
    static Counter share(ToDoubleFunction<Played> value) {
        return new Counter() {
            private double sum;
            private long trials;

            @Override
            public void add(int number, Played played) {
                double one = value.applyAsDouble(played);
                if (Double.isNaN(one)) return;
                sum += one;
                trials++;
            }

            @Override
            public Figure figure() {
                return Figure.share(sum, trials);
            }
        };
    }

    /** A mean over games, with Student's interval. NaN leaves a game out. */
    static Counter mean(ToDoubleFunction<Played> value) {
        PerUnit mean = new PerUnit();
        return of(mean, (number, played) -> {
            double one = value.applyAsDouble(played);
            if (!Double.isNaN(one)) mean.add(one, 1);
        });
    }

    /** A sum divided by another sum, game by game; a game where the second is 0 is left out. */
    static Counter ratio(ToDoubleFunction<Played> above, ToDoubleFunction<Played> below) {
        PerUnit ratio = new PerUnit();
        return of(ratio, (number, played) -> ratio.add(above.applyAsDouble(played), below.applyAsDouble(played)));
    }

    /** A sum over all games, with the interval of such sums over as many games. */
    static Counter total(ToLongFunction<Played> value) {
        PerUnit mean = new PerUnit();
        return of(
                () -> mean.figure().times(mean.games),
                (number, played) -> mean.add((double) value.applyAsLong(played), 1));
    }

    /** The most of any game that was played. */
    static Counter most(ToLongFunction<Played> value) {
        long[] most = new long[1];
        return of(
                () -> Figure.atLeast((double) most[0]),
                (number, played) -> most[0] = Math.max(most[0], value.applyAsLong(played)));
    }

    /** Takes a game in. */
    interface Taking {
        void add(int number, Played played);
    }

    /** Answers. */
    interface Answering {
        Figure figure();
    }

    private static Counter of(Answering answer, Taking taking) {
        return new Counter() {
            @Override
            public void add(int number, Played played) {
                taking.add(number, played);
            }

            @Override
            public Figure figure() {
                return answer.figure();
            }
        };
    }

    /**
     * A ratio of sums over games, such as iterations per move. Moves of one game are not independent, so the spread is
     * that of whole games: the variance of the ratio estimator, Σ (y − r·x)² / (Σ x)² · n / (n − 1).
     */
    final class PerUnit implements Answering {
        private long games;
        private double y;
        private double x;
        private double yy;
        private double xy;
        private double xx;

        void add(double above, double below) {
            if (below == 0) return;
            games++;
            y += above;
            x += below;
            yy += above * above;
            xy += above * below;
            xx += below * below;
        }

        @Override
        public Figure figure() {
            if (games == 0) return Figure.NONE;
            double ratio = y / x;
            double squares = Math.max(0, yy - 2 * ratio * xy + ratio * ratio * xx);
            double deviation = Math.sqrt(squares / (games - 1)) * games / x;
            return new Figure(Interval.mean(games, ratio, deviation, Interval.CONFIDENCE), 0);
        }
    }
}
