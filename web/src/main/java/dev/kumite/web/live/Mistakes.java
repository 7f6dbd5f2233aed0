package dev.kumite.web.live;

import dev.kumite.games.Game;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.LiveGameView.PlyView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The largest mistakes of a game: moves after which the player's expected result is much lower than before.
 *
 * @param findings the result of the search before each ply, and after the last one
 */
record Mistakes(Game game, List<PlyView> history, List<FindingsView> findings) {
    private static final double SMALLEST = 0.2;
    private static final int MOST = 6;

    /**
     * A mistake.
     *
     * @param better what the agent would have played
     * @param lost the loss in expected result, at most 2
     * @param line the main line after the better move
     */
    record Mistake(int ply, int side, String played, String better, double lost, List<String> line, String sentence) {}

    /** The largest mistakes, in the order of the game. */
    List<Mistake> worst() {
        List<Mistake> all = new ArrayList<>();
        for (int i = 0; i < history.size(); i++) {
            PlyView ply = history.get(i);
            FindingsView before = findings.get(i);
            FindingsView after = findings.get(i + 1);
            double reached = after.side() == ply.side() ? after.value() : -after.value();
            String better = before.move();
            if (better == null || better.equals(ply.move()) || before.value() - reached < SMALLEST) continue;
            List<String> line =
                    before.line().stream().map(FindingsView.Step::move).toList();
            all.add(new Mistake(
                    ply.ply(),
                    ply.side(),
                    ply.move(),
                    better,
                    before.value() - reached,
                    line,
                    sentence(ply, better, before.value(), reached)));
        }
        return all.stream()
                .sorted(Comparator.comparingDouble(Mistake::lost).reversed())
                .limit(MOST)
                .sorted(Comparator.comparingInt(Mistake::ply))
                .toList();
    }

    private String sentence(PlyView ply, String better, double could, double reached) {
        return String.format(
                Locale.ROOT,
                "At ply %d %s played %s; %s was better (expected result %+.2f instead of %+.2f).",
                ply.ply(),
                game.sideName(ply.side()),
                ply.move(),
                better,
                could,
                reached);
    }
}
