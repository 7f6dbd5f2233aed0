package dev.kumite.cli.lab;

import dev.kumite.cli.option.StoreOption;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** RUN with {@code --store}: which run a command is about. */
final class RunArgument {
    @Parameters(index = "0", paramLabel = "RUN", description = "The run's number; see kumite runs.")
    private Long run = 0L;

    @Mixin
    private final StoreOption store = new StoreOption();

    Store open() {
        return store.open();
    }

    Store openToChange() {
        return store.openToChange();
    }

    StoredRun in(Store opened) {
        return opened.run(run);
    }
}
