package dev.kumite.lab.summary;

import dev.kumite.games.Ending;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.run.Tally;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import java.util.Map;

/** Tables of how games ended, by the rules or by a fault. */
final class EndingTables {
    private static final List<Ending> FAULTS =
            List.of(Ending.ILLEGAL_MOVE, Ending.FAILED, Ending.OVERTIME, Ending.HANGING);

    private final Figures figures;

    EndingTables(Figures figures) {
        this.figures = figures;
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
        for (ContestFigures contest : figures.matches()) {
            addEndings(table, contest, contest.names().a() + " won", Tally.WON);
            addEndings(table, contest, contest.names().b() + " won", Tally.LOST);
            addEndings(table, contest, "neither", Tally.DRAWN);
        }
        return table.build();
    }

    private static void addEndings(Table.Builder table, ContestFigures contest, String result, int which) {
        long games = contest.tally().games();
        contest.tally()
                .endings(which)
                .forEach((ending, count) -> table.row(
                        Cell.text(contest.contest().label()),
                        Cell.text(result),
                        Cell.text(ending.phrase()),
                        Cell.count(count),
                        Cell.share(Interval.wilson((double) count, games))));
    }

    /** Games that agents lost by their own fault, by kind; without rows where there were none. */
    Table failures() {
        Table.Builder table = Table.of(
                Label.of(
                        "failures",
                        "Games lost by a fault",
                        "An agent that breaks down, answers an illegal move or takes" + " too long loses that game."),
                Column.words("Contest"),
                Column.words("Agent"),
                Column.words("Fault"),
                Column.numbers("Games"));
        for (ContestFigures contest : figures.contests()) {
            addFaults(table, contest, contest.names().a(), contest.tally().endings(Tally.LOST));
            addFaults(table, contest, contest.names().b(), contest.tally().endings(Tally.WON));
        }
        return table.build();
    }

    private static void addFaults(
            Table.Builder table, ContestFigures contest, String agent, Map<Ending, Long> endings) {
        for (Ending fault : FAULTS)
            if (endings.containsKey(fault))
                table.row(
                        Cell.text(contest.contest().label()),
                        Cell.text(agent),
                        Cell.text(fault.word()),
                        Cell.count(endings.getOrDefault(fault, 0L)));
    }
}
