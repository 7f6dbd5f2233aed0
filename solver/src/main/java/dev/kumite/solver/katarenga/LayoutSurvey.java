package dev.kumite.solver.katarenga;

import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.BoardSurveyor;
import dev.kumite.solver.Solver;
import dev.kumite.spec.Spec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The value of the starting position on many boards, by kind: all tiles random, or White's half made of one tile and
 * the rest random. The boards of all kinds are drawn from the same seeds, so that the random parts are the same for
 * each.
 */
final class LayoutSurvey {
    private static final int BOARDS_PER_WORKER = 4;

    private final Path folder;
    private final Crew workers;
    private final Solver.Progress progress;

    LayoutSurvey(Path folder, Crew workers, Solver.Progress progress) {
        this.folder = folder;
        this.workers = workers;
        this.progress = progress;
    }

    BoardSurveyor.Survey of(Game game, int layouts, long seed) {
        Map<String, List<Position>> kinds = new LinkedHashMap<>();
        for (Map.Entry<String, Spec> kind : kinds(Spec.parse(game.text())).entrySet()) {
            List<Position> starts = new ArrayList<>();
            for (int i = 0; i < layouts; i++) starts.add(start(kind.getValue(), seed + i));
            kinds.put(kind.getKey(), starts);
        }
        try (SurveyFile findings = SurveyFile.open(folder)) {
            solve(kinds, layouts, findings);
            List<BoardSurveyor.Kind> counted = new ArrayList<>();
            kinds.forEach((name, starts) -> counted.add(count(name, starts, findings)));
            return new BoardSurveyor.Survey(counted, workers.cpuSeconds());
        }
    }

    /** The kinds that there are; only one where the game says what White's half or Black's half is made of. */
    private static Map<String, Spec> kinds(Spec game) {
        Map<String, Spec> kinds = new LinkedHashMap<>();
        kinds.put(game.toString(), game);
        if (game.options().keySet().stream().anyMatch(option -> option.endsWith("-half"))) return kinds;
        for (String tile : List.of("K", "R", "B", "N")) {
            Spec kind = game.with("white-half", tile);
            kinds.put(kind.toString(), kind);
        }
        return kinds;
    }

    private static Position start(Spec kind, long seed) {
        return Games.parse(kind.with("layout", Long.toString(seed)).toString()).start(0);
    }

    /** Boards of all kinds in turn: whatever part of a survey is done holds equally many of each. */
    private void solve(Map<String, List<Position>> kinds, int layouts, SurveyFile findings) {
        Map<String, Position> open = new LinkedHashMap<>();
        for (int i = 0; i < layouts; i++)
            for (List<Position> starts : kinds.values()) {
                String tiles = KatarengaBoards.tiles(starts.get(i));
                if (findings.value(tiles) == Oracle.UNKNOWN) open.putIfAbsent(tiles, starts.get(i));
            }
        List<Position> left = List.copyOf(open.values());
        int[] values = new int[left.size()];
        int step = BOARDS_PER_WORKER * workers.workers();
        for (int done = 0; done < values.length; ) {
            int from = done;
            int size = Math.min(step, values.length - from);
            workers.share(size, (worker, task) -> values[from + task] = value(left.get(from + task)));
            for (int i = from; i < from + size; i++) findings.add(KatarengaBoards.tiles(left.get(i)), values[i]);
            done += size;
            progress.slice("katarenga", done + " of " + values.length + " boards", done, values.length);
        }
    }

    private static int value(Position start) {
        return new Builder(start).solve().value(start);
    }

    private static BoardSurveyor.Kind count(String name, List<Position> starts, SurveyFile findings) {
        int[] counts = new int[Oracle.DRAW + 1];
        for (Position start : starts) counts[findings.value(KatarengaBoards.tiles(start))]++;
        return new BoardSurveyor.Kind(
                name, starts.size(), counts[Oracle.WIN], counts[Oracle.LOSS], counts[Oracle.DRAW]);
    }
}
