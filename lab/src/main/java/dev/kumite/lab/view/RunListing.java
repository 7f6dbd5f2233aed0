package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.List;

/** The runs of a store, for {@code kumite runs}. */
public record RunListing(List<RunEntry> runs, @JsonIgnore Path store) implements Printable {
    public static RunListing of(Store store) {
        List<RunEntry> runs =
                store.runs().stream().map(run -> RunEntry.of(store, run, null)).toList();
        return new RunListing(runs, store.file());
    }

    @Override
    public List<String> lines(int width) {
        if (runs.isEmpty()) return List.of("There is no run in " + store + " yet.");
        TextTable table = TextTable.of("run", "name", "game", "agents", "games", "", "started")
                .words(1, 2, 3);
        for (RunEntry run : runs)
            table.row(
                    String.valueOf(run.id()),
                    run.name(),
                    String.join(", ", run.games()),
                    run.who(),
                    NumberText.count(run.done()) + " of " + NumberText.count(run.of()),
                    run.state(),
                    run.begun());
        return table.lines(width);
    }
}
