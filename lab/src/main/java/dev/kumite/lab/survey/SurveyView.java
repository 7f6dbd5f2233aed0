package dev.kumite.lab.survey;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.List;

/**
 * A survey as {@code kumite survey} reports it; all shares are those of the player who begins.
 *
 * @param starts how many were surveyed
 * @param share the points over all games
 */
public record SurveyView(
        String game,
        String agent,
        long seed,
        String noun,
        int starts,
        int randomPlies,
        long games,
        long withoutWinner,
        long identicalGames,
        long forfeits,
        double meanPlies,
        double share,
        double low,
        double high,
        long run,
        boolean repeatable)
        implements Printable {

    public static SurveyView of(Survey survey, StoredRun run, Totals totals, Survey.Results results) {
        double points = 0;
        int starts = results.openings().size();
        for (int place = 0; place < starts; place++) points += results.points(place);
        Interval share = Interval.wilson(points, results.games());
        return new SurveyView(
                survey.game().text(),
                survey.agent(),
                survey.seed(),
                results.openings().starts().noun(),
                starts,
                survey.plies(),
                results.games(),
                results.withoutWinner(),
                totals.identicalGames(),
                results.forfeits(),
                results.meanPlies(),
                share.value(),
                share.low(),
                share.high(),
                run.id(),
                run.repeatable());
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        lines.add(game + ": " + NumberText.count(starts, noun) + ", " + NumberText.count(games, "game") + " of " + agent
                + " with itself, seed " + seed);
        lines.add("");
        if (games == 0) {
            lines.add("No game was finished.");
            return lines;
        }
        lines.add("share of the player who begins  " + NumberText.percent(share) + "  (95 % interval "
                + NumberText.percent(low) + " to " + NumberText.percent(high) + ")");
        lines.add("games without a winner          " + NumberText.count(withoutWinner));
        lines.add("mean plies                      " + NumberText.decimal("%.1f", meanPlies)
                + (randomPlies == 0 ? "" : ", after " + randomPlies + " random"));
        lines.add("games identical to another      " + NumberText.count(identicalGames));
        if (forfeits > 0) lines.add("forfeits, left out              " + NumberText.count(forfeits));
        lines.add("");
        lines.add("Stored as run " + run + "; the same command with more --games adds to it.");
        return lines;
    }
}
