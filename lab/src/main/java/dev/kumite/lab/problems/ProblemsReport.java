package dev.kumite.lab.problems;

import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.lab.problems.Exam.Answer;
import dev.kumite.lab.problems.Exam.Marks;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * How many problems of a file each agent solved, for {@code kumite problems}. The first agent's figures are also at the
 * top, for the usual case of one agent.
 *
 * @param finished whether all agents were set all problems; false when somebody stopped them
 */
public record ProblemsReport(
        String game,
        String file,
        boolean finished,
        String agent,
        long solved,
        int total,
        double low,
        double high,
        List<Entry> results)
        implements Printable {

    /**
     * A problem that was not solved.
     *
     * @param played empty if the agent failed before it had a move
     * @param reason what the agent did wrong; empty if its move was merely not right
     */
    record Failure(int line, String position, String played, List<String> right, String reason) {}

    public record Entry(
            String agent,
            long solved,
            int total,
            double low,
            double high,
            double millisecondsPerMove,
            List<Failure> failures,
            long threadsLost) {

        /** The agent's failures with their counts. */
        Map<String, Long> reasons() {
            return failures.stream()
                    .map(Failure::reason)
                    .filter(reason -> !reason.isEmpty())
                    .collect(Collectors.groupingBy(reason -> reason, Collectors.counting()));
        }
    }

    /** The report on at least one agent's marks. */
    public static ProblemsReport of(Game game, String file, boolean finished, List<Marks> all) {
        List<Entry> entries = all.stream().map(marks -> entry(game, marks)).toList();
        Entry first = entries.get(0);
        return new ProblemsReport(
                game.text(),
                file,
                finished,
                first.agent(),
                first.solved(),
                first.total(),
                first.low(),
                first.high(),
                entries);
    }

    private static Entry entry(Game game, Marks marks) {
        Interval share = marks.share();
        return new Entry(
                marks.agent().text(),
                marks.solved(),
                marks.total(),
                share.low(),
                share.high(),
                marks.millisecondsPerMove(),
                marks.unsolved().stream().map(answer -> failure(game, answer)).toList(),
                marks.threadsLost());
    }

    private static Failure failure(Game game, Answer answer) {
        Problem problem = answer.problem();
        Notation notation = game.notation();
        OptionalInt move = answer.move();
        return new Failure(
                problem.line(),
                problem.text(),
                move.isPresent() ? notation.writeMove(problem.position(), move.getAsInt()) : "",
                problem.right().stream()
                        .map(right -> notation.writeMove(problem.position(), right))
                        .toList(),
                answer.played().failure());
    }

    @Override
    public List<String> lines(int width) {
        TextTable table = TextTable.of("agent", "solved", "share", "95 % interval", "seconds per move");
        for (Entry entry : results)
            table.row(
                    entry.agent(),
                    entry.solved() + " of " + entry.total(),
                    entry.total() == 0 ? "-" : NumberText.percent((double) entry.solved() / entry.total()),
                    NumberText.percent(entry.low()) + " to " + NumberText.percent(entry.high()),
                    NumberText.decimal("%.3f", entry.millisecondsPerMove() / 1000));
        List<String> lines = new ArrayList<>(table.lines(width));
        for (Entry entry : results) {
            lines.addAll(Words.failures("problem", entry.reasons()));
            if (entry.threadsLost() > 0) lines.add(Words.threadsLost(entry.agent(), entry.threadsLost()));
        }
        if (!finished) lines.add("Stopped; the figures cover the finished problems.");
        return lines;
    }

    /** For a reader: what was not solved. */
    public List<String> unsolved() {
        return results.stream().flatMap(entry -> failures(entry).stream()).toList();
    }

    private static List<String> failures(Entry entry) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(entry.agent() + (entry.failures().isEmpty() ? " solved all." : " did not solve:"));
        for (Failure failure : entry.failures())
            lines.add("  line " + failure.line() + "  " + failure.position() + "  "
                    + (failure.reason().isEmpty() ? "played " + failure.played() : "failed") + ", right: "
                    + String.join(" ", failure.right()));
        return lines;
    }
}
