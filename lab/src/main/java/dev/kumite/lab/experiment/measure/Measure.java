package dev.kumite.lab.experiment;

import java.util.function.Supplier;

/**
 * Something to measure in the games of a cell.
 *
 * @param basis of what a published share is a share
 * @param counters makes a counter for each cell
 */
public record Measure(String name, Unit unit, Basis basis, Supplier<Counter> counters) {

    /** On how many trials a paper's figure rests when it gives the number of its games. */
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

    long publishedTrials(Published published) {
        return switch (basis) {
            case GAMES -> published.games();
            case HALF_THE_GAMES -> published.games() / 2;
            case WINS -> part(published, "wins");
            case LOSSES -> part(published, "losses");
            case UNKNOWN -> 0;
        };
    }

    private static long part(Published published, String measure) {
        double share = published.values().getOrDefault(measure, Double.NaN);
        return Double.isNaN(share) ? 0 : Math.round(share * published.games());
    }
}
