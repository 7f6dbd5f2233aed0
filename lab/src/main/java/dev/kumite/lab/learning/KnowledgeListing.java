package dev.kumite.lab.learning;

import dev.kumite.agents.Agents;
import dev.kumite.lab.report.text.Printable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Several knowledge files, for {@code kumite knowledge}. */
public record KnowledgeListing(List<KnowledgeEntry> files) implements Printable {
    /**
     * Of these files.
     *
     * @param position a position to evaluate as well, or null
     */
    public static KnowledgeListing of(List<Path> files, Agents agents, @Nullable String position, long seed) {
        return new KnowledgeListing(files.stream()
                .map(file -> KnowledgeEntry.of(file, agents, position, seed))
                .toList());
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        for (KnowledgeEntry file : files) {
            if (!lines.isEmpty()) lines.add("");
            lines.addAll(file.lines(width));
        }
        return lines;
    }
}
