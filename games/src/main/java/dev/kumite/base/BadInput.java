package dev.kumite.base;

import java.util.function.Supplier;

/**
 * Something a person wrote that cannot be used. The message is one line: what, where, and what would be right. What the
 * machine cannot do is {@link Unavailable}.
 */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Longer lines quote something very long, and are cut. */
    private static final int LONGEST = 4000;

    private static final int LONGEST_QUOTE = 60;

    public BadInput(String message) {
        super(oneLine(message), null, false, false);
    }

    static String oneLine(String message) {
        String brief = message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
        return brief.replaceAll("\\R|\\p{Cntrl}", " ");
    }

    /** What a person wrote, in quotation marks and cut to a length that leaves room for the rest of the line. */
    public static String quoted(String text) {
        return "'" + (text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…") + "'";
    }

    /** The exception's message; never null. */
    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    /** What a reader returns; its complaint gets a place in front of it. */
    public static <T> T reading(String place, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (BadInput bad) {
            throw bad.at(place);
        }
    }

    /** The same complaint with a place in front of it, as in {@code game.pdn:3:14: …}. */
    public BadInput at(String place) {
        return new BadInput(place + ": " + line());
    }
}
