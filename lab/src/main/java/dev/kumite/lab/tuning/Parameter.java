package dev.kumite.lab.tuning;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An option that is tuned. Its value is any number in its range, even where the agent takes only whole ones.
 *
 * @param whole whether the agent takes whole numbers only
 * @param start where tuning begins
 */
public record Parameter(String name, double low, double high, boolean whole, double start) {
    private static final double SHARE_OF_RANGE = 1.0 / 20;

    /** How far to both sides of the value the last games try: enough to be felt, and another whole number. */
    double lastStep() {
        double share = SHARE_OF_RANGE * (high - low);
        return whole ? Math.max(0.5, share) : share;
    }

    double clipped(double value) {
        return Math.max(low, Math.min(high, value));
    }

    /** A value as tables show it: with four digits or so of what the range has. */
    String shown(double value) {
        return rounded(value, decimals()).toPlainString();
    }

    /** A value as the agent's text gives it. */
    String setting(double value) {
        BigDecimal exact = rounded(value, whole ? 0 : decimals());
        return (exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros()).toPlainString();
    }

    /** Never rounded out of the range. */
    private BigDecimal rounded(double value, int decimals) {
        return BigDecimal.valueOf(value)
                .setScale(decimals, RoundingMode.HALF_UP)
                .max(BigDecimal.valueOf(low))
                .min(BigDecimal.valueOf(high));
    }

    private int decimals() {
        return Math.max(0, 3 - (int) Math.floor(Math.log10(high - low)));
    }

    /** As in {@code margin=0..2 from 0.5}: all that decides how it is tuned. */
    @Override
    public String toString() {
        return name + "=" + setting(low) + ".." + setting(high) + " from " + setting(start);
    }
}
