package dev.kumite.solver.checkers;

import dev.kumite.base.BadInput;
import dev.kumite.base.Crew;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.OracleCache;
import dev.kumite.solver.Solver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Solves checkers endings and opens their tables. */
public final class CheckersSolver implements Solver {
    static final int FEWEST = 2;
    private static final int MOST = 6;
    private static final int USUAL = 4;

    /** What building takes, from the usual tables on (docs/tables.md). */
    private static final double[] CPU_SECONDS = {2, 25, 420};

    private static final long[] BYTES = {100_000_000, 250_000_000, 2_000_000_000};

    private static final Progress SILENT = (table, slice, done, all) -> {};

    private static final OracleCache<Key, Tablebase> OPENED = new OracleCache<>();

    /** Where and how many; the folder is null for tables that are in memory alone. */
    private record Key(@Nullable Path folder, int pieces) {}

    @Override
    public String game() {
        return "checkers";
    }

    @Override
    public int mostPieces() {
        return MOST;
    }

    @Override
    public int fewestPieces() {
        return FEWEST;
    }

    @Override
    public Report solve(Game game, int pieces, Path folder, int workers, Progress progress) {
        check(pieces);
        try (Crew crew = Crew.timed(workers, "solver")) {
            Builder builder = new Builder(folder, crew, progress);
            builder.build(pieces);
            return new Report(builder.report(), crew.cpuSeconds());
        }
    }

    @Override
    public Optional<Plan> plan(Game game, Position position, Path folder) {
        int pieces = Math.max(USUAL, position.pieces(0) + position.pieces(1));
        if (pieces > MOST) return Optional.empty();
        boolean built = true;
        for (int count = USUAL + 1; count <= pieces; count++) built &= Files.exists(Builder.file(folder, count));
        return Optional.of(new Plan(game, pieces, built, CPU_SECONDS[pieces - USUAL], BYTES[pieces - USUAL]));
    }

    private static void check(int pieces) {
        if (pieces < FEWEST || pieces > MOST)
            throw new BadInput(
                    "there are no checkers tables for " + pieces + " pieces; ask for " + FEWEST + " to " + MOST);
    }

    /** A file that cannot be used is left alone: the tables are then made in memory, and every game goes on the same. */
    @Override
    public Oracle usual(Game game, Path folder) {
        try {
            return opened(USUAL, folder);
        } catch (BadInput | Unavailable unusable) {
            return opened(USUAL, null);
        }
    }

    @Override
    public Oracle open(Game game, int pieces, Path folder) {
        check(pieces);
        for (int count = USUAL + 1; count <= pieces; count++)
            if (!Files.exists(Builder.file(folder, count)))
                throw new BadInput("there is no table for " + count + " pieces in '" + folder
                        + "'; 'kumite solve checkers --pieces " + pieces + "' builds it");
        return opened(pieces, folder);
    }

    @Override
    public Oracle largest(Game game, Path folder) {
        int pieces = USUAL;
        while (pieces < MOST && Files.exists(Builder.file(folder, pieces + 1))) pieces++;
        return opened(pieces, folder);
    }

    private static Oracle opened(int pieces, @Nullable Path folder) {
        return OPENED.get(new Key(folder, pieces), () -> {
            try (Crew crew = Crew.timed(Runtime.getRuntime().availableProcessors(), "solver")) {
                return new Builder(folder, crew, SILENT).build(pieces);
            }
        });
    }
}
