package dev.kumite.lab.tuning;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What tuning the options of an agent found.
 *
 * @param history the values after each iteration
 * @param forfeited pairs in which a game was lost by a failure
 */
public record SearchTuningReport(SearchTuning tuning, List<double[]> history, long forfeited) implements Printable {
    private static final int POINTS = 10;

    /** The values found: the mean of the last tenth of the iterations, since each of them is somewhere about the best. */
    public double[] tuned() {
        List<double[]> last = history.subList(history.size() - (history.size() + 9) / 10, history.size());
        return IntStream.range(0, tuning.parameters().size())
                .mapToDouble(i ->
                        last.stream().mapToDouble(values -> values[i]).average().orElseThrow())
                .toArray();
    }

    /** The agent with the values found, as text. */
    public String agent() {
        return tuning.agentWith(tuned()).text();
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        lines.add("Tuned " + NumberText.count(tuning.parameters().size(), "option") + " of "
                + tuning.agent().text() + " in " + NumberText.count(tuning.games()) + " games of "
                + tuning.game().text() + ":");
        lines.addAll(table().lines(width));
        lines.add(
                "tuned is the mean over the last tenth of the games; the columns after it show the way there, by games.");
        if (forfeited > 0)
            lines.add("In " + NumberText.count(forfeited, "pair") + " of games an agent forfeited a game.");
        tuning.agent()
                .whyNotRepeatable()
                .ifPresent(why -> lines.add("Another run may find other values: " + why + "."));
        lines.add("Try it: kumite match '" + tuning.game().text() + "' '" + agent() + "' '"
                + tuning.agent().text() + "' --games 20000 --until 'sprt(elo0=0, elo1=5)'");
        return lines;
    }

    private TextTable table() {
        int[] points = IntStream.rangeClosed(1, POINTS)
                .map(point -> (point * history.size() - 1) / POINTS)
                .distinct()
                .toArray();
        double[] tuned = tuned();
        List<String> heads = new ArrayList<>(List.of("option", "start", "tuned"));
        for (int point : points) heads.add(NumberText.count((long) SearchTuning.GAMES_OF_ITERATION * (point + 1)));
        TextTable table = TextTable.of(heads.toArray(String[]::new));
        for (int i = 0; i < tuned.length; i++) {
            Parameter parameter = tuning.parameters().get(i);
            List<String> row = new ArrayList<>(
                    List.of(parameter.name(), parameter.setting(parameter.start()), parameter.setting(tuned[i])));
            for (int point : points) row.add(parameter.shown(history.get(point)[i]));
            table.row(row.toArray(String[]::new));
        }
        return table;
    }
}
