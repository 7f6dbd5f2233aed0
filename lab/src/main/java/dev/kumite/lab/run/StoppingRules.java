package dev.kumite.lab.run;

import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.stats.Sprt;

/** How the rules of {@link Stop} decide. */
public final class StoppingRules {
    /** With fewer pairs an interval means little, however narrow it looks. */
    private static final int FEWEST_PAIRS = 10;

    private StoppingRules() {}

    static Stopping.Rule of(Stop stop) {
        if (stop instanceof Stop.Sprt rule) {
            Sprt sprt = sprt(rule);
            return (pairs, nanos) -> sprt.verdict(sprt.llr(Pairs.of(pairs))) != Sprt.Verdict.UNDECIDED;
        }
        if (stop instanceof Stop.Width width) return (pairs, nanos) -> narrow(Pairs.of(pairs), width.percent());
        if (stop instanceof Stop.Time time) return (pairs, nanos) -> nanos >= time.nanos();
        return (pairs, nanos) -> false;
    }

    /** The test that a stopping rule describes. */
    public static Sprt sprt(Stop.Sprt stop) {
        return new Sprt(stop.elo0(), stop.elo1(), stop.normalised(), stop.alpha(), stop.beta());
    }

    private static boolean narrow(Outcomes pairs, double percent) {
        if (pairs.units() < FEWEST_PAIRS) return false;
        Interval score = pairs.scoreInterval();
        return Math.max(score.high() - score.value(), score.value() - score.low()) <= percent / 100;
    }
}
