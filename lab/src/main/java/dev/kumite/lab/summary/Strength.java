package dev.kumite.lab.summary;

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

    /** A's score in all its games, with the interval that whole pairs give it; Wilson's for an exam or without pairs. */
    public static Interval score(Contest contest, Tally tally) {
        Interval games = Interval.wilson(tally.points(), tally.games());
        Outcomes outcomes = outcomes(contest, tally);
        if (contest.exam() || outcomes.units() == 0) return games;
        Interval pairs = outcomes.scoreInterval();
        return new Interval(games.value(), Math.min(pairs.low(), games.value()), Math.max(pairs.high(), games.value()));
    }
}
