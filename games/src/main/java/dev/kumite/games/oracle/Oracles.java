package dev.kumite.games.oracle;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The register of oracle sources, and the folder in which tablebases are kept. */
public final class Oracles {
    /** Names the folder; it goes before {@link #VARIABLE}. */
    public static final String PROPERTY = "kumite.tables";

    public static final String VARIABLE = "KUMITE_TABLES";

    private static final List<OracleSource> SOURCES = ServiceLoader.load(OracleSource.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private Oracles() {}

    /** The source for this game; empty if there is no solver for it. */
    public static Optional<OracleSource> of(Game game) {
        return SOURCES.stream()
                .filter(source -> source.game().equals(game.name()))
                .findFirst();
    }

    /** The source for a game that must have one. */
    public static OracleSource required(Game game) {
        return of(game).orElseThrow(() -> new BadInput("there is no tablebase for '" + game.text() + "'"));
    }

    /** Keeps tablebases in this folder from now on, for all of this process. */
    public static void keepIn(Path folder) {
        System.setProperty(PROPERTY, folder.toAbsolutePath().toString());
    }

    /** The folder that the property or the variable names; by default one in the user's data folder. */
    public static Path folder() {
        Path named = namedFolder();
        if (named != null) return named;
        String data = System.getenv("XDG_DATA_HOME");
        try {
            Path share = data != null && !data.isEmpty()
                    ? Path.of(data)
                    : Path.of(System.getProperty("user.home", "."), ".local", "share");
            return share.resolve("kumite").resolve("tables");
        } catch (InvalidPathException e) {
            throw unusable(e);
        }
    }

    /** The folder that the property or the environment names, or null. */
    public static @Nullable Path namedFolder() {
        String named = System.getProperty(PROPERTY, System.getenv(VARIABLE));
        try {
            return named == null || named.isEmpty() ? null : Path.of(named);
        } catch (InvalidPathException e) {
            throw unusable(e);
        }
    }

    private static BadInput unusable(InvalidPathException e) {
        return new BadInput("the folder for tables has a name that cannot be used: " + e.getMessage());
    }
}
