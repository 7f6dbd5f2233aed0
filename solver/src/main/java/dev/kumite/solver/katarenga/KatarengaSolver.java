package dev.kumite.solver.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.BoardSurveyor;
import dev.kumite.solver.OracleCache;
import dev.kumite.solver.Solver;
import dev.kumite.solver.katarenga.Tablebase.Boards;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Solves Katarenga on boards of 4×4, from the start position down. */
public final class KatarengaSolver implements Solver, BoardSurveyor {
    private static final int PAWNS = 8;

    /** What building takes (docs/tables.md). */
    private static final double CPU_SECONDS = 1;

    private static final long BYTES = 100_000_000;

    private static final OracleCache<Path, Boards> OPENED = new OracleCache<>();

    @Override
    public String game() {
        return "katarenga";
    }

    @Override
    public int mostPieces() {
        return PAWNS;
    }

    /** A board is solved whole. */
    @Override
    public int fewestPieces() {
        return PAWNS;
    }

    @Override
    public Report solve(Game game, int pieces, Path folder, int workers, Progress progress) {
        check(game);
        if (!KatarengaBoards.hasFixedTiles(game))
            throw new BadInput("a table of Katarenga belongs to one board; name its tiles, as in"
                    + " --tiles KRBN/NKRB/BNKR/RBNK, or survey many boards with --layouts");
        try (Crew alone = Crew.timed(1, "solver")) {
            Solver.BuiltTable table = new Builder(game.start(0)).build(folder, progress);
            return new Report(List.of(table), alone.cpuSeconds());
        }
    }

    @Override
    public Optional<Plan> plan(Game game, Position position, Path folder) {
        if (!KatarengaBoards.isFourByFour(position)) return Optional.empty();
        Game board = Games.parse("katarenga(tiles=" + KatarengaBoards.tiles(position) + ")");
        boolean built = Files.exists(Builder.file(folder, position));
        return Optional.of(new Plan(board, PAWNS, built, CPU_SECONDS, BYTES));
    }

    @Override
    public Survey survey(Game game, int layouts, long seed, Path folder, int workers, Progress progress) {
        check(game);
        if (KatarengaBoards.hasFixedTiles(game))
            throw new BadInput("'" + game.text() + "' has one board; leave its tiles out to survey many");
        try (Crew crew = Crew.timed(workers, "solver")) {
            return new LayoutSurvey(folder, crew, progress).of(game, layouts, seed);
        }
    }

    private static void check(Game game) {
        if (!KatarengaBoards.isFourByFour(game.start(0)))
            throw new BadInput(
                    "'" + game.text() + "' cannot be solved; tables are for boards of size 4 by the paper's rules");
    }

    /** None: an agent uses tables of Katarenga only where it is told to, and then it plays a whole game by them. */
    @Override
    public @Nullable Oracle usual(Game game, Path folder) {
        return null;
    }

    @Override
    public Oracle open(Game game, int pieces, Path folder) {
        if (pieces != PAWNS)
            throw new BadInput(
                    "Katarenga has tables for whole games with " + PAWNS + " pawns; ask for tables=" + PAWNS);
        return largest(game, folder);
    }

    @Override
    public Oracle largest(Game game, Path folder) {
        check(game);
        Boards boards = OPENED.get(folder, () -> new Boards(folder));
        return KatarengaBoards.hasFixedTiles(game) ? Objects.requireNonNull(boards.tablebase(game.start(0))) : boards;
    }
}
