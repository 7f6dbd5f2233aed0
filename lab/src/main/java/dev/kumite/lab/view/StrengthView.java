package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.summary.SequentialTest;
import dev.kumite.lab.summary.Strength;
import java.util.Arrays;
import java.util.List;
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
}
