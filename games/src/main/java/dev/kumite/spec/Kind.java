package dev.kumite.spec;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What values an option takes: a range in words, and the way from text to value.
 *
 * @param form the same range for a form on a page
 */
public record Kind(String range, Form form, Function<String, Object> reader) {
    /** Nobody counts so far: a limit of so much is none. */
    private static final long ENDLESS = 1L << 60;

    /**
     * How to ask for a value.
     *
     * @param kind whole, odd, count, real, time, memory, flag, choice, seed or text
     * @param low the least value, or null where that is not all there is to say
     * @param choices the words to choose from; empty unless there are such
     */
    public record Form(
            String kind, @Nullable Double low, @Nullable Double high, List<String> choices) {
        static Form of(String kind) {
            return new Form(kind, null, null, List.of());
        }

        static Form between(String kind, double low, double high) {
            return new Form(kind, low, high, List.of());
        }

        static Form among(String kind, List<String> choices) {
            return new Form(kind, null, null, choices);
        }
    }

    /** The value of {@code text}, or a {@link BadInput} that says what would be right. */
    Object read(String text) {
        return reader.apply(text);
    }

    public static Kind whole(int low, int high) {
        return new Kind(low + " to " + high, Form.between("whole", low, high), text -> {
            int value = parse(text, "a whole number from " + low + " to " + high);
            if (value < low || value > high) throw new BadInput("must be from " + low + " to " + high);
            return value;
        });
    }

    public static Kind oddWhole(int low, int high) {
        return new Kind("odd, " + low + " to " + high, Form.between("odd", low, high), text -> {
            int value = parse(text, "an odd number from " + low + " to " + high);
            if (value < low || value > high || value % 2 == 0)
                throw new BadInput("must be odd and from " + low + " to " + high);
            return value;
        });
    }

    /** A count that may pass two thousand million; {@code 10k} and {@code 3M} are understood. */
    public static Kind count(long low, long high) {
        String range = high < ENDLESS ? low + " to " + high : low + " or more";
        return new Kind(range + " (10k, 3M)", Form.between("count", (double) low, (double) high), text -> {
            String wanted = "a whole number such as 5000, 10k or 3M";
            double read = scaled(text, "kM", 1000, wanted);
            if (read != Math.rint(read)) throw new BadInput("must be " + wanted);
            long value = (long) read;
            if (value < low || value > high) throw new BadInput("must be from " + low + " to " + high);
            return value;
        });
    }

    public static Kind real(double low, double high) {
        String range = plain(low) + " to " + plain(high);
        return new Kind(range, Form.between("real", low, high), text -> {
            double value = scaled(text, "", 1, "a number such as 0.7");
            if (!(value >= low && value <= high)) throw new BadInput("must be from " + range);
            return value;
        });
    }

    /** A time as nanoseconds: {@code 2s}, {@code 500ms}. */
    public static Kind time() {
        return new Kind("a time such as 2s or 500ms", Form.of("time"), text -> {
            String wanted = "a time such as 2s or 500ms";
            double millis = text.endsWith("ms")
                    ? scaled(text.substring(0, text.length() - 2), "", 1, wanted)
                    : text.endsWith("s") ? 1000 * scaled(text.substring(0, text.length() - 1), "", 1, wanted) : -1;
            if (!(millis >= 0 && millis <= 86_400_000)) throw new BadInput("must be " + wanted + ", at most a day");
            return (long) (millis * 1e6);
        });
    }

    /** A long time as nanoseconds: {@code 20m}, {@code 6h}; seconds and milliseconds too. */
    public static Kind longTime() {
        return new Kind("a time such as 20m or 6h", Form.of("time"), text -> {
            String wanted = "a time such as 90s, 20m or 6h";
            int letters = text.endsWith("ms") ? 2 : 1;
            double unit = switch (text.replaceFirst("^.*?([a-z]*)$", "$1")) {
                case "ms" -> 0.001;
                case "s" -> 1;
                case "m" -> 60;
                case "h" -> 3600;
                default -> throw new BadInput("must be " + wanted);
            };
            double seconds = unit * scaled(text.substring(0, text.length() - letters), "", 1, wanted);
            if (!(seconds > 0 && seconds <= 1000 * 3600)) throw new BadInput("must be " + wanted + ", at most 1000h");
            return (long) (seconds * 1e9);
        });
    }

    /** A time that is longer than nothing. */
    public static Kind someTime() {
        Kind any = time();
        return new Kind(any.range(), any.form(), text -> {
            Object nanos = any.read(text);
            if (nanos.equals(0L)) throw new BadInput("must be longer than that, such as 500ms");
            return nanos;
        });
    }

    /** A size of memory in bytes: {@code 400m}, {@code 4g}. */
    public static Kind memory() {
        return new Kind("a size such as 400m or 4g", Form.of("memory"), text -> {
            double value = scaled(text, "kmg", 1024, "a size such as 400m or 4g");
            if (!(value >= 1024 && value <= 1L << 40)) throw new BadInput("must be from 1k to 1024g");
            return (long) value;
        });
    }

    public static Kind flag() {
        return new Kind("on, off", Form.among("flag", List.of("on", "off")), text -> {
            if (!text.equals("on") && !text.equals("off")) throw new BadInput("must be on or off");
            return text.equals("on");
        });
    }

    /** Any whole number of 64 bits, read as a {@link Long}: a seed. */
    public static Kind seed() {
        return new Kind("any whole number", Form.of("seed"), text -> {
            try {
                return Long.valueOf(text);
            } catch (NumberFormatException e) {
                throw new BadInput("must be a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE);
            }
        });
    }

    public static Kind oneOf(String... words) {
        List<String> known = List.of(words);
        return new Kind(String.join(", ", known), Form.among("choice", known), text -> {
            if (!known.contains(text)) throw new BadInput(Nearest.hint(text, known));
            return text;
        });
    }

    /** A text with a form of its own, checked by {@code reader}. */
    public static Kind text(String form, Function<String, Object> reader) {
        return new Kind(form, Form.of("text"), reader);
    }

    /** A number with an optional unit letter, each unit {@code step} times the one before. */
    private static double scaled(String text, String units, int step, String wanted) {
        int unit = text.isEmpty() ? -1 : units.indexOf(text.charAt(text.length() - 1));
        String number = unit < 0 ? text : text.substring(0, text.length() - 1);
        if (!number.matches("-?[0-9]{1,99}(\\.[0-9]{1,19})?")) throw new BadInput("must be " + wanted);
        return Double.parseDouble(number) * Math.pow(step, unit + 1.0);
    }

    /** 100 and not 100.0, a thousand million and not 1.0E9. */
    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private static int parse(String text, String wanted) {
        if (!text.matches("-?[0-9]{1,9}")) throw new BadInput("must be " + wanted);
        return Integer.parseInt(text);
    }
}
