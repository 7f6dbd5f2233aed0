package dev.kumite.web.exact;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.solver.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The exact value of a position from a tablebase, or the tablebase that would cover it. Asking builds nothing. */
public final class ExactValues {
    private static final List<String> BEST_FIRST = List.of("won", "drawn", "lost", "unknown");
    private static final List<Solver> SOLVERS = ServiceLoader.load(Solver.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private ExactValues() {}

    /** The exact value of a move for the player who makes it. */
    public record MoveValue(String move, String value) {}

    /**
     * The exact value.
     *
     * @param value {@code won}, {@code drawn} or {@code lost} for the player to move; null if not covered
     * @param coveredPieces the tablebase covers positions with up to this number of pieces
     * @param moves the best first
     * @param offer the tablebase that would cover the position, or null
     */
    public record Answer(
            boolean covered,
            @Nullable String value,
            int coveredPieces,
            List<MoveValue> moves,
            @Nullable Offer offer) {}

    static Optional<Solver> solver(Game game) {
        return SOLVERS.stream().filter(one -> one.game().equals(game.name())).findFirst();
    }

    static Optional<Solver.Plan> plan(Game game, Position position) {
        return solver(game).flatMap(solver -> solver.plan(game, position, Oracles.folder()));
    }

    /**
     * The value of a position, or an offer.
     *
     * @param mostBytes memory limit of a build
     */
    public static Answer of(Game game, Position position, long mostBytes) {
        Solver.Plan plan = plan(game, position).orElse(null);
        if (plan == null) return new Answer(false, null, 0, List.of(), null);
        if (!plan.built()) return new Answer(false, null, 0, List.of(), Offer.of(plan, mostBytes));
        Oracle oracle = solver(game).orElseThrow().largest(plan.game(), Oracles.folder());
        return new Answer(
                true, Oracle.word(oracle.exact(position)), oracle.pieces(), moves(game, position, oracle), null);
    }

    private static List<MoveValue> moves(Game game, Position position, Oracle oracle) {
        List<MoveValue> moves = new ArrayList<>();
        for (int move : game.moves(position)) {
            String text = game.notation().writeMove(position, move);
            position.make(move);
            moves.add(new MoveValue(text, Oracle.word(Oracle.turned(oracle.exact(position)))));
            position.unmake();
        }
        moves.sort(Comparator.comparing(entry -> BEST_FIRST.indexOf(entry.value())));
        return moves;
    }
}
