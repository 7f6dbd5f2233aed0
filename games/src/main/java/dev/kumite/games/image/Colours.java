package dev.kumite.games.image;

/** The colours of the page's light theme, for paper too. */
final class Colours {
    static final String INK = "#24201a";
    static final String LINE = "#b7a57f";
    static final String PLAIN = "#eadfc6";
    static final String DARKER = "#e3d6b9";
    static final String CARD = "#fcf9f2";
    static final String ARROW = "#1d6650";

    private Colours() {}

    static String ground(String colour) {
        return switch (colour) {
            case "shaded" -> "#d9c7a0";
            case "dark" -> "#b89f78";
            case "light" -> "#efe4cc";
            case "yellow" -> "#ecd79f";
            case "blue" -> "#b9cbdc";
            case "green" -> "#bcd2b4";
            case "red" -> "#e0bcb0";
            default -> PLAIN;
        };
    }

    static String onGround(String paint) {
        return paint.equals("mark") ? "#a79c88" : "#6f6655";
    }

    static String stone(String colour) {
        return switch (colour) {
            case "blue" -> "#24507f";
            case "red" -> "#b03a26";
            case "white" -> "#fffaf0";
            default -> "#2b2722";
        };
    }

    static String edge(String colour) {
        return switch (colour) {
            case "blue" -> "#173655";
            case "red" -> "#7d2415";
            case "white" -> "#8d7d62";
            default -> "#100e0c";
        };
    }

    static String onStone(String colour) {
        return colour.equals("white") ? "#4b4130" : "#fdf8ec";
    }
}
