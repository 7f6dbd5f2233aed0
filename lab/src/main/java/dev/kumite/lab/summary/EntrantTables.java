package dev.kumite.lab.summary;

import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Ratings;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/** Tables and plots of runs with more than two agents, the strongest first. */
public final class EntrantTables {
    private final Entrants entrants;
    private final String id;
    private final String of;

    /** @param several whether the run has other games too, so that titles must name this one */
    public EntrantTables(Entrants entrants, boolean several) {
        this.entrants = entrants;
        this.id = several ? "-" + Label.idOf(entrants.game()) : "";
        this.of = several ? ", " + entrants.game() : "";
    }

    /** Everyone's score against everyone. */
    public Table crosstable() {
        List<Integer> ranking = entrants.ranking();
        List<Column> columns = new ArrayList<>();
        columns.add(Column.numbers("No."));
        columns.add(Column.words("Agent"));
        for (int i = 1; i <= ranking.size(); i++) columns.add(Column.numbers(String.valueOf(i)));
        columns.add(Column.numbers("Points"));
        columns.add(Column.numbers("Games"));
        Label label = Label.of(
                "crosstable" + id,
                "Scores against each other" + of,
                "Each row shows an agent's share of the points against the agents whose numbers head the columns.");
        Table.Builder table = Table.of(label, columns.toArray(Column[]::new));
        for (int i = 0; i < ranking.size(); i++) {
            int agent = ranking.get(i);
            List<Cell> row = new ArrayList<>();
            row.add(Cell.count(i + 1L));
            row.add(Cell.text(entrants.names().get(agent)));
            for (int other : ranking) row.add(score(agent, other));
            row.add(Cell.number(entrants.points(agent), 1));
            row.add(Cell.count(entrants.games(agent)));
            table.row(row);
        }
        return table.build();
    }

    private Cell score(int agent, int other) {
        long games = entrants.games(agent, other);
        return games == 0 ? Cell.empty() : Cell.share(entrants.points(agent, other) / games);
    }

    /** Ratings with their intervals, and the certainty that each is stronger than the next. */
    public Table ratings() {
        BradleyTerry fit = entrants.ratings();
        Table.Builder table = Table.of(
                Label.of("ratings" + id, "Ratings" + of, note(fit)),
                Column.numbers("No."),
                Column.words("Agent"),
                Column.numbers("Rating (Elo)"),
                Column.numbers("Score"),
                Column.numbers("Games"),
                Column.numbers("Stronger than the next"));
        List<Integer> ranking = entrants.ranking();
        for (int i = 0; i < ranking.size(); i++) {
            int agent = ranking.get(i);
            boolean last = i + 1 == ranking.size();
            table.row(
                    Cell.count(i + 1L),
                    Cell.text(entrants.names().get(agent)),
                    Cell.number(Estimate.of(fit.rating(agent)), 0),
                    Cell.share(entrants.points(agent) / entrants.games(agent)),
                    Cell.count(entrants.games(agent)),
                    last ? Cell.empty() : Cell.share(fit.superiority(agent, ranking.get(i + 1))));
        }
        return table.build();
    }

    private static String note(BradleyTerry fit) {
        Interval advantage = fit.firstPlayerAdvantage();
        Form whole = Form.whole();
        return "Fitted after Bradley and Terry with draws and the first player's advantage, which is worth "
                + whole.write(Estimate.of(advantage)) + " Elo here. Their mean is 0; ranges are 95 % intervals."
                + (fit.priorUsed()
                        ? " The results alone have no finite solution (somebody won or lost everything, or groups never"
                                + " met), so a weak prior was added."
                        : "");
    }

    /** The same as a picture. */
    Ratings plot() {
        List<Ratings.Rating> ratings = new ArrayList<>();
        for (int agent = 0; agent < entrants.names().size(); agent++)
            ratings.add(new Ratings.Rating(
                    entrants.names().get(agent), Estimate.of(entrants.ratings().rating(agent))));
        return new Ratings(
                Label.of("ratings-plot" + id, "Ratings with 95 % intervals" + of),
                Axis.of("Rating", "Elo", Form.whole()).marked(0),
                ratings);
    }
}
