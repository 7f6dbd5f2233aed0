package dev.kumite.lab.store;

import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.zip.CRC32C;

/**
 * A second checksum of a game, of all that reports count: everything but setup and moves, of which there is the
 * fingerprint. The database itself computes its lower half, a weighted sum of the numbers modulo a prime, so that many
 * games are checked without reading more of them. Its upper half is a checksum of the texts.
 */
final class ResultSeal {
    static final String COLUMN = "result_seal";

    /** Far below what is left of any checksum: stands for the missing one of a game that was stored before there were any. */
    private static final long NONE = Long.MIN_VALUE / 2;

    private static final int HALF = Integer.SIZE;
    private static final long LOWER_HALF = (1L << HALF) - 1;

    // The terms of the sum stay below 2^58, so that no database turns 22 of them into a floating-point number.
    private static final long NUMBER_MODULUS = 4_294_967_291L;
    private static final long SUM_MODULUS = 2_147_483_647;
    private static final long WEIGHT_MODULUS = 67_108_859;
    private static final long WEIGHT_BASE = 40_503_071;

    /** These, their order and their weights are what the checksums in all stores are made of. */
    private static final List<Figure> FIGURES = figures();

    private static final String LOWER_HALF_OF_ROW = lowerHalfOfRow();

    /** A column with what a game has in it. */
    private record Figure(String column, ToLongFunction<StoredGame> value) {}

    private ResultSeal() {}

    private static List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure("contest", StoredGame::contest));
        figures.add(new Figure("number", StoredGame::number));
        figures.add(new Figure("side_of_a", game -> game.played().sideOfA()));
        figures.add(new Figure("first_side", game -> game.played().firstSide()));
        figures.add(new Figure("result", game -> game.played().outcome().result()));
        figures.add(new Figure("plies", game -> game.played().outcome().plies()));
        figures.add(new Figure("pieces0", game -> game.played().pieces0()));
        figures.add(new Figure("pieces1", game -> game.played().pieces1()));
        addEffort(figures, "a", Played::a);
        addEffort(figures, "b", Played::b);
        figures.add(new Figure("clock_finished", StoredGame::finished));
        figures.add(new Figure(
                "fingerprint",
                game -> game.played().moves().fingerprint(game.played().setup())));
        return List.copyOf(figures);
    }

    private static void addEffort(List<Figure> figures, String agent, Function<Played, Effort> effort) {
        figures.add(
                new Figure(agent + "_moves", game -> effort.apply(game.played()).moves()));
        figures.add(new Figure(
                agent + "_iterations", game -> effort.apply(game.played()).iterations()));
        figures.add(
                new Figure(agent + "_nodes", game -> effort.apply(game.played()).nodes()));
        figures.add(new Figure(
                agent + "_depths", game -> effort.apply(game.played()).depths()));
        figures.add(
                new Figure(agent + "_held", game -> effort.apply(game.played()).held()));
        figures.add(
                new Figure("clock_" + agent, game -> effort.apply(game.played()).nanos()));
    }

    static long of(StoredGame game) {
        long sum = 0;
        long weight = 1;
        for (Figure figure : FIGURES) {
            weight = weight * WEIGHT_BASE % WEIGHT_MODULUS;
            sum += figure.value.applyAsLong(game) % NUMBER_MODULUS * weight;
        }
        return ofTexts(game.played().outcome().ending().word(), game.played().failure()) + sum % SUM_MODULUS;
    }

    private static String lowerHalfOfRow() {
        List<String> terms = new ArrayList<>();
        long weight = 1;
        for (Figure figure : FIGURES) {
            weight = weight * WEIGHT_BASE % WEIGHT_MODULUS;
            terms.add(figure.column + " % " + NUMBER_MODULUS + " * " + weight);
        }
        return "(" + String.join(" + ", terms) + ") % " + SUM_MODULUS;
    }

    /** The upper half; never 0. */
    private static long ofTexts(String ending, String failure) {
        CRC32C sum = new CRC32C();
        sum.update((ending + "\n" + failure).getBytes(StandardCharsets.UTF_8));
        return (sum.getValue() >> 1 | 1) << HALF;
    }

    /**
     * For a query: what is left of a row's checksum without its lower half. {@link #fits} judges it.
     *
     * @param stored whether the table has these checksums
     */
    static String rest(boolean stored) {
        return (stored ? "ifnull(" + COLUMN + ", " + NONE + ")" : String.valueOf(NONE)) + " - " + LOWER_HALF_OF_ROW;
    }

    /** For a query: whether a row may have other numbers than it had when it was stored. */
    static String unsure(boolean stored) {
        return "((" + rest(stored) + ") & " + LOWER_HALF + ") is not 0";
    }

    /** Whether there was a checksum. */
    static boolean has(long rest) {
        return rest > NONE / 2;
    }

    /** Whether a row with these texts is as it was stored, if it has a checksum. */
    static boolean fits(long rest, String ending, String failure) {
        return rest == ofTexts(ending, failure);
    }
}
