package dev.kumite.games.terminal;

/** Colours for the terminal, or none. */
public enum Paint {
    SIDE_0("1;34"),
    SIDE_1("1;31"),
    FAINT("2"),
    STRONG("1");

    private final String code;

    Paint(String code) {
        this.code = code;
    }

    static Paint of(int side) {
        return side == 0 ? SIDE_0 : SIDE_1;
    }

    String on(String text, boolean colour) {
        return colour && !text.isBlank() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
