package dev.kumite.games.oracle;

import dev.kumite.games.Game;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where the exact values of a game come from: found through {@link java.util.ServiceLoader}, so that whoever plays by
 * them need not know the solver. Oracles are kept: opening the same one again costs nothing.
 */
public interface OracleSource {

    /** The name of the game it serves. */
    String game();

    /**
     * The oracle that {@code auto} stands for: it covers the same positions on every machine. Its tables are built on
     * first use, in seconds, and kept in {@code folder}; where that cannot be read or written they are built in memory.
     * Null where {@code auto} stands for no tables.
     */
    @Nullable
    Oracle usual(Game game, Path folder);

    /** The oracle for so many pieces, whose tables must be in {@code folder} unless the usual one is as large. */
    Oracle open(Game game, int pieces, Path folder);

    /** The largest oracle that {@code folder} has tables for, at least the usual one. */
    Oracle largest(Game game, Path folder);
}
