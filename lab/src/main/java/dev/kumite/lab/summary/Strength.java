package dev.kumite.lab.summary;

import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;

/**
 * How much stronger A is than B.
 *
 * @param superiority the probability that A is stronger
 */
public record Strength(Interval elo, Interval normalisedElo, double superiority) {

    public static Strength of(Outcomes outcomes) {
        return new Strength(outcomes.elo(), outcomes.normalisedElo(), outcomes.superiority());
    }
}
