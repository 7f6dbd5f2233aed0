package dev.kumite.spec;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.base.ScaledNumber;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The kind of value that an option takes: its range in words, and how it is read from text. */
public final class Kind<T> {
    /** Nobody counts so far: a limit of so much is none. */
    private static final long ENDLESS = 1L << 60;

    private static final String SECONDS = "a time such as 2s or 500ms";
    private static final String SIZE = "a size such as 400m or 4g";

    private static final Kind<Long> TIME = new Kind<>(SECONDS, Form.of("time"), Long.class, Kind::nanos);
    private static final Kind<Long> SOME_TIME = new Kind<>(SECONDS, Form.of("time"), Long.class, Kind::someNanos);
    private static final Kind<Long> LONG_TIME =
            new Kind<>("a time such as 20m or 6h", Form.of("time"), Long.class, Kind::manyNanos);
    private static final Kind<Long> MEMORY = new Kind<>(SIZE, Form.of("memory"), Long.class, Kind::bytes);
    private static final Kind<Boolean> FLAG =
            new Kind<>("on, off", Form.among("flag", List.of("on", "off")), Boolean.class, Kind::isOn);
    private static final Kind<Long> SEED = new Kind<>("any whole number", Form.of("seed"), Long.class, Kind::seedOf);

    private final String range;
    private final Form form;
    private final Object type;
    private final Function<String, T> reader;

    /** @param type equal for kinds whose values are of the same type */
    private Kind(String range, Form form, Object type, Function<String, T> reader) {
        this.range = range;
        this.form = form;
        this.type = type;
        this.reader = reader;
    }

    /** The values in words. */
    public String range() {
        return range;
    }

    /** The same for a form on a page. */
    public Form form() {
        return form;
    }

    /** The value of {@code text}, or a {@link BadInput} that says what would be right. */
    public T read(String text) {
        return reader.apply(text);
    }

    /** Whether values of this kind can be had where the other is asked for, whatever their ranges. */
    boolean givesTheSameAs(Kind<?> other) {
        return type.equals(other.type);
    }

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

    public static Kind<Integer> whole(int low, int high) {
        return new Kind<>(low + " to " + high, Form.between("whole", low, high), Integer.class, text -> {
            int value = parse(text, "a whole number from " + low + " to " + high);
            if (value < low || value > high) throw new BadInput("must be from " + low + " to " + high);
            return value;
        });
    }

    public static Kind<Integer> oddWhole(int low, int high) {
        return new Kind<>("odd, " + low + " to " + high, Form.between("odd", low, high), Integer.class, text -> {
            int value = parse(text, "an odd number from " + low + " to " + high);
            if (value < low || value > high || value % 2 == 0)
                throw new BadInput("must be odd and from " + low + " to " + high);
            return value;
        });
    }

    /** A count that may pass two thousand million; {@code 10k} and {@code 3M} are understood. */
    public static Kind<Long> count(long low, long high) {
        String range = (high < ENDLESS ? low + " to " + high : low + " or more") + " (10k, 3M)";
        return new Kind<>(range, Form.between("count", (double) low, (double) high), Long.class, text -> {
            String wanted = "a whole number such as 5000, 10k or 3M";
            BigDecimal read = ScaledNumber.read(text).orElseThrow(() -> new BadInput("must be " + wanted));
            if (read.stripTrailingZeros().scale() > 0) throw new BadInput("must be " + wanted);
            if (read.compareTo(BigDecimal.valueOf(low)) < 0 || read.compareTo(BigDecimal.valueOf(high)) > 0)
                throw new BadInput("must be from " + low + " to " + high);
            return read.longValueExact();
        });
    }

    public static Kind<Double> real(double low, double high) {
        String range = plain(low) + " to " + plain(high);
        return new Kind<>(range, Form.between("real", low, high), Double.class, text -> {
            double value = scaled(text, "", 1, "a number such as 0.7");
            if (!(value >= low && value <= high)) throw new BadInput("must be from " + range);
            return value;
        });
    }

    /** A time as nanoseconds: {@code 2s}, {@code 500ms}. */
    public static Kind<Long> time() {
        return TIME;
    }

    /** A long time as nanoseconds: {@code 20m}, {@code 6h}; seconds and milliseconds too. */
    public static Kind<Long> longTime() {
        return LONG_TIME;
    }

    /** A time that is longer than nothing. */
    public static Kind<Long> someTime() {
        return SOME_TIME;
    }

    /** A size of memory in bytes: {@code 400m}, {@code 4g}. */
    public static Kind<Long> memory() {
        return MEMORY;
    }

    public static Kind<Boolean> flag() {
        return FLAG;
    }

    /** Any whole number of 64 bits: a seed. */
    public static Kind<Long> seed() {
        return SEED;
    }

    public static Kind<String> oneOf(String... words) {
        List<String> known = List.of(words);
        return new Kind<>(
                String.join(", ", known),
                Form.among("choice", known),
                String.class,
                text -> known.get(index(text, known)));
    }

    /** The constants of an enum, by their names in small letters. */
    public static <E extends Enum<E>> Kind<E> oneOf(Class<E> type) {
        List<E> values = List.of(type.getEnumConstants());
        List<String> known = values.stream().map(Kind::word).toList();
        return new Kind<>(
                String.join(", ", known), Form.among("choice", known), type, text -> values.get(index(text, known)));
    }

    /** How {@link #oneOf(Class)} calls a constant. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** A text with a form of its own, read by {@code reader}. */
    public static <T> Kind<T> text(String form, Function<String, T> reader) {
        return new Kind<>(form, Form.of("text"), new Object(), reader);
    }

    /** Any text. */
    public static Kind<String> text(String form) {
        return new Kind<>(form, Form.of("text"), String.class, text -> text);
    }

    /** The same kind of value, or the word off, which stands for {@code off}. */
    public Kind<T> orOff(T off) {
        return new Kind<>(
                range + ", or off", Form.of("text"), type, text -> text.equals("off") ? off : reader.apply(text));
    }

    private static int index(String text, List<String> known) {
        int index = known.indexOf(text);
        if (index < 0) throw new BadInput(Nearest.hint(text, known));
        return index;
    }

    private static long nanos(String text) {
        double millis = text.endsWith("ms")
                ? scaled(text.substring(0, text.length() - 2), "", 1, SECONDS)
                : text.endsWith("s") ? 1000 * scaled(text.substring(0, text.length() - 1), "", 1, SECONDS) : -1;
        if (!(millis >= 0 && millis <= 86_400_000)) throw new BadInput("must be " + SECONDS + ", at most a day");
        return (long) (millis * 1e6);
    }

    private static long someNanos(String text) {
        long nanos = nanos(text);
        if (nanos == 0) throw new BadInput("must be longer than that, such as 500ms");
        return nanos;
    }

    private static long manyNanos(String text) {
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
    }

    private static long bytes(String text) {
        double value = scaled(text, "kmg", 1024, SIZE);
        if (!(value >= 1024 && value <= 1L << 40)) throw new BadInput("must be from 1k to 1024g");
        return (long) value;
    }

    private static boolean isOn(String text) {
        if (!text.equals("on") && !text.equals("off")) throw new BadInput("must be on or off");
        return text.equals("on");
    }

    private static long seedOf(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new BadInput("must be a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE);
        }
    }

    private static double scaled(String text, String units, int step, String wanted) {
        return ScaledNumber.read(text, units, step)
                .orElseThrow(() -> new BadInput("must be " + wanted))
                .doubleValue();
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
