package dev.kumite.web.view;

/** A request that is understood but cannot be met: an HTTP status and one clear line. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int TOO_MANY = 429;

    private final int status;

    private Refusal(int status, String line) {
        super(line, null, false, false);
        this.status = status;
    }

    public int status() {
        return status;
    }

    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    public static Refusal forbidden(String line) {
        return new Refusal(FORBIDDEN, line);
    }

    public static Refusal notFound(String line) {
        return new Refusal(NOT_FOUND, line);
    }

    /** Not possible in the current state. */
    public static Refusal conflict(String line) {
        return new Refusal(CONFLICT, line);
    }

    public static Refusal tooMany(String line) {
        return new Refusal(TOO_MANY, line);
    }

    /** With any other status. */
    public static Refusal of(int status, String line) {
        return new Refusal(status, line);
    }
}
