package dev.kumite.web.live;

import dev.kumite.games.Game;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.LiveGameView.PlyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What a review says of a move.
 *
 * @param quality the word of a {@link Assessment.Quality}
 * @param loss the points of expected result that it cost, 0 to 100
 * @param best what the reviewer would have played
 * @param line the main line from there, beginning with that move
 */
record ReviewedMove(
        int ply,
        int side,
        String played,
        String quality,
        double loss,
        String best,
        List<String> line,
        String sentence) {

    /**
     * Every move of a game.
     *
     * @param findings the result of the search before each ply, and after the last one
     */
    static List<ReviewedMove> all(Game game, List<PlyView> history, List<FindingsView> findings) {
        List<ReviewedMove> moves = new ArrayList<>();
        for (PlyView ply : history) moves.add(of(game, ply, findings.get(ply.ply() - 1), findings.get(ply.ply())));
        return moves;
    }

    private static ReviewedMove of(Game game, PlyView ply, FindingsView before, FindingsView after) {
        double reached = after.side() == ply.side() ? after.value() : -after.value();
        String best = Objects.requireNonNullElse(before.move(), ply.move());
        Assessment assessed = best.equals(ply.move()) ? Assessment.ofBest() : Assessment.of(before.value(), reached);
        return new ReviewedMove(
                ply.ply(),
                ply.side(),
                ply.move(),
                assessed.quality().word(),
                assessed.loss(),
                best,
                before.line().stream().map(FindingsView.Step::move).toList(),
                sentence(game, ply, assessed, best, before.value(), reached));
    }

    private static String sentence(
            Game game, PlyView ply, Assessment assessed, String best, double could, double reached) {
        String what = String.format(
                Locale.ROOT,
                "At ply %d %s played %s, %s",
                ply.ply(),
                game.sideName(ply.side()),
                ply.move(),
                assessed.quality().phrase());
        if (assessed.isGood()) return what + ".";
        return String.format(
                Locale.ROOT,
                "%s: %.0f %% instead of %.0f %%. %s was better.",
                what,
                Assessment.percent(reached),
                Assessment.percent(could),
                best);
    }
}
