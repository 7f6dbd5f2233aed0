package dev.kumite.lab.summary;

import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.run.StoppingRules;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Sprt;
import java.util.Locale;
import java.util.Optional;

/**
 * How far a sequential test has come. Once a run is complete no games lie beyond its decision, so the counts alone say
 * what it was; before that nothing is decided.
 */
public record SequentialTest(Sprt sprt, double llr, Sprt.Verdict verdict) {

    /** The test that a run's stopping rule asks for, if it is one. */
    public static Optional<SequentialTest> of(Stop stop, Outcomes outcomes, boolean complete) {
        if (!(stop instanceof Stop.Sprt rule)) return Optional.empty();
        Sprt sprt = StoppingRules.sprt(rule);
        double llr = sprt.llr(outcomes);
        return Optional.of(new SequentialTest(sprt, llr, complete ? sprt.verdict(llr) : Sprt.Verdict.UNDECIDED));
    }

    /** {@code passed}, {@code failed} or {@code undecided}. */
    public String word() {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    public String sentence() {
        String unit = sprt.normalised() ? " normalised Elo" : " Elo";
        String found = switch (verdict) {
            case PASSED -> "passed: the difference is rather " + number(sprt.elo1()) + unit + " or more";
            case FAILED -> "failed: the difference is rather " + number(sprt.elo0()) + unit + " or less";
            case UNDECIDED -> "has not decided";
        };
        return String.format(
                Locale.ROOT,
                "The sequential test of %s against %s%s %s (log likelihood ratio %.2f, bounds %.2f and %.2f).",
                number(sprt.elo1()),
                number(sprt.elo0()),
                unit,
                found,
                llr,
                sprt.lower(),
                sprt.upper());
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }
}
