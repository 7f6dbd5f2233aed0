package dev.kumite.lab.match;

import dev.kumite.games.Ending;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a match says of its first agent. */
public record Summary(List<PlayedGame> games) {

    public long wins() {
        return games.stream().filter(game -> game.score() == 1).count();
    }

    public long losses() {
        return games.stream().filter(game -> game.score() == 0).count();
    }

    public long draws() {
        return games.size() - wins() - losses() - unfinished();
    }

    public long unfinished() {
        return games.stream()
                .filter(game -> game.outcome().ending() == Ending.UNFINISHED)
                .count();
    }

    /** The first agent's score with its Wilson interval; draws and unfinished games count half. */
    public Interval score() {
        return Interval.wilson(games.stream().mapToDouble(PlayedGame::score).sum(), games.size());
    }

    /** How the games ended that the first agent won (1), lost (0) or neither (½). */
    public Map<Ending, Long> endings(double score) {
        Map<Ending, Long> counts = new TreeMap<>();
        for (PlayedGame game : games)
            if (game.score() == score) counts.merge(game.outcome().ending(), 1L, Long::sum);
        return counts;
    }

    public double meanPlies() {
        return games.stream().mapToInt(game -> game.outcome().plies()).average().orElse(0);
    }

    public Effort firstEffort() {
        return games.stream().map(PlayedGame::first).reduce(Effort.NONE, Effort::plus);
    }

    public Effort secondEffort() {
        return games.stream().map(PlayedGame::second).reduce(Effort.NONE, Effort::plus);
    }

    /** What agents at fault did, in the order of the games. */
    public List<String> failures() {
        return games.stream()
                .map(PlayedGame::failure)
                .filter(failure -> !failure.isEmpty())
                .toList();
    }
}
