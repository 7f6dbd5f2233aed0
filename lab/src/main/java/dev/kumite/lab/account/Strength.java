package dev.kumite.lab.account;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.run.Tally;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.stats.WinDrawLoss;

/**
 * How much stronger A is than B.
 *
 * @param superiority the probability that A is the stronger one
 */
public record Strength(Interval elo, Interval normalisedElo, double superiority) {

    public static Strength of(Outcomes outcomes) {
        return new Strength(outcomes.elo(), outcomes.normalisedElo(), outcomes.superiority());
    }

    /** Pairs where colours were swapped on the same start, otherwise single games. */
    public static Outcomes outcomes(Contest contest, Tally tally) {
        return contest.swap()
                ? Pairs.of(tally.pairs())
                : new WinDrawLoss(tally.count(Tally.WON), tally.count(Tally.DRAWN), tally.count(Tally.LOST));
    }
}
