package dev.kumite.lab.regret;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the agents' moves cost, as JSON and in words. */
public record RegretView(
        String game,
        int coveredPieces,
        long seed,
        boolean finished,
        boolean repeatable,
        List<String> whyNotRepeatable,
        int positions,
        int won,
        int drawn,
        Chance chance,
        List<Entry> agents)
        implements Printable {

    /** A figure with its 95 % interval. */
    public record Estimate(double value, double low, double high) {
        static Estimate of(Interval interval) {
            return new Estimate(interval.value(), interval.low(), interval.high());
        }

        String share() {
            return NumberText.percent(value) + " (" + NumberText.percent(low) + " to " + NumberText.percent(high) + ")";
        }

        String points() {
            return NumberText.decimal("%.4f", value)
                    + NumberText.decimal(" (%.4f", low)
                    + NumberText.decimal(" to %.4f)", high);
        }
    }

    public record Chance(double halfShare, double wholeShare, double meanLoss) {}

    public record Entry(
            String agent,
            long half,
            long whole,
            Estimate halfShare,
            Estimate wholeShare,
            Estimate meanLoss,
            double millisecondsPerMove,
            Map<String, Long> failures,
            long threadsLost) {}

    public static RegretView of(Findings found) {
        Findings.Chance chance = found.chance();
        return new RegretView(
                found.game(),
                found.pieces(),
                found.seed(),
                found.finished(),
                found.repeatable(),
                found.whyNotRepeatable(),
                found.positions(),
                found.won(),
                found.positions() - found.won(),
                new Chance(chance.half(), chance.whole(), chance.meanLoss()),
                found.agents().stream().map(RegretView::entry).toList());
    }

    private static Entry entry(Figures figures) {
        return new Entry(
                figures.agent(),
                figures.half(),
                figures.whole(),
                Estimate.of(figures.halfShare()),
                Estimate.of(figures.wholeShare()),
                Estimate.of(figures.meanLoss()),
                figures.millisecondsPerMove(),
                figures.failures(),
                figures.threadsLost());
    }

    @Override
    public List<String> lines(int width) {
        if (positions == 0) return List.of("Stopped before the first position was finished.");
        TextTable table = TextTable.of("agent", "half a point", "a whole point", "points per move", "ms per move");
        for (Entry entry : agents)
            table.row(
                    entry.agent(),
                    entry.halfShare().share(),
                    entry.wholeShare().share(),
                    entry.meanLoss().points(),
                    NumberText.decimal("%.2f", entry.millisecondsPerMove()));
        table.row(
                "random move",
                NumberText.percent(chance.halfShare()),
                NumberText.percent(chance.wholeShare()),
                NumberText.decimal("%.4f", chance.meanLoss()),
                "");
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("Shares of moves that gave that away, with the 95 % interval (Wilson), in "
                + NumberText.count(positions) + " positions (" + NumberText.count(won) + " won, "
                + NumberText.count(drawn) + " drawn),");
        lines.add("drawn from all with up to " + coveredPieces
                + " pieces in which no move wins at once and not all have the same value.");
        for (Entry entry : agents) {
            lines.addAll(Words.failures("position", entry.failures()));
            if (entry.threadsLost() > 0) lines.add(Words.threadsLost(entry.agent(), entry.threadsLost()));
        }
        if (!repeatable)
            lines.add("These figures are not exactly reproducible: " + String.join("; ", whyNotRepeatable) + ".");
        if (!finished) lines.add("Stopped; the figures cover the finished positions.");
        return lines;
    }
}
