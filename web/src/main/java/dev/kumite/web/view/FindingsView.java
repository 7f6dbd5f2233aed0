package dev.kumite.web.view;

import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
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

    /** A legal move; {@code share} is its part of all visits. */
    public record Root(String move, MoveView shape, long visits, double share, double value) {}

    public record Step(String move, MoveView shape) {}

    public static FindingsView of(Game game, Position position, Choice choice) {
        boolean none = choice.move() == Choice.NO_MOVE;
        MoveView shape = none ? null : MoveView.of(game, position, choice.move());
        double seconds = choice.nanos() / 1e9;
        long done = choice.iterations() > choice.depth() ? choice.iterations() : choice.nodes();
        return new FindingsView(
                shape == null ? null : shape.move(),
                shape,
                choice.value(),
                position.sideToMove(),
                boxed(choice.score()),
                boxed(choice.winIn()),
                choice.iterations(),
                choice.nodes(),
                choice.depth(),
                seconds * 1e3,
                seconds > 0 ? done / seconds : 0,
                roots(game, position, choice.rootMoves()),
                line(game, position, choice.line()));
    }

    private static List<Root> roots(Game game, Position position, List<Choice.RootMove> moves) {
        double visits = moves.stream().mapToDouble(Choice.RootMove::visits).sum();
        return moves.stream()
                .map(root -> {
                    MoveView shape = MoveView.of(game, position, root.move());
                    double share = visits == 0 ? 0 : root.visits() / visits;
                    return new Root(shape.move(), shape, root.visits(), share, root.value());
                })
                .toList();
    }

    private static @Nullable Integer boxed(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    /** The main line, up to the end of the game or the first illegal move. */
    private static List<Step> line(Game game, Position position, List<Integer> moves) {
        Position at = position.copy();
        List<Step> steps = new ArrayList<>();
        for (int move : moves) {
            if (at.result() != Result.ONGOING || Arrays.stream(game.moves(at)).noneMatch(legal -> legal == move)) break;
            MoveView shape = MoveView.of(game, at, move);
            steps.add(new Step(shape.move(), shape));
            at.make(move);
        }
        return steps;
    }
}
