package dev.kumite.lab.regret;

import dev.kumite.lab.stats.Interval;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one agent's moves gave away. Positions are drawn independently, so shares have Wilson's interval; so has the
 * mean loss, as a mean of results between 0 and 1, where it is a little wider than it need be.
 *
 * @param agent as it was written
 * @param rung its budget, where that is one number
 * @param positions in which it moved
 * @param half moves that gave away half a point: a win for a draw, or a draw for a loss
 * @param whole moves that gave away a whole one: a win for a loss
 * @param failures what the agent did wrong, with counts; it gave away the position's whole value each time
 * @param threadsLost how many of its threads hung and could not be stopped
 */
public record Figures(
        String agent,
        @Nullable Rung rung,
        long positions,
        long half,
        long whole,
        double millisecondsPerMove,
        Map<String, Long> failures,
        long threadsLost) {

    public Interval halfShare() {
        return Interval.wilson((double) half, positions);
    }

    public Interval wholeShare() {
        return Interval.wilson((double) whole, positions);
    }

    /** Points given away by a move, on average. */
    public Interval meanLoss() {
        return Interval.wilson(half / 2.0 + whole, positions);
    }
}
