package dev.kumite.lab.regret;

import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Series;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The report of what agents' moves give away: a table, a plot by agent, and one by budget where there are several. */
public final class RegretReport {
    private static final String CHANCE = "random move";
    private static final String DEPTH = "depth";

    private final Findings found;

    private RegretReport(Findings found) {
        this.found = found;
    }

    public static Document of(Findings found) {
        return new RegretReport(found).document();
    }

    private Document document() {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of("By agent", table(), bars()));
        List<Block> curves = curves();
        if (!curves.isEmpty()) sections.add(new Section("By budget", curves));
        return new Document("What moves cost in " + found.game(), summary(), conditions(), sections);
    }

    private List<String> summary() {
        List<String> lines = new ArrayList<>();
        for (Figures agent : found.agents()) {
            lines.add(agent.agent() + " gave away " + Form.decimals(3).write(Estimate.of(agent.meanLoss()))
                    + " points a move: half a point in "
                    + Form.percent(1).write(Estimate.of(agent.halfShare())) + " of the positions, a whole one in "
                    + Form.percent(1).write(Estimate.of(agent.wholeShare())) + ".");
            long failed = agent.failures().values().stream()
                    .mapToLong(Long::longValue)
                    .sum();
            if (failed > 0)
                lines.add(
                        agent.agent() + " lost " + Form.whole().write((double) failed)
                                + " of the positions by a failure of its own: an error, an illegal move or exceeding the time limit.");
        }
        return lines;
    }

    private List<Condition> conditions() {
        return List.of(
                new Condition("Game", found.game()),
                new Condition("Tables", "up to " + found.pieces() + " pieces"),
                new Condition(
                        "Positions",
                        Form.whole().write(found.positions()) + " drawn, each with the same chance, from all of the"
                                + " tables in which no move wins at once and not all moves are worth the same; "
                                + Form.whole().write(found.won()) + " won, the others drawn"),
                new Condition("Seed", Long.toString(found.seed())),
                new Condition(
                        "Repeatable",
                        found.repeatable()
                                ? "yes, the same seed gives the same moves"
                                : "no: " + String.join("; ", found.whyNotRepeatable())),
                new Condition("Intervals", "95 %, Wilson; positions are drawn independently"));
    }

    private Table table() {
        Table.Builder table = Table.of(
                Label.of(
                        "regret",
                        "What their moves gave away",
                        "The value of a win is a point, of a draw half of one."),
                Column.words("Agent"),
                Column.numbers("Half a point"),
                Column.numbers("A whole point"),
                Column.numbers("Points a move"),
                Column.numbers("Milliseconds a move"));
        for (Figures agent : found.agents())
            table.row(
                    Cell.text(agent.agent()),
                    Cell.share(agent.halfShare()),
                    Cell.share(agent.wholeShare()),
                    Cell.number(Estimate.of(agent.meanLoss()), 4),
                    Cell.number(agent.millisecondsPerMove(), 2));
        return table.row(
                        Cell.text(CHANCE),
                        Cell.share(found.chance().half()),
                        Cell.share(found.chance().whole()),
                        Cell.number(found.chance().meanLoss(), 4),
                        Cell.empty())
                .build();
    }

    private Bars bars() {
        List<String> names =
                new ArrayList<>(found.agents().stream().map(Figures::agent).toList());
        names.add(CHANCE);
        return new Bars(
                Label.of("shares", "How often a move gave away half a point or a whole one"),
                Axis.of("Agent"),
                Axis.of("Share of positions", "", Form.percent(0)).from(0),
                names,
                List.of(
                        series(
                                "half a point",
                                agent -> Estimate.of(agent.halfShare()),
                                found.chance().half()),
                        series(
                                "a whole point",
                                agent -> Estimate.of(agent.wholeShare()),
                                found.chance().whole())));
    }

    private Series series(String name, Function<Figures, Estimate> share, double chance) {
        List<Estimate> points =
                new ArrayList<>(found.agents().stream().map(share).toList());
        points.add(Estimate.exact(chance));
        return new Series(name, points);
    }

    /** A plot for each kind of budget of which an agent has several amounts. */
    private List<Block> curves() {
        Map<String, Map<String, List<Curves.Point>>> byBudget = new LinkedHashMap<>();
        for (Figures agent : found.agents()) {
            Rung rung = agent.rung();
            if (rung == null || !rung.budget().equals(DEPTH) && !(rung.amount() > 0)) continue;
            byBudget.computeIfAbsent(rung.budget(), budget -> new LinkedHashMap<>())
                    .computeIfAbsent(rung.family(), family -> new ArrayList<>())
                    .add(new Curves.Point(rung.amount(), Estimate.of(agent.meanLoss())));
        }
        List<Block> plots = new ArrayList<>();
        byBudget.forEach((budget, families) -> {
            families.values().removeIf(points -> points.size() < 2);
            if (!families.isEmpty()) plots.add(curves(budget, families));
        });
        return plots;
    }

    private static Curves curves(String budget, Map<String, List<Curves.Point>> families) {
        List<Curves.Curve> curves = new ArrayList<>();
        families.forEach((family, points) -> {
            points.sort(Comparator.comparingDouble(Curves.Point::x));
            curves.add(new Curves.Curve(family, points));
        });
        Axis amount = budget.equals("time")
                ? Axis.of("Time a move", "s", Form.decimals(3))
                : Axis.of(Character.toUpperCase(budget.charAt(0)) + budget.substring(1) + " a move");
        return new Curves(
                Label.of("by-" + budget, "What a move costs by " + budget, "Bands are 95 % intervals."),
                budget.equals(DEPTH) ? amount : amount.logarithmically(),
                Axis.of("Points a move", "", Form.decimals(3)).from(0),
                curves);
    }
}
