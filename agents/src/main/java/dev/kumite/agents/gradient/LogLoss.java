package dev.kumite.agents.gradient;

/** The log loss of an expected result p = σ(2z), where z is a network's output: −w ln p − (1 − w) ln(1 − p), in nats. */
public final class LogLoss {
    private LogLoss() {}

    /** In a form that does not overflow. */
    public static double of(double z, double wanted) {
        return Math.max(2 * z, 0) - 2 * z * wanted + StrictMath.log1p(StrictMath.exp(-Math.abs(2 * z)));
    }

    /** How the loss changes with z. */
    public static float slope(float z, float wanted) {
        return 2 * (float) (1 / (1 + StrictMath.exp(-2 * z)) - wanted);
    }
}
