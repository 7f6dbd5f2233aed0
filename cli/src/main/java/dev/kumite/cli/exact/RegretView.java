package dev.kumite.cli.exact;

import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Words;
import dev.kumite.lab.regret.Figures;
import dev.kumite.lab.regret.Findings;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What agents' moves gave away, as JSON and in words. */
record RegretView(
        String game,
        int coveredPieces,
        long seed,
        boolean finished,
        boolean repeatable,
        int positions,
        int won,
        int drawn,
        Chance chance,
        List<Entry> agents) {

    /** A figure with its 95 % interval. */
    record Estimate(double value, double low, double high) {
        static Estimate of(Interval interval) {
            return new Estimate(interval.value(), interval.low(), interval.high());
        }

        String share() {
            return Columns.percent(value) + " (" + Columns.percent(low) + " to " + Columns.percent(high) + ")";
        }

        String points() {
            return Columns.decimal("%.4f", value) + Columns.decimal(" (%.4f", low) + Columns.decimal(" to %.4f)", high);
        }
    }

    record Chance(double halfShare, double wholeShare, double meanLoss) {}

    record Entry(
            String agent,
            long half,
            long whole,
            Estimate halfShare,
            Estimate wholeShare,
            Estimate meanLoss,
            double millisecondsPerMove,
            Map<String, Long> failures,
            long threadsLost) {}

    static RegretView of(Findings found) {
        Findings.Chance chance = found.chance();
        return new RegretView(
                found.game(),
                found.pieces(),
                found.seed(),
                found.finished(),
                found.repeatable(),
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

    List<String> lines() {
        if (positions == 0) return List.of("Stopped before the first position was finished.");
        Columns table = new Columns().row("agent", "half a point", "a whole point", "points per move", "ms per move");
        for (Entry entry : agents)
            table.row(
                    entry.agent(),
                    entry.halfShare().share(),
                    entry.wholeShare().share(),
                    entry.meanLoss().points(),
                    Columns.decimal("%.2f", entry.millisecondsPerMove()));
        table.row(
                "random move",
                Columns.percent(chance.halfShare()),
                Columns.percent(chance.wholeShare()),
                Columns.decimal("%.4f", chance.meanLoss()),
                "");
        List<String> lines = new ArrayList<>(table.lines());
        lines.add("Shares of moves that gave that away, with the 95 % interval (Wilson), in " + Columns.count(positions)
                + " positions (" + Columns.count(won) + " won, " + Columns.count(drawn) + " drawn),");
        lines.add("drawn from all with up to " + coveredPieces
                + " pieces in which no move wins at once and not all have the same value.");
        for (Entry entry : agents) {
            lines.addAll(Words.failures("position", entry.failures()));
            if (entry.threadsLost() > 0) lines.add(Words.threadsLost(entry.agent(), entry.threadsLost()));
        }
        if (!repeatable)
            lines.add("These figures are not exactly reproducible because of a time limit or several threads.");
        if (!finished) lines.add("Stopped; the figures cover the finished positions.");
        return lines;
    }
}
