package dev.kumite.lab.view;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.run.Merger;
import java.util.List;

/** The runs that were joined from their parts, for {@code kumite runs merge}. */
public record MergeView(List<Entry> runs) implements Printable {
    /** One run. */
    public record Entry(RunEntry run, int parts, long added, long skipped) {
        private String line() {
            return "Run " + run.id() + " (" + run.name() + "): " + NumberText.count(added) + " games added from "
                    + NumberText.count(parts, "part")
                    + (skipped == 0 ? "" : ", " + NumberText.count(skipped) + " skipped") + "; "
                    + NumberText.count(run.done()) + " of " + NumberText.count(run.of()) + " games, "
                    + (run.complete() ? "complete" : "incomplete") + ".";
        }
    }

    public static MergeView of(List<Merger.Merged> merged) {
        return new MergeView(merged.stream()
                .map(one -> new Entry(RunEntry.of(one.run(), null), one.parts(), one.added(), one.skipped()))
                .toList());
    }

    @Override
    public List<String> lines(int width) {
        return runs.stream().map(Entry::line).toList();
    }
}
