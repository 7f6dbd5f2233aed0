package dev.kumite.lab.stats;

/**
 * The sign of Σ wₖ Gₖ, where Gₖ are independent gamma variables of whole shapes and the wₖ any weights.
 *
 * <p>The probability of a sum above 0 is the integral of e^K(s) / (2πi s) along a line from below to above, with K(s) = −Σ
 * shape · ln(1 − w s), that crosses the real axis between 0 and 1 / max w. It crosses at the saddle point and is a
 * hyperbola, s = c + h (κ (cosh t − 1) + i sinh t), with the curvature of the steepest descent there, so that the integrand
 * falls off without waves. The rule of trapezia over t then converges at the rate of an analytic function: the result is
 * exact to about eight digits, in the tails too.
 */
final class GammaSum {
    private static final double STEP = 0.1;
    private static final double STRONGEST_BEND = 0.5;
    private static final double NEGLIGIBLE = 1e-15;
    private static final int MOST_STEPS = 400;
    private static final int MOST_NEWTON = 200;
    private static final double CLOSE = 1e-12;
    /** Higher powers could overflow before others bring the product back. */
    private static final long MANY = 1000;

    private static final double[] COSH = new double[MOST_STEPS];
    private static final double[] SINH = new double[MOST_STEPS];

    static {
        for (int step = 0; step < MOST_STEPS; step++) {
            COSH[step] = Math.cosh(step * STEP);
            SINH[step] = Math.sinh(step * STEP);
        }
    }

    private final double[] weights;
    private final long[] shapes;
    private double mean;
    private double least;
    private double most;
    private double real;
    private double imaginary;
    private double log;
    private double phase;

    /** Both arrays are kept and never changed. */
    GammaSum(double[] weights, long[] shapes) {
        this.weights = weights;
        this.shapes = shapes;
        for (int i = 0; i < weights.length; i++) {
            if (shapes[i] == 0) continue;
            mean += shapes[i] * weights[i];
            least = Math.min(least, weights[i]);
            most = Math.max(most, weights[i]);
        }
    }

    /** The probability that the sum is above 0; of one that is 0 for certain, 0. */
    double above() {
        if (most <= 0) return 0;
        if (least >= 0) return 1;
        return mean <= 0 ? tail(1) : 1 - tail(-1);
    }

    /** The probability that the sum, or its opposite for {@code sign} −1, is above 0, where that is the smaller one. */
    private double tail(int sign) {
        double saddle = saddle(sign);
        double height = 0;
        double curvature = 1 / (saddle * saddle);
        double third = -2 / (saddle * saddle * saddle);
        double[] slopes = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            if (shapes[i] == 0) continue;
            slopes[i] = sign * weights[i] / (1 - saddle * sign * weights[i]);
            height -= shapes[i] * Math.log1p(-saddle * sign * weights[i]);
            curvature += shapes[i] * slopes[i] * slopes[i];
            third += 2 * shapes[i] * slopes[i] * slopes[i] * slopes[i];
        }
        double width = 1 / Math.sqrt(curvature);
        double descent = third * width * width * width / 3;
        double bend = Math.max(-STRONGEST_BEND, Math.min(STRONGEST_BEND, descent));
        double sum = 0.5 * width;
        for (int step = 1; step < MOST_STEPS; step++) {
            double cosh = COSH[step];
            double sinh = SINH[step];
            double x = width * bend * (cosh - 1);
            double y = width * sinh;
            real = width * bend * sinh;
            imaginary = width * cosh;
            log = 0;
            phase = 0;
            divide(1 + x / saddle, y / saddle, 1);
            for (int i = 0; i < slopes.length; i++)
                if (shapes[i] > 0) divide(1 - x * slopes[i], -y * slopes[i], shapes[i]);
            double scale = 1;
            double part = imaginary;
            if (log != 0 || phase != 0) {
                scale = Math.exp(log);
                part = scale * (imaginary * Math.cos(phase) + real * Math.sin(phase));
            }
            sum += part;
            if (scale * (Math.abs(real) + Math.abs(imaginary)) < NEGLIGIBLE * sum) break;
        }
        return Math.min(1, Math.exp(height) / saddle * sum * STEP / Math.PI);
    }

    /** Divides the product so far by (a + i·b) to the power of {@code times}. */
    private void divide(double a, double b, long times) {
        double size = a * a + b * b;
        if (times > MANY) {
            log -= times * Math.log(size) / 2;
            phase -= times * Math.atan2(b, a);
            return;
        }
        double x = a / size;
        double y = -b / size;
        long left = times;
        while (true) {
            if ((left & 1) == 1) {
                double next = real * x - imaginary * y;
                imaginary = real * y + imaginary * x;
                real = next;
            }
            left >>= 1;
            if (left == 0) return;
            double square = x * x - y * y;
            y = 2 * x * y;
            x = square;
        }
    }

    /** Where K(s) − ln s is least, between 0 and the first pole: Newton's method on its slope, which rises all the way. */
    private double saddle(int sign) {
        double low = 0;
        double high = 1 / (sign > 0 ? most : -least);
        double s = high / 2;
        for (int step = 0; step < MOST_NEWTON; step++) {
            double slope = -1 / s;
            double rise = 1 / (s * s);
            for (int i = 0; i < weights.length; i++) {
                if (shapes[i] == 0) continue;
                double term = sign * weights[i] / (1 - s * sign * weights[i]);
                slope += shapes[i] * term;
                rise += shapes[i] * term * term;
            }
            if (slope < 0) low = s;
            else high = s;
            double next = s - slope / rise;
            if (!(next > low && next < high)) next = (low + high) / 2;
            if (Math.abs(next - s) <= CLOSE * s) return next;
            s = next;
        }
        return s;
    }
}
