package dev.kumite.lab.experiment.measure;

import java.util.Map;
import java.util.function.Supplier;

/**
 * Something to measure in the games of a cell.
 *
 * @param basis what a published share is a share of
 * @param counters makes a counter for each cell
 */
public record Measure(String name, Unit unit, Basis basis, Supplier<Counter> counters) {

    /** The number of trials behind a paper's figure, if the paper gives its number of games. */
    enum Basis {
        GAMES,
        HALF_THE_GAMES,
        WINS,
        LOSSES,
        UNKNOWN
    }

    /** Whether the games have to be replayed for it. */
    public boolean needsMoves() {
        return counters.get() instanceof Counter.OfMoves;
    }

    /**
     * The number of trials behind a published figure; 0 if unknown.
     *
     * @param values the paper's figures of the same games, by the measure's name
     */
    public long publishedTrials(long games, Map<String, Double> values) {
        return switch (basis) {
            case GAMES -> games;
            case HALF_THE_GAMES -> games / 2;
            case WINS -> part(games, values, "wins");
            case LOSSES -> part(games, values, "losses");
            case UNKNOWN -> 0;
        };
    }

    private static long part(long games, Map<String, Double> values, String measure) {
        double share = values.getOrDefault(measure, Double.NaN);
        return Double.isNaN(share) ? 0 : Math.round(share * games);
    }
}
