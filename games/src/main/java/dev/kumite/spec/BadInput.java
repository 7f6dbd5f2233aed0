package dev.kumite.spec;

/**
 * Something a person wrote that cannot be used. The message is one line: what, where, and what would be right. What the
 * machine cannot do is {@link Unavailable}.
 */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(oneLine(message), null, false, false);
    }

    static String oneLine(String message) {
        return message.replaceAll("\\R|\\p{Cntrl}", " ");
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
