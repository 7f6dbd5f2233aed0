package dev.kumite.web.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a move cost, and what that is called. The expected result of a position is counted in per cent here: 0 is a loss,
 * 50 a draw, 100 a win.
 *
 * @param loss by how many points the player's expected result is lower after the move than it could have been, 0 to 100
 */
record Assessment(Quality quality, double loss) {
    /** After a loss of so many points, a move counts 1/e of a perfect one. */
    private static final double SCALE = 25;

    /** The kinds of moves, the best first. */
    enum Quality {
        /** What the reviewer would have played. */
        BEST(0, "the best move"),
        GOOD(0, "a good move"),
        INACCURACY(5, "an inaccuracy"),
        MISTAKE(10, "a mistake"),
        BLUNDER(20, "a blunder");

        /** The loss from which on a move is of this kind, up to that of the next one. */
        private final int from;

        private final String phrase;

        Quality(int from, String phrase) {
            this.from = from;
            this.phrase = phrase;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The kind in a sentence. */
        String phrase() {
            return phrase;
        }
    }

    /** The move that the reviewer would have played, whatever a later search thinks of it. */
    static Assessment ofBest() {
        return new Assessment(Quality.BEST, 0);
    }

    /** Another move, by the player's expected result before and after it, −1 to 1. */
    static Assessment of(double before, double after) {
        double loss = Math.max(0, percent(before) - percent(after));
        Quality quality = Quality.GOOD;
        for (Quality worse : Quality.values()) if (worse.from > 0 && loss >= worse.from) quality = worse;
        return new Assessment(quality, loss);
    }

    /** The losses from which on moves are called by these words, the smallest first. */
    static Map<String, Integer> thresholds() {
        Map<String, Integer> named = new LinkedHashMap<>();
        for (Quality quality : Quality.values()) if (quality.from > 0) named.put(quality.word(), quality.from);
        return named;
    }

    /** Whether the move need not be looked for again. */
    boolean isGood() {
        return quality == Quality.BEST || quality == Quality.GOOD;
    }

    /** An expected result from −1 to 1 in per cent. */
    static double percent(double value) {
        return 50 + 50 * value;
    }

    /** The accuracy of a player in per cent: the mean of 100·e^(−loss/25) over the losses of all moves. */
    static double accuracy(List<Double> losses) {
        return losses.stream()
                .mapToDouble(loss -> 100 * Math.exp(-loss / SCALE))
                .average()
                .orElseThrow();
    }
}
