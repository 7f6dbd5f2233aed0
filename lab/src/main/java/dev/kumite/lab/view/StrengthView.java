package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.summary.SequentialTest;
import dev.kumite.lab.summary.Strength;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How much stronger A is than B, for scripts.
 *
 * @param pairs pairs of games by A's points in them (0, ½, 1, 1½, 2); empty where colours were not swapped
 * @param sprt the sequential test, where one was asked for
 */
public record StrengthView(
        double elo,
        double eloLow,
        double eloHigh,
        double normalisedElo,
        double normalisedEloLow,
        double normalisedEloHigh,
        double superiority,
        List<Long> pairs,
        @Nullable TestView sprt) {

    /** A sequential test. */
    public record TestView(
            double elo0,
            double elo1,
            boolean normalised,
            double llr,
            double lower,
            double upper,
            String verdict,
            @JsonIgnore String sentence) {
        static TestView of(SequentialTest test) {
            return new TestView(
                    test.sprt().elo0(),
                    test.sprt().elo1(),
                    test.sprt().normalised(),
                    test.llr(),
                    test.sprt().lower(),
                    test.sprt().upper(),
                    test.word(),
                    test.sentence());
        }
    }

    public static StrengthView of(Outcomes outcomes, Stop stop, boolean complete) {
        Strength strength = Strength.of(outcomes);
        return new StrengthView(
                strength.elo().value(),
                strength.elo().low(),
                strength.elo().high(),
                strength.normalisedElo().value(),
                strength.normalisedElo().low(),
                strength.normalisedElo().high(),
                strength.superiority(),
                outcomes instanceof Pairs
                        ? Arrays.stream(outcomes.counts()).boxed().toList()
                        : List.of(),
                SequentialTest.of(stop, outcomes, complete).map(TestView::of).orElse(null));
    }

    /** For a reader at the terminal. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("Elo         " + range(elo(), eloLow(), eloHigh()) + ", normalised "
                + range(normalisedElo(), normalisedEloLow(), normalisedEloHigh()));
        lines.add("superiority " + NumberText.percent(superiority()));
        if (!pairs().isEmpty())
            lines.add(String.format(
                    Locale.ROOT,
                    "pairs       %d with 0 points, %d with ½, %d with 1, %d with 1½, %d with 2",
                    pairs().toArray()));
        TestView test = sprt;
        if (test != null) lines.add("test        " + test.sentence());
        return lines;
    }

    private static String range(double value, double low, double high) {
        return Form.whole().write(value)
                + (Double.isNaN(value)
                        ? ""
                        : " [" + Form.whole().digits(low) + ", " + Form.whole().digits(high) + "]");
    }
}
