package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.plan.Contest;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Something to measure in the games of a cell.
 *
 * @param basis what a published share is a share of
 * @param about the cells that have it
 * @param counters makes a counter for each cell
 */
public record Measure(String name, Unit unit, Basis basis, About about, Supplier<Counter> counters) {

    /** What has such a figure: games (and problems), single moves in positions of a tablebase, or both. */
    public enum About {
        GAMES,
        POSITIONS,
        BOTH;

        boolean covers(boolean positions) {
            return this == BOTH || this == POSITIONS == positions;
        }
    }

    Measure(String name, Unit unit, Basis basis, Supplier<Counter> counters) {
        this(name, unit, basis, About.GAMES, counters);
    }

    private Measure about(About what) {
        return new Measure(name, unit, basis, what, counters);
    }

    Measure ofPositions() {
        return about(About.POSITIONS);
    }

    Measure ofBoth() {
        return about(About.BOTH);
    }

    /** Whether a cell has such a figure. */
    public boolean covers(Contest contest) {
        return about.covers(contest instanceof Contest.Dilemmas);
    }

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
