package dev.kumite.cli.option;

import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** {@code --store}: where runs, their games and the page's games are kept. */
public final class StoreOption {
    public static final Path USUAL = Path.of("kumite.db");

    @Option(
            names = "--store",
            paramLabel = "FILE",
            description = "The store of runs and games; default: kumite.db in this directory.")
    private Path file = USUAL;

    public Path file() {
        return file;
    }

    /** The store, which must exist, to look into it. */
    public Store open() {
        return Store.reading(file);
    }

    /** The store, which must exist, to change it. */
    public Store openToChange() {
        return Store.existing(file);
    }
}
