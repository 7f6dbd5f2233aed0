package dev.kumite.web.exact;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.exact.ValueReport;
import dev.kumite.solver.Solver;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The exact value of a position from a tablebase, or the tablebase that would cover it. Asking builds nothing. */
public final class ExactValues {
    private ExactValues() {}

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
            List<ValueReport.Move> moves,
            @Nullable Offer offer) {}

    static Optional<Solver.Plan> plan(Game game, Position position) {
        return Solver.of(game).flatMap(solver -> solver.plan(game, position, Oracles.folder()));
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
        Oracle oracle = Solver.of(game).orElseThrow().largest(plan.game(), Oracles.folder());
        ValueReport found = ValueReport.of(game, position, oracle);
        return new Answer(true, found.value(), found.coveredPieces(), found.moves(), null);
    }
}
