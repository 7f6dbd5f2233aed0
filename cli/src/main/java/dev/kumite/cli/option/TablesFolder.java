package dev.kumite.cli.option;

import dev.kumite.games.oracle.Oracles;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --tables}: where tablebases are kept, for the command and for its agents. */
public final class TablesFolder {
    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "The tablebase folder, for agents too; on a cluster, one that every machine can read; "
                    + "default: what the environment variable KUMITE_TABLES names, otherwise kumite/tables in "
                    + "your data folder (docs/tables.md).")
    void keepIn(@Nullable Path folder) {
        if (folder != null) Oracles.keepIn(folder);
    }

    public Path path() {
        return Oracles.folder();
    }
}
