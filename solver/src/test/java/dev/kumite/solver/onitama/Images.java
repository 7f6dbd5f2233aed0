package dev.kumite.solver.onitama;

import java.util.Map;

/** A position's text as seen in a mirror, or from the other side. */
final class Images {
    private static final Map<String, String> TWINS =
            Map.of("rabbit", "frog", "cobra", "eel", "rooster", "goose", "tiger", "tiger", "monkey", "monkey");

    private Images() {}

    static String mirrored(String text) {
        String[] parts = text.split(":");
        StringBuilder cards = new StringBuilder();
        for (String card : parts[3].split("(?=[+/])|(?<=[+/])")) cards.append(TWINS.getOrDefault(card, card));
        return parts[0] + ":B" + squares(parts[1], false) + ":R" + squares(parts[2], false) + ":" + cards;
    }

    static String turned(String text) {
        String[] parts = text.split(":");
        String[] cards = parts[3].split("/");
        return (parts[0].equals("B") ? "R" : "B") + ":B" + squares(parts[2], true) + ":R" + squares(parts[1], true)
                + ":" + cards[1] + "/" + cards[0] + "/" + cards[2];
    }

    private static String squares(String men, boolean upDown) {
        StringBuilder out = new StringBuilder();
        for (char c : men.substring(1).toCharArray())
            if (c >= 'a' && c <= 'e') out.append((char) ('a' + 'e' - c));
            else if (upDown && c >= '1' && c <= '5') out.append((char) ('1' + '5' - c));
            else out.append(c);
        return out.toString();
    }
}
