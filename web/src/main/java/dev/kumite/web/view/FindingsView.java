package dev.kumite.web.view;

import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.view.AnalysisView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search, as JSON.
 *
 * @param value the expected result for the player to move, −1 to 1
 * @param side the player to move
 * @param score the raw evaluation, or null
 * @param winIn plies to a proven win, negative for a loss, or null
 * @param perSecond iterations per second, or nodes if the agent has no iterations
 * @param line the main line, beginning with the move
 */
public record FindingsView(
        @Nullable String move,
        @Nullable MoveView shape,
        double value,
        int side,
        @Nullable Integer score,
        @Nullable Integer winIn,
        long iterations,
        long nodes,
        int depth,
        double milliseconds,
        double perSecond,
        List<Root> rootMoves,
        List<Step> line) {

    /**
     * A legal move.
     *
     * @param share its part of all visits
     * @param atMost whether the value is only an upper bound
     * @param line the move and what the search expects to follow, as far as it looked for that
     */
    public record Root(
            String move, MoveView shape, long visits, double share, double value, boolean atMost, List<String> line) {}

    public record Step(String move, MoveView shape) {}

    public static FindingsView of(Game game, Position position, Choice choice) {
        AnalysisView found = AnalysisView.of(game, position, "", choice, Integer.MAX_VALUE);
        boolean none = choice.move() == Choice.NO_MOVE;
        double seconds = choice.nanos() / 1e9;
        long done = choice.iterations() > choice.depth() ? choice.iterations() : choice.nodes();
        return new FindingsView(
                found.move(),
                none ? null : MoveView.of(game, position, choice.move()),
                found.value(),
                position.sideToMove(),
                found.score(),
                found.winIn(),
                found.iterations(),
                found.nodes(),
                found.depth(),
                found.milliseconds(),
                seconds > 0 ? done / seconds : 0,
                roots(game, position, choice, found),
                line(game, position, choice, found));
    }

    private static List<Root> roots(Game game, Position position, Choice choice, AnalysisView found) {
        List<Root> roots = new ArrayList<>();
        for (AnalysisView.RootMove root : found.rootMoves()) {
            int move = choice.rootMoves().get(roots.size()).move();
            roots.add(new Root(
                    root.move(),
                    MoveView.of(game, position, move),
                    root.visits(),
                    root.share(),
                    root.value(),
                    root.atMost(),
                    root.line()));
        }
        return roots;
    }

    private static List<Step> line(Game game, Position position, Choice choice, AnalysisView found) {
        Position at = position.copy();
        List<Step> steps = new ArrayList<>();
        for (String text : found.line()) {
            int move = choice.line().get(steps.size());
            steps.add(new Step(text, MoveView.of(game, at, move)));
            at.make(move);
        }
        return steps;
    }
}
