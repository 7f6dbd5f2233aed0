package dev.kumite.spec;

/** Something a person wrote that cannot be used. The message is one line: what, where, and what would be right. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message.replaceAll("\\R|\\p{Cntrl}", " "), null, false, false);
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
