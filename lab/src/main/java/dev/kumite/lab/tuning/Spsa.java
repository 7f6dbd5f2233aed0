package dev.kumite.lab.tuning;

import dev.kumite.games.core.Rng;
import java.util.List;

/**
 * Simultaneous perturbation stochastic approximation (Spall, "Implementation of the simultaneous perturbation algorithm
 * for stochastic optimization", 1998), with the gains of Fishtest. The k-th of N trials compares θ + c(k)·Δ with
 * θ − c(k)·Δ, the signs Δ being random, and moves θ by a(k) / c(k) · result · Δ, where
 *
 * <pre>c(k) = c / k^0.101     a(k) = a / (A + k)^0.602     A = N / 10</pre>
 *
 * <p>c is such that the last trial's step c(N) is {@link Parameter#lastStep}, and a such that a(N) / c(N)² is the last
 * rate. Fishtest's last rate is 0.002 for some 30,000 pairs of games and more; fewer pairs need longer strides to arrive
 * anywhere, so below that it is inversely proportional to their number.
 */
final class Spsa {
    private static final double ALPHA = 0.602;
    private static final double GAMMA = 0.101;
    private static final double STABLE_SHARE = 0.1;
    private static final double LEAST_RATE = 0.002;
    private static final double MOST_RATE = 0.05;
    private static final double RATE_OF_ONE_TRIAL = 60;

    private final List<Parameter> parameters;
    private final int trials;
    private final long seed;
    private final double[] values;

    /** Two rivals, and how far each value moves for each point that {@code plus} is ahead. */
    static final class Trial {
        private final double[] plus;
        private final double[] minus;
        private final double[] moves;

        private Trial(int size) {
            plus = new double[size];
            minus = new double[size];
            moves = new double[size];
        }

        double[] plus() {
            return plus.clone();
        }

        double[] minus() {
            return minus.clone();
        }

        double[] moves() {
            return moves.clone();
        }
    }

    /** @param trials how many there will be */
    Spsa(List<Parameter> parameters, int trials, long seed) {
        this.parameters = List.copyOf(parameters);
        this.trials = trials;
        this.seed = Rng.mix(seed);
        values = parameters.stream().mapToDouble(Parameter::start).toArray();
    }

    /** Where it is now. */
    double[] values() {
        return values.clone();
    }

    /** The trial of this number, from 1 on, about the present values; its signs depend on the seed and the number. */
    Trial trial(int number) {
        double stable = STABLE_SHARE * trials;
        double rate = Math.max(LEAST_RATE, Math.min(MOST_RATE, RATE_OF_ONE_TRIAL / trials));
        double width = power((double) trials / number, GAMMA);
        double gain = rate * power((stable + trials) / (stable + number), ALPHA) / width;
        Rng rng = new Rng(seed + number);
        Trial trial = new Trial(values.length);
        for (int i = 0; i < values.length; i++) {
            Parameter parameter = parameters.get(i);
            double step = (rng.below(2) == 0 ? 1 : -1) * parameter.lastStep();
            trial.plus[i] = parameter.clipped(values[i] + width * step);
            trial.minus[i] = parameter.clipped(values[i] - width * step);
            trial.moves[i] = gain * step;
        }
        return trial;
    }

    /** Moves towards the better of the two: {@code result} is how many points {@code plus} was ahead. */
    void learn(Trial trial, double result) {
        for (int i = 0; i < values.length; i++)
            values[i] = parameters.get(i).clipped(values[i] + trial.moves[i] * result);
    }

    /** The same to the last bit on every machine. */
    private static double power(double base, double exponent) {
        return StrictMath.pow(base, exponent);
    }
}
