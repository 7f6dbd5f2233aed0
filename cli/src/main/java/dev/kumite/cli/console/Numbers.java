package dev.kumite.cli.console;

import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;
import java.util.function.Function;
import picocli.CommandLine.TypeConversionException;

/** Whole numbers on the command line, with complaints in plain words. */
public final class Numbers {
    private Numbers() {}

    private static final String DIGITS = "[+-]?[0-9]+";

    /** What is too large for an int becomes the largest, which {@link #check} then refuses by the option's own range. */
    public static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            if (!text.matches(DIGITS)) throw new TypeConversionException("'" + text + "' is not a whole number");
            return text.startsWith("-") ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
    }

    public static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number"
                    + (text.matches(DIGITS) ? " from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE : ""));
        }
    }

    /** A number with a unit, such as 200k or 4g, as this kind of option reads it. */
    public static <T> T read(String option, String text, Kind<T> kind) {
        return parse(option, text, kind::read);
    }

    /** What the reader makes of an option's text; a complaint names both. */
    public static <T> T parse(String option, String text, Function<String, T> reader) {
        return BadInput.reading(option + "=" + text, () -> reader.apply(text));
    }

    /** Every whole number that a person gives goes through here. */
    public static void check(String option, int value, int low, int high) {
        if (value >= low && value <= high) return;
        boolean cut = value == Integer.MIN_VALUE || value == Integer.MAX_VALUE;
        throw new BadInput(option + (cut ? "" : "=" + value) + ": must be from " + low + " to " + high);
    }
}
