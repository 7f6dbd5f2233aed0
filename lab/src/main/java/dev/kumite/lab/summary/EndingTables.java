package dev.kumite.lab.summary;

import dev.kumite.games.core.Ending;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.List;

/** Tables of how games ended, by the rules or by a fault. */
final class EndingTables {
    private static final List<Ending> FAULTS =
            List.of(Ending.ILLEGAL_MOVE, Ending.FAILED, Ending.OVERTIME, Ending.HANGING);

    private final Totals totals;

    EndingTables(Totals totals) {
        this.totals = totals;
    }

    /** How games ended. */
    Table endings() {
        Table.Builder table = Table.of(
                Label.of("endings", "Ways of winning", "Shares are of all games of the contest."),
                Column.words("Contest"),
                Column.words("Result"),
                Column.words("How"),
                Column.numbers("Games"),
                Column.numbers("Share"));
        for (ContestTotals contest : totals.matches()) {
            addEndings(table, contest, contest.name(ContestTotals.A) + " won", ContestTotals.WON);
            addEndings(table, contest, contest.name(ContestTotals.B) + " won", ContestTotals.LOST);
            addEndings(table, contest, "neither", ContestTotals.DRAWN);
        }
        return table.build();
    }

    private static void addEndings(Table.Builder table, ContestTotals contest, String result, int which) {
        long games = contest.games();
        contest.endings(which)
                .forEach((ending, count) -> table.row(
                        Cell.text(contest.contest().label()),
                        Cell.text(result),
                        Cell.text(ending.phrase()),
                        Cell.count(count),
                        Cell.share(Interval.wilson((double) count, games))));
    }

    /** Games that agents forfeited, by cause; without rows where there were none. */
    Table failures() {
        Table.Builder table = Table.of(
                Label.of(
                        "failures",
                        "Forfeits",
                        "An agent that fails, makes an illegal move or exceeds its time forfeits the game."),
                Column.words("Contest"),
                Column.words("Agent"),
                Column.words("Cause"),
                Column.numbers("Games"));
        for (ContestTotals contest : totals.contests()) {
            for (int agent = 0; agent < contest.contest().entrants().size(); agent++) addFaults(table, contest, agent);
        }
        return table.build();
    }

    private static void addFaults(Table.Builder table, ContestTotals contest, int agent) {
        for (Ending fault : FAULTS) {
            long forfeits = contest.forfeits(agent, fault);
            if (forfeits > 0)
                table.row(
                        Cell.text(contest.contest().label()),
                        Cell.text(contest.name(agent)),
                        Cell.text(fault.word()),
                        Cell.count(forfeits));
        }
    }
}
