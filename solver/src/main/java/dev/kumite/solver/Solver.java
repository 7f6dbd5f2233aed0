package dev.kumite.solver;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.OracleSource;
import dev.kumite.games.oracle.Oracles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Solves the endgames of a game and keeps them in tables; found as an {@link OracleSource}. A solver of a game whose
 * boards vary may also be a {@link BoardSurveyor}, one of a game whose cards are dealt a {@link DealProver}.
 */
public interface Solver extends OracleSource {

    /** The solver of a game; empty if there is none. */
    static Optional<Solver> of(Game game) {
        return Oracles.of(game).filter(Solver.class::isInstance).map(Solver.class::cast);
    }

    /** The solver of a game that must have one. */
    static Solver required(Game game) {
        return of(game).orElseThrow(() -> new BadInput("'" + game.name() + "' cannot be solved"));
    }

    /** The most pieces it can be asked for. */
    int mostPieces();

    /** How many pieces its smallest table has. */
    int fewestPieces();

    /** The number of pieces asked for, which must be valid; if none is given and there is no choice, the only one. */
    default int pieces(@Nullable Integer wanted) {
        int fewest = fewestPieces();
        int most = mostPieces();
        if (wanted == null && fewest < most)
            throw new BadInput("--pieces: say how many, from " + fewest + " to " + most);
        if (wanted != null && (wanted < fewest || wanted > most))
            throw new BadInput("--pieces=" + wanted + ": must be from " + fewest + " to " + most);
        return wanted == null ? most : wanted;
    }

    /** What would have to be solved to know the value of a position; empty where no table covers such positions. */
    Optional<Plan> plan(Game game, Position position, Path folder);

    /**
     * The smallest tables that cover a position.
     *
     * @param game with the cards or the tiles that the tables belong to
     * @param pieces what {@link #solve} has to be asked for
     * @param built whether they are there already
     * @param cpuSeconds what building them takes, roughly
     * @param bytes the most memory that it takes
     */
    record Plan(Game game, int pieces, boolean built, double cpuSeconds, long bytes) {
        /** What a person types to have them built. */
        public String command() {
            return "kumite solve '" + game.text() + "' --pieces " + pieces;
        }
    }

    @Override
    default List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(game() + "-"))
                    .filter(file -> file.toString().endsWith(".table"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw FileTrouble.of(folder + " cannot be read: " + FileTrouble.reason(e), e);
        }
    }

    /** Builds what is missing of the tables for up to so many pieces. */
    Report solve(Game game, int pieces, Path folder, int workers, Progress progress);

    /**
     * Told after every slice, and now and then within a large one, on the thread that asked.
     *
     * <p>Work is counted in places of the tables, so that the time left can be guessed from it.
     */
    @FunctionalInterface
    interface Progress {
        void slice(String table, String slice, long placesDone, long placesInAll);
    }

    /**
     * What was built.
     *
     * @param cpuSeconds the time of all threads that solved; 0 where every table was there already
     */
    record Report(List<BuiltTable> tables, double cpuSeconds) {}

    /**
     * One table.
     *
     * @param built whether this run worked on it; otherwise it was there
     */
    record BuiltTable(int pieces, Path file, long bytes, boolean built, Counts counts) {}
}
