package dev.kumite.lab.summary;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.stats.Comparisons;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Moments;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.List;

/** Tables with rows for each contest of a run. */
public final class ContestTables {
    private static final double ALPHA = 0.05;

    private final Totals totals;

    public ContestTables(Totals totals) {
        this.totals = totals;
    }

    /** Scores and strengths; where there are several contests, p values corrected for their number. */
    public Table results() {
        List<ContestTotals> matches = totals.matches();
        Comparisons comparisons = Comparisons.holm(
                matches.stream().map(match -> match.outcomes().pValue()).toList());
        Table.Builder table = Table.of(
                Label.of("contests", "Results", note(comparisons)),
                Column.numbers("No."),
                Column.words("Contest"),
                Column.numbers("Games"),
                Column.numbers("Won"),
                Column.numbers("Drawn"),
                Column.numbers("Lost"),
                Column.numbers("Score"),
                Column.numbers("Elo"),
                Column.numbers("Stronger"),
                Column.numbers("p"),
                Column.words(""));
        for (ContestTotals contest : totals.contests()) {
            int match = matches.indexOf(contest);
            table.row(row(
                    contest, match < 0 ? Double.NaN : comparisons.corrected().get(match)));
        }
        return table.build();
    }

    private static List<Cell> row(ContestTotals contest, double p) {
        Strength strength = Strength.of(contest.outcomes());
        boolean none = Double.isNaN(p);
        return List.of(
                Cell.count(contest.number()),
                Cell.text(contest.contest().label()),
                Cell.count(contest.games()),
                Cell.count(contest.count(ContestTotals.WON)),
                Cell.count(contest.count(ContestTotals.DRAWN)),
                Cell.count(contest.count(ContestTotals.LOST)),
                Cell.share(contest.score()),
                none ? Cell.empty() : Cell.number(Estimate.of(strength.elo()), 0),
                none ? Cell.empty() : Cell.share(strength.superiority()),
                none ? Cell.empty() : small(p),
                none ? Cell.empty() : verdict(contest, p));
    }

    private static Cell small(double p) {
        return p < 0.00005 ? Cell.text("< 0.0001") : Cell.number(p, 4);
    }

    private static Cell verdict(ContestTotals contest, double p) {
        if (p > ALPHA) return Cell.verdict("open", Cell.Tone.OPEN);
        return contest.score().value() > 0.5
                ? Cell.verdict("stronger", Cell.Tone.GOOD)
                : Cell.verdict("weaker", Cell.Tone.BAD);
    }

    private static String note(Comparisons comparisons) {
        return "All figures are for the agent named first. Draws and unfinished games count half. Score, Elo and p come"
                + " from pairs of games where colours were swapped, with 95 % intervals after Gaffke. "
                + comparisons.note();
    }

    /** Scores by the side that A had, and of whoever moved first. */
    Table colours() {
        Table.Builder table = Table.of(
                Label.of(
                        "colours",
                        "Scores by colour",
                        "The last column is the score of whoever moved first. Intervals are Wilson's, by games."),
                Column.words("Contest"),
                Column.words("Sides"),
                Column.numbers("As the first side"),
                Column.numbers("As the second side"),
                Column.numbers("First player"));
        for (ContestTotals contest : totals.matches()) {
            table.row(
                    Cell.text(contest.contest().label()),
                    Cell.text(sides(contest.contest())),
                    Cell.share(share(
                            contest.count(0, ContestTotals.WON),
                            contest.count(0, ContestTotals.DRAWN),
                            contest.count(0, ContestTotals.LOST))),
                    Cell.share(share(
                            contest.count(1, ContestTotals.WON),
                            contest.count(1, ContestTotals.DRAWN),
                            contest.count(1, ContestTotals.LOST))),
                    Cell.share(share(
                            contest.countFirst(ContestTotals.WON),
                            contest.countFirst(ContestTotals.DRAWN),
                            contest.countFirst(ContestTotals.LOST))));
        }
        return table.build();
    }

    private static String sides(Contest contest) {
        Game game = Games.parse(contest.game());
        return game.sideName(0) + ", " + game.sideName(1);
    }

    private static Interval share(long won, long drawn, long lost) {
        return Interval.wilson(won + drawn / 2.0, won + drawn + lost);
    }

    /** What the agents spent on a move, and the lengths of games. */
    Table effort() {
        Table.Builder table = Table.of(
                Label.of(
                        "effort",
                        "Effort per move",
                        "Means over an agent's moves; the most nodes that it held in memory at once; seconds by the"
                                + " clock."),
                Column.words("Contest"),
                Column.words("Agent"),
                Column.numbers("Moves"),
                Column.numbers("Iterations"),
                Column.numbers("Nodes"),
                Column.numbers("Depth"),
                Column.numbers("Most nodes held"),
                Column.numbers("Seconds"));
        for (ContestTotals contest : totals.contests()) {
            for (int agent = 0; agent < contest.contest().entrants().size(); agent++)
                addEffort(table, contest, contest.name(agent), contest.efforts().get(agent));
        }
        return table.build();
    }

    private static void addEffort(Table.Builder table, ContestTotals contest, String agent, Effort effort) {
        table.row(
                Cell.text(contest.contest().label()),
                Cell.text(agent),
                Cell.count(effort.moves()),
                Cell.number(effort.perMove(effort.iterations()), 0),
                Cell.number(effort.perMove(effort.nodes()), 0),
                Cell.number(effort.perMove(effort.depths()), 1),
                Cell.count(effort.held()),
                Cell.number(effort.perMove(effort.nanos()) / 1e9, 5));
    }

    /** Lengths of games, and what was left on the board. */
    Table lengths() {
        Table.Builder table = Table.of(
                Label.of("lengths", "Lengths of games and pieces left", "Means with Student's 95 % intervals."),
                Column.words("Contest"),
                Column.numbers("Plies"),
                Column.numbers("Shortest"),
                Column.numbers("Longest"),
                Column.numbers("Winner's pieces"),
                Column.numbers("Loser's pieces"));
        for (ContestTotals contest : totals.matches()) {
            table.row(
                    Cell.text(contest.contest().label()),
                    mean(contest.plies()),
                    Cell.count(contest.plies().lowest()),
                    Cell.count(contest.plies().highest()),
                    mean(contest.winnerPieces()),
                    mean(contest.loserPieces()));
        }
        return table.build();
    }

    private static Cell mean(Moments moments) {
        if (moments.count() == 0) return Cell.empty();
        if (moments.count() == 1) return Cell.number(moments.mean(), 1);
        return new Cell.Amount(
                Estimate.of(Interval.mean(moments.count(), moments.mean(), moments.deviation(), Interval.CONFIDENCE)),
                Form.decimals(1));
    }
}
