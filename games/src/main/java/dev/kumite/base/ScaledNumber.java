package dev.kumite.base;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads numbers with a unit letter: {@code 5000}, {@code 10k}, {@code 0.5M}. */
public final class ScaledNumber {
    private static final Pattern FORM = Pattern.compile("(-?[0-9]{1,99}(?:\\.[0-9]{1,19})?)([A-Za-z]?)");

    private ScaledNumber() {}

    /** A number, possibly in thousands ({@code k}) or millions ({@code M}); empty if the text is not one. */
    public static Optional<BigDecimal> read(String text) {
        return read(text, "kM", 1000);
    }

    /** The same with other units, given by their letters; each is {@code step} times the one before. */
    public static Optional<BigDecimal> read(String text, String units, int step) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) return Optional.empty();
        String letter = form.group(2);
        int power = letter.isEmpty() ? 0 : units.indexOf(letter) + 1;
        if (power == 0 && !letter.isEmpty()) return Optional.empty();
        return Optional.of(
                new BigDecimal(form.group(1)).multiply(BigDecimal.valueOf(step).pow(power)));
    }
}
