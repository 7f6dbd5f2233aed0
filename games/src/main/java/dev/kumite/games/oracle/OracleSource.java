package dev.kumite.games.oracle;

import dev.kumite.games.Game;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Opens oracles for one game. The service loader finds it, so that a search can use exact values without knowing the
 * solver. Oracles are cached: opening the same one again costs nothing.
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

    /** The oracle for this many pieces; its tables must be in {@code folder} unless the usual one is as large. */
    Oracle open(Game game, int pieces, Path folder);

    /**
     * The same for those who need the tables and nothing else: those that take no more than a second or two are built and
     * kept in {@code folder}.
     */
    default Oracle ready(Game game, int pieces, Path folder) {
        return open(game, pieces, folder);
    }

    /** The tables of this game in a folder, for those who take them to other machines. */
    List<Path> files(Path folder);

    /** The largest oracle that {@code folder} has tables for, at least the usual one. */
    Oracle largest(Game game, Path folder);
}
