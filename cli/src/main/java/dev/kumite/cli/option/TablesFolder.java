package dev.kumite.cli.option;

import dev.kumite.games.oracle.Oracles;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --tables}: where the tables of exact values are kept. */
public final class TablesFolder {
    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "The tablebase folder; default: what the environment variable KUMITE_TABLES "
                    + "names, otherwise kumite/tables in your data folder (docs/tables.md).")
    private @Nullable Path folder;

    public Path path() {
        return folder == null ? Oracles.folder() : folder;
    }
}
