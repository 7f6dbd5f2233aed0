package dev.kumite.spec;

import java.util.List;
import java.util.function.Function;

/** What values an option takes: a range in words, and the way from text to value. */
public record Kind(String range, Function<String, Object> reader) {

    /** The value of {@code text}, or a {@link BadInput} that says what would be right. */
    Object read(String text) {
        return reader.apply(text);
    }

    public static Kind whole(int low, int high) {
        return new Kind(low + " to " + high, text -> {
            int value = parse(text, "a whole number from " + low + " to " + high);
            if (value < low || value > high) throw new BadInput("must be from " + low + " to " + high);
            return value;
        });
    }

    public static Kind oddWhole(int low, int high) {
        return new Kind("odd, " + low + " to " + high, text -> {
            int value = parse(text, "an odd number from " + low + " to " + high);
            if (value < low || value > high || value % 2 == 0)
                throw new BadInput("must be odd and from " + low + " to " + high);
            return value;
        });
    }

    public static Kind oneOf(String... words) {
        List<String> known = List.of(words);
        return new Kind(String.join(", ", known), text -> {
            if (!known.contains(text)) throw new BadInput(Nearest.hint(text, known));
            return text;
        });
    }

    /** A text with a form of its own, checked by {@code reader}. */
    public static Kind text(String form, Function<String, Object> reader) {
        return new Kind(form, reader);
    }

    private static int parse(String text, String wanted) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new BadInput("must be " + wanted);
        }
    }
}
