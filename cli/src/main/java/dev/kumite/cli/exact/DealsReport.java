package dev.kumite.cli.exact;

import dev.kumite.cli.console.Columns;
import dev.kumite.games.Game;
import dev.kumite.solver.DealProver;
import java.util.ArrayList;
import java.util.List;

/** How soon deals are decided, as JSON and in words. */
record DealsReport(
        String game,
        int plies,
        int deals,
        int decided,
        List<Distance> distances,
        List<DealProver.Survey.Decided> decidedDeals,
        long positions,
        double cpuSeconds,
        double seconds) {
    /** Up to so many deals are listed. */
    private static final int MOST_LISTED = 30;

    record Distance(int plies, String value, long deals, double share) {}

    static DealsReport of(Game game, DealProver.Survey found, double seconds) {
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

    List<String> lines() {
        Columns table = new Columns().row("the first player", "deals", "share");
        for (Distance distance : distances)
            table.row(
                    (distance.value().equals("won") ? "wins in " : "loses in ")
                            + distance.plies()
                            + (distance.plies() == 1 ? " ply" : " plies"),
                    Columns.count(distance.deals()),
                    Columns.percent(distance.share()));
        table.row("open", Columns.count(deals - decided), Columns.percent((double) (deals - decided) / deals));
        List<String> lines = new ArrayList<>(table.lines());
        if (decided > 0 && decided <= MOST_LISTED) {
            Columns listed = new Columns().row("deal (first player/other/side card)", "plies");
            for (DealProver.Survey.Decided one : decidedDeals) listed.row(one.deal(), Integer.toString(one.plies()));
            lines.add("");
            lines.addAll(listed.lines());
            lines.add("");
        }
        lines.add(Columns.count(deals) + " deals, each counted once whoever begins; plies are exact.");
        lines.add(Columns.count(positions)
                + Columns.decimal(" positions, %.1f CPU seconds, ", cpuSeconds)
                + Columns.decimal("%.1f seconds of wall-clock time.", seconds));
        return lines;
    }
}
