package dev.kumite.lab.report.text;

import java.util.Locale;

/** Numbers as the commands write them. */
public final class NumberText {
    private NumberText() {}

    /** 1,234,567. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** "1 game", "1,200 games". */
    public static String count(long number, String thing) {
        return count(number) + " " + thing + (number == 1 ? "" : "s");
    }

    public static String decimal(String form, double number) {
        return String.format(Locale.ROOT, form, number);
    }

    /** 64.2 %; a share close to 0 or 1 that is neither is {@code <0.1 %} or {@code >99.9 %}. */
    public static String percent(double share) {
        String digits = decimal("%.1f", 100 * share);
        if (share > 0 && digits.equals("0.0")) return "<0.1 %";
        return share < 1 && digits.equals("100.0") ? ">99.9 %" : digits + " %";
    }

    /** About how long, in the unit that fits: 12 s, 8 min, 2.5 h. */
    public static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 100) return whole + " s";
        if (whole < 100 * 60) return Math.round(whole / 60.0) + " min";
        return decimal("%.1f h", whole / 3600.0);
    }
}
