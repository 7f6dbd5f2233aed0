package dev.kumite.lab.experiment.cost;

import dev.kumite.lab.plan.TimeText;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.text.PlainText;
import dev.kumite.lab.report.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The cost of several experiments, for people and for scripts.
 *
 * @param coreHours of all of them, games and training
 * @param wallHours with the number of workers asked for
 */
public record CostReport(
        String scale, List<Entry> experiments, double coreHours, int workers, double wallHours, List<Wall> executors)
        implements Printable {
    private static final double HOUR = 3600;
    private static final List<Integer> EXECUTORS = List.of(1, 2, 4, 8, 16, 32, 64);

    /** One experiment; the numbers of cells say what its figures rest on. */
    public record Entry(
            String id,
            long games,
            double coreHours,
            double trainingHours,
            int storedCells,
            int sampledCells,
            int unknownCells) {}

    /** How long all experiments take, one after the other, with this many executors of one core. */
    public record Wall(int executors, double hours) {}

    public static CostReport of(String scale, List<ExperimentCost> costs, int workers) {
        List<Entry> entries = costs.stream()
                .map(cost -> new Entry(
                        cost.id(),
                        cost.games(),
                        cost.seconds() / HOUR,
                        cost.training() / HOUR,
                        cost.stored(),
                        cost.sampled(),
                        cost.unknown()))
                .toList();
        double hours = entries.stream()
                .mapToDouble(entry -> entry.coreHours() + entry.trainingHours())
                .sum();
        return new CostReport(
                scale,
                entries,
                hours,
                workers,
                wall(costs, workers),
                EXECUTORS.stream()
                        .map(count -> new Wall(count, wall(costs, count)))
                        .toList());
    }

    /** The lessons of all experiments are trained together; then the experiments are played one after the other. */
    private static double wall(List<ExperimentCost> costs, int workers) {
        double training = costs.stream().mapToDouble(ExperimentCost::training).sum();
        double longest =
                costs.stream().mapToDouble(ExperimentCost::longestLesson).max().orElse(0);
        double playing =
                costs.stream().mapToDouble(cost -> cost.playing(workers)).sum();
        return (Math.max(training / workers, longest) + playing) / HOUR;
    }

    @Override
    public List<String> lines(int width) {
        Table.Builder table = Table.of(
                Label.of(
                        "cost",
                        "Cost at the scale " + scale,
                        "Core hours of thinking and of training. Cells are measured by stored games, or by a game played"
                                + " now with small budgets (sampled); time is taken to grow with the budget."),
                Column.words("Experiment"),
                Column.numbers("Games"),
                Column.numbers("Core hours"),
                Column.numbers("Training"),
                Column.numbers("Stored cells"),
                Column.numbers("Sampled"));
        for (Entry entry : experiments)
            table.row(
                    Cell.text(entry.id()),
                    Cell.count(entry.games()),
                    Cell.text(hours(entry.coreHours())),
                    Cell.text(entry.trainingHours() == 0 ? "" : hours(entry.trainingHours())),
                    Cell.count(entry.storedCells()),
                    Cell.count(entry.sampledCells()));
        Table.Builder walls = Table.of(
                Label.of(
                        "wall",
                        "Duration by executors",
                        "Executors of one core. Experiments are played one after the other, and none is faster than its longest"
                                + " games; their lessons are trained together, no faster than the longest."),
                Column.numbers("Executors"),
                Column.numbers("Hours"));
        for (Wall wall : executors) walls.row(Cell.count(wall.executors()), Cell.text(hours(wall.hours())));
        List<String> lines = new ArrayList<>();
        Stream.of(table.build(), walls.build())
                .forEach(one -> lines.add(PlainText.of(one, width).stripTrailing() + "\n"));
        int unknown = experiments.stream().mapToInt(Entry::unknownCells).sum();
        if (unknown > 0)
            lines.add(
                    unknown + (unknown == 1 ? " cell" : " cells")
                            + " could not be measured in the time for an estimate and count like the others of their experiment.");
        lines.add("In all about " + TimeText.rough(coreHours * HOUR * 1e9) + " on one core, and "
                + TimeText.rough(wallHours * HOUR * 1e9) + " with --workers " + workers + " here.");
        return lines;
    }

    private static String hours(double hours) {
        return String.format(Locale.ROOT, hours < 0.1 ? "%.3f" : hours < 100 ? "%.1f" : "%,.0f", hours);
    }
}
