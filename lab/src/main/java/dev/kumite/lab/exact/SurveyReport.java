package dev.kumite.lab.exact;

import dev.kumite.games.Game;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.Interval;
import dev.kumite.solver.BoardSurveyor;
import java.util.ArrayList;
import java.util.List;

/** The findings of a survey of many boards, as JSON and in words. */
public record SurveyReport(String game, long seed, List<Kind> kinds, double cpuSeconds, double seconds)
        implements Printable {

    /** A share of the boards of a kind, with its 95 % interval. */
    public record Share(int boards, double value, double low, double high) {
        static Share of(int boards, int all) {
            Interval interval = Interval.wilson(boards, all);
            return new Share(boards, (double) boards / all, interval.low(), interval.high());
        }

        String text() {
            return NumberText.percent(value) + " (" + NumberText.percent(low) + " to " + NumberText.percent(high) + ")";
        }
    }

    public record Kind(String game, int boards, Share won, Share drawn, Share lost) {}

    public static SurveyReport of(Game game, long seed, BoardSurveyor.Survey found, double seconds) {
        List<Kind> kinds = new ArrayList<>();
        for (BoardSurveyor.Kind kind : found.kinds())
            kinds.add(new Kind(
                    kind.name(),
                    kind.boards(),
                    Share.of(kind.won(), kind.boards()),
                    Share.of(kind.drawn(), kind.boards()),
                    Share.of(kind.lost(), kind.boards())));
        return new SurveyReport(game.text(), seed, kinds, found.cpuSeconds(), seconds);
    }

    @Override
    public List<String> lines(int width) {
        TextTable table = TextTable.of("with perfect play", "boards", "won", "drawn", "lost");
        for (Kind kind : kinds)
            table.row(
                    kind.game(),
                    NumberText.count(kind.boards()),
                    kind.won().text(),
                    kind.drawn().text(),
                    kind.lost().text());
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("Won, drawn and lost are for the first player, with the 95 % interval (Wilson).");
        lines.add(NumberText.decimal("%.1f CPU seconds, ", cpuSeconds)
                + NumberText.decimal("%.1f seconds of wall-clock time.", seconds));
        return lines;
    }
}
