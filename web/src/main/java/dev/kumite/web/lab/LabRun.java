package dev.kumite.web.lab;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.lab.rating.Rater;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.Entrants;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.RatingEntry;
import dev.kumite.lab.view.ReproductionEntry;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.lab.view.RunView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A run with all that is known of it.
 *
 * @param contests as {@code kumite runs show --json} tells them
 * @param crossTables who made how many points against whom, for each game in which more than two agents met
 * @param rating the rating so far, where the run plays one; else null
 * @param reproduction the verdicts, where the run is a paper's experiment and does not play just now; else null
 */
public record LabRun(
        @JsonUnwrapped RunEntry entry,
        List<RunView.ContestView> contests,
        List<CrossTable> crossTables,
        List<RunView.RatingList> ratings,
        long identicalGames,
        long failures,
        @Nullable RatingEntry rating,
        @Nullable ReproductionEntry reproduction) {

    /** Points and games of each agent (rows) against each other (columns). */
    public record CrossTable(String game, List<String> agents, List<List<Double>> points, List<List<Long>> games) {
        static CrossTable of(Entrants entrants) {
            int size = entrants.names().size();
            List<List<Double>> points = new ArrayList<>();
            List<List<Long>> games = new ArrayList<>();
            for (int row = 0; row < size; row++) {
                int agent = row;
                points.add(IntStream.range(0, size)
                        .mapToObj(other -> entrants.points(agent, other))
                        .toList());
                games.add(IntStream.range(0, size)
                        .mapToObj(other -> entrants.games(agent, other))
                        .toList());
            }
            return new CrossTable(entrants.game(), entrants.names(), points, games);
        }
    }

    /** @param entry the run as it stands in lists */
    static LabRun of(
            Store store, StoredRun run, Totals totals, RunEntry entry, @Nullable ReproductionEntry reproduction) {
        RunView view = RunView.of(store, run, totals);
        return new LabRun(
                entry,
                view.contests(),
                Entrants.of(totals).stream().map(CrossTable::of).toList(),
                view.ratings(),
                view.identicalGames(),
                view.failures(),
                Rater.ratedBy(store, run).map(RatingEntry::of).orElse(null),
                reproduction);
    }
}
