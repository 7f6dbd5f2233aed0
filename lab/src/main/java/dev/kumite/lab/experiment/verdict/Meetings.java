package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Meeting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who won against whom in a round robin, and who moved first. */
final class Meetings {
    private final ScaledExperiment scaled;

    /** By cell, by whether A moved first, by the first player's half points. */
    private final long[][][] results;

    Meetings(ScaledExperiment scaled) {
        this.scaled = scaled;
        this.results = new long[scaled.cells().size()][2][3];
    }

    void add(int cell, Played played) {
        boolean first = played.firstSide() == played.sideOfA();
        int halfPoints = (int) (2 * played.score());
        results[cell][first ? 0 : 1][first ? halfPoints : 2 - halfPoints]++;
    }

    Optional<BradleyTerry> ratings(double confidence) {
        List<Meeting> meetings = new ArrayList<>();
        for (int i = 0; i < results.length; i++) {
            ScaledExperiment.Cell cell = scaled.cells().get(i);
            if (!cell.inRoundRobin()) continue;
            add(meetings, cell.a(), cell.b(), results[i][0]);
            add(meetings, cell.b(), cell.a(), results[i][1]);
        }
        if (meetings.isEmpty()) return Optional.empty();
        return Optional.of(BradleyTerry.fit(scaled.entrants().size(), meetings, true, confidence));
    }

    private static void add(List<Meeting> meetings, int first, int second, long[] byHalfPoints) {
        if (byHalfPoints[0] + byHalfPoints[1] + byHalfPoints[2] == 0) return;
        meetings.add(new Meeting(first, second, byHalfPoints[2], byHalfPoints[1], byHalfPoints[0]));
    }
}
