package dev.kumite.cli.option;

import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** {@code --store} of the commands that look at what was played. */
public final class StoreOption {
    public static final Path USUAL = Path.of("kumite.db");

    @Option(
            names = "--store",
            paramLabel = "FILE",
            description = "The store to read; default: kumite.db in this directory.")
    private Path file = USUAL;

    /** The store, which must be there, to look into it. */
    public Store open() {
        return Store.reading(file);
    }

    /** The store, which must be there, to change it. */
    public Store openToChange() {
        return Store.existing(file);
    }
}
