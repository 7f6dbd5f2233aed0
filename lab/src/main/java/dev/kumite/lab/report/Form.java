package dev.kumite.lab.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * How a number is written for a reader.
 *
 * @param percent whether a share of 1 is written as a percentage
 * @param decimals the number of decimals, below a thousand
 */
public record Form(boolean percent, int decimals) {
    public static final String UNKNOWN = "–";
    /** Decimals of so large a number would be false precision. */
    private static final double NO_DECIMALS_FROM = 1000;

    private static final double POWER_FROM = 1e15;
    private static final BigDecimal ALL = BigDecimal.valueOf(100);

    public Form {
        if (decimals < 0 || decimals > 12)
            throw new IllegalArgumentException("a number with " + decimals + " decimals");
    }

    public static Form whole() {
        return new Form(false, 0);
    }

    public static Form decimals(int decimals) {
        return new Form(false, decimals);
    }

    public static Form percent(int decimals) {
        return new Form(true, decimals);
    }

    /** One more decimal for percentages: an axis shows whole ones, its data a little more. */
    public Form finer() {
        return percent ? percent(decimals + 1) : this;
    }

    /** As in {@code 12,345.6}, {@code −3}, {@code 61.2 %}; NaN is a dash. */
    public String write(double number) {
        if (Double.isNaN(number)) return UNKNOWN;
        String digits = digits(number);
        return percent ? digits + " %" : digits;
    }

    /** The same without the percent sign; a share near 0 or 1 that is neither is {@code <0.1} or {@code >99.9}. */
    public String digits(double number) {
        if (Double.isNaN(number)) return UNKNOWN;
        if (Double.isInfinite(number)) return number > 0 ? "∞" : "−∞";
        if (Math.abs(number) >= POWER_FROM) return power(number);
        BigDecimal rounded = BigDecimal.valueOf(number)
                .movePointRight(percent ? 2 : 0)
                .setScale(Math.abs(number) < NO_DECIMALS_FROM ? decimals : 0, RoundingMode.HALF_UP);
        if (percent && number > 0 && number < 1) {
            if (rounded.signum() == 0) return "<" + rounded.ulp();
            if (rounded.compareTo(ALL) == 0) return ">" + rounded.subtract(rounded.ulp());
        }
        String plain = rounded.toPlainString();
        boolean negative = plain.startsWith("-") && plain.matches(".*[1-9].*");
        String unsigned = plain.startsWith("-") ? plain.substring(1) : plain;
        return (negative ? "−" : "") + grouped(unsigned);
    }

    /** As in {@code 61.2 % [58.0, 64.3]}. */
    public String write(Estimate estimate) {
        return estimate.hasRange() ? write(estimate.value()) + " " + range(estimate) : write(estimate.value());
    }

    /** As in {@code [58.0, 64.3]}; empty without a range. */
    public String range(Estimate estimate) {
        return estimate.hasRange() ? "[" + digits(estimate.low()) + ", " + digits(estimate.high()) + "]" : "";
    }

    /** As in {@code 7e33}: a bound so far away that it hardly is one. */
    private static String power(double number) {
        String text = String.format(Locale.ROOT, "%.0e", Math.abs(number)).replace("+", "");
        return (number < 0 ? "−" : "") + text;
    }

    /** Digits in threes from ten thousand on; years and board sizes stay as they are. */
    private static String grouped(String unsigned) {
        int point = unsigned.indexOf('.') < 0 ? unsigned.length() : unsigned.indexOf('.');
        if (point < 5) return unsigned;
        StringBuilder text = new StringBuilder(unsigned);
        for (int at = point - 3; at > 0; at -= 3) text.insert(at, ',');
        return text.toString();
    }
}
