package dev.kumite.cli;

import dev.kumite.spec.BadInput;
import picocli.CommandLine.TypeConversionException;

/** Whole numbers on the command line, with complaints in plain words. */
final class Numbers {
    private Numbers() {}

    static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number");
        }
    }

    static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number of 64 bits");
        }
    }

    static void check(String option, int value, int low, int high) {
        if (value < low || value > high)
            throw new BadInput(option + "=" + value + ": must be from " + low + " to " + high);
    }
}
