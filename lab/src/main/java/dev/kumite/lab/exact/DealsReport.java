package dev.kumite.lab.exact;

import dev.kumite.games.Game;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.solver.DealProver;
import java.util.ArrayList;
import java.util.List;

/** How soon deals are decided, as JSON and in words. */
public record DealsReport(
        String game,
        int plies,
        int deals,
        int decided,
        List<Distance> distances,
        List<DealProver.Survey.Decided> decidedDeals,
        long positions,
        double cpuSeconds,
        double seconds)
        implements Printable {
    /** Up to this number of deals are listed. */
    private static final int MOST_LISTED = 30;

    public record Distance(int plies, String value, long deals, double share) {}

    public static DealsReport of(Game game, DealProver.Survey found, double seconds) {
        List<Distance> distances = new ArrayList<>();
        for (int plies = 1; plies <= found.plies(); plies++) {
            long count = found.count(plies);
            distances.add(new Distance(plies, plies % 2 == 1 ? "won" : "lost", count, (double) count / found.deals()));
        }
        return new DealsReport(
                game.text(),
                found.plies(),
                found.deals(),
                found.decided().size(),
                distances,
                found.decided(),
                found.positions(),
                found.cpuSeconds(),
                seconds);
    }

    @Override
    public List<String> lines(int width) {
        TextTable table = TextTable.of("the first player", "deals", "share");
        for (Distance distance : distances)
            table.row(
                    (distance.value().equals("won") ? "wins in " : "loses in ")
                            + distance.plies()
                            + (distance.plies() == 1 ? " ply" : " plies"),
                    NumberText.count(distance.deals()),
                    NumberText.percent(distance.share()));
        table.row("open", NumberText.count(deals - decided), NumberText.percent((double) (deals - decided) / deals));
        List<String> lines = new ArrayList<>(table.lines(width));
        if (decided > 0 && decided <= MOST_LISTED) {
            TextTable listed = TextTable.of("deal (first player/other/side card)", "plies");
            for (DealProver.Survey.Decided one : decidedDeals) listed.row(one.deal(), Integer.toString(one.plies()));
            lines.add("");
            lines.addAll(listed.lines(width));
            lines.add("");
        }
        lines.add(NumberText.count(deals) + " deals, each counted once whoever begins; plies are exact.");
        lines.add(NumberText.count(positions)
                + NumberText.decimal(" positions, %.1f CPU seconds, ", cpuSeconds)
                + NumberText.decimal("%.1f seconds of wall-clock time.", seconds));
        return lines;
    }
}
