package dev.kumite.agents;

import dev.kumite.games.core.Ending;

/** Thrown by an agent that cannot answer and knows why: it loses the game by this ending, and the message is recorded. */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Ending ending;

    public Forfeit(Ending ending, String message) {
        super(message, null, false, false);
        this.ending = ending;
    }

    public Ending ending() {
        return ending;
    }

    /** The message; never null. */
    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
