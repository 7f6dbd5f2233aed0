package dev.kumite.base;

/**
 * Something a person wrote that cannot be used. The message is one line: what, where, and what would be right. What the
 * machine cannot do is {@link Unavailable}.
 */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A line that nobody will read to its end is cut: it quotes something very long. */
    private static final int LONGEST = 4000;

    public BadInput(String message) {
        super(oneLine(message), null, false, false);
    }

    static String oneLine(String message) {
        String brief = message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
        return brief.replaceAll("\\R|\\p{Cntrl}", " ");
    }

    /** The exception's message; never null. */
    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    /** The same complaint with a place in front of it, as in {@code game.pdn:3:14: …}. */
    public BadInput at(String place) {
        return new BadInput(place + ": " + line());
    }
}
