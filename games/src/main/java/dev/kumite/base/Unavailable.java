package dev.kumite.base;

/**
 * Something the machine cannot do now, whatever a person wrote: a full disk, a damaged or locked store, a file that
 * cannot be read for an input error. The message is one line: what, where, and what would help.
 *
 * <p>The command line ends with exit code 1. A server answers 503 where trying again may help ({@link #temporary}), and
 * 500 where it will not; never 400, which is for {@link BadInput}.
 */
public final class Unavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean temporary;

    private Unavailable(String message, boolean temporary) {
        super(BadInput.oneLine(message), null, false, false);
        this.temporary = temporary;
    }

    /** Trying again may help: a disk can be emptied, a lock is given back. */
    public static Unavailable temporarily(String message) {
        return new Unavailable(message, true);
    }

    /** Trying again will not help: what is damaged stays so. */
    public static Unavailable permanently(String message) {
        return new Unavailable(message, false);
    }

    public boolean temporary() {
        return temporary;
    }

    /** The exception's message; never null. */
    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
