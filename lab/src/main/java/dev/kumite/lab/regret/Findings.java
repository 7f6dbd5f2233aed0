package dev.kumite.lab.regret;

import java.util.List;

/**
 * What was measured.
 *
 * @param game its text
 * @param pieces the largest number of pieces that the tables cover
 * @param wanted the number of positions asked for
 * @param won how many of those that were played were won; the others were drawn
 * @param whyNotRepeatable why the same seed may give other moves, each cause in a clause; empty if it gives the same
 * @param chance what random moves give away in the same positions
 * @param agents in the order in which they were given
 */
public record Findings(
        String game,
        int pieces,
        long seed,
        int wanted,
        int positions,
        int won,
        List<String> whyNotRepeatable,
        Chance chance,
        List<Figures> agents) {

    /** Exact expectations for a player who takes every legal move with equal probability. */
    public record Chance(double half, double whole) {
        public double meanLoss() {
            return half / 2 + whole;
        }
    }

    public boolean repeatable() {
        return whyNotRepeatable.isEmpty();
    }

    public boolean finished() {
        return positions == wanted;
    }
}
