package dev.kumite.games.record;

import dev.kumite.base.BadInput;

/** A text with the name of where it came from, able to say where in it something is. */
record Source(String name, String text) {
    private static final int LARGEST = 16_000_000;

    Source {
        if (text.length() > LARGEST)
            throw new BadInput(name + ": " + text.length() + " characters; at most " + LARGEST + " are read at once");
    }

    /** {@code game.pdn:3:14: what}. */
    BadInput complain(int at, String what) {
        return new BadInput(what).at(place(at));
    }

    String place(int at) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < at && i < text.length(); i++) {
            char c = text.charAt(i);
            boolean ends = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
            if (ends) {
                line++;
                lineStart = i + 1;
            }
        }
        return name + ":" + line + ":" + (at - lineStart + 1);
    }
}
