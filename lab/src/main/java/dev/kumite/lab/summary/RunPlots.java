package dev.kumite.lab.summary;

import dev.kumite.base.ScaledNumber;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Series;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Pictures of a run's scores and lengths. */
final class RunPlots {
    private static final int MOST_BARS = 60;
    private static final int BINS = 30;

    private final Totals totals;

    RunPlots(Totals totals) {
        this.totals = totals;
    }

    /** A bar for each contest, unless there are too many to distinguish. */
    List<Plot> scores() {
        List<ContestTotals> contests = totals.contests().stream()
                .filter(contest -> contest.games() > 0)
                .toList();
        if (contests.isEmpty() || contests.size() > MOST_BARS) return List.of();
        List<String> labels =
                contests.stream().map(contest -> contest.contest().label()).toList();
        List<Estimate> points =
                contests.stream().map(contest -> Estimate.of(contest.score())).toList();
        return List.of(new Bars(
                Label.of("scores", "Scores of the agents named first, with 95 % intervals"),
                Axis.of("Contest"),
                Axis.shares("Score").marked(0.5),
                labels,
                List.of(new Series("Score", points))));
    }

    /**
     * For each option that has several values, all of them numbers: the score over it, one curve for everything else
     * equal.
     */
    List<Plot> byOption() {
        Set<String> names = new LinkedHashSet<>();
        totals.contests()
                .forEach(contest -> names.addAll(contest.contest().variables().keySet()));
        List<Plot> plots = new ArrayList<>();
        for (String name : names) {
            List<ContestTotals> varied = totals.contests().stream()
                    .filter(contest -> contest.games() > 0 && !Double.isNaN(number(contest, name)))
                    .toList();
            long values = varied.stream()
                    .map(contest -> number(contest, name))
                    .distinct()
                    .count();
            if (values > 1) plots.add(curves(name, varied));
        }
        return plots;
    }

    private static double number(ContestTotals contest, String name) {
        String text = contest.contest().variables().getOrDefault(name, "");
        return ScaledNumber.read(text).map(BigDecimal::doubleValue).orElse(Double.NaN);
    }

    private static Plot curves(String name, List<ContestTotals> contests) {
        Map<String, List<Curves.Point>> points = new LinkedHashMap<>();
        contests.stream()
                .sorted(Comparator.comparingDouble(contest -> number(contest, name)))
                .forEach(contest -> points.computeIfAbsent(others(contest, name), key -> new ArrayList<>())
                        .add(new Curves.Point(number(contest, name), Estimate.of(contest.score()))));
        List<Curves.Curve> curves = points.entrySet().stream()
                .map(entry -> new Curves.Curve(entry.getKey(), entry.getValue()))
                .toList();
        return new Curves(
                Label.of("score-by-" + Label.idOf(name), "Score by " + name + ", with 95 % intervals"),
                Axis.of("Value of " + name, "", Form.decimals(decimals(contests, name))),
                Axis.shares("Score").marked(0.5),
                curves);
    }

    private static int decimals(List<ContestTotals> contests, String name) {
        return contests.stream()
                .map(contest -> contest.contest().variables().getOrDefault(name, ""))
                .mapToInt(text -> text.contains(".") ? text.length() - text.indexOf('.') - 1 : 0)
                .max()
                .orElse(0);
    }

    /** The contest without this option: its other options, its opponent. */
    private static String others(ContestTotals contest, String name) {
        String variables = contest.contest().variables().entrySet().stream()
                .filter(entry -> !entry.getKey().equals(name))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(", "));
        String opponent = contest.contest() instanceof Contest.Match ? "against " + contest.name(ContestTotals.B) : "";
        return variables.isEmpty() ? opponent : opponent.isEmpty() ? variables : variables + " " + opponent;
    }

    /** How long games were. */
    List<Plot> lengths() {
        if (totals.matches().isEmpty()) return List.of();
        return List.of(Histogram.ofCounts(
                Label.of("lengths-plot", "Lengths of games"),
                Axis.of("Plies"),
                Axis.of("Games").from(0),
                totals.gamesByPlies(),
                BINS));
    }
}
