package dev.kumite.lab.report;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A report.
 *
 * @param summary what was found, in paragraphs of plain words
 * @param conditions under which it was found, in the order of reading
 */
public record Document(String title, List<String> summary, List<Condition> conditions, List<Section> sections) {
    public Document {
        summary = List.copyOf(summary);
        conditions = List.copyOf(conditions);
        sections = List.copyOf(sections);
        Set<String> ids = new HashSet<>();
        Stream.concat(
                        all(sections, Table.class).map(Table::label),
                        all(sections, Plot.class).map(Plot::label))
                .map(Label::id)
                .forEach(id -> {
                    if (!ids.add(id)) throw new IllegalArgumentException("two tables or plots are called " + id);
                });
    }

    public List<Table> tables() {
        return all(sections, Table.class).toList();
    }

    public List<Plot> plots() {
        return all(sections, Plot.class).toList();
    }

    public List<Games> games() {
        return all(sections, Games.class).toList();
    }

    private static <T> Stream<T> all(List<Section> sections, Class<T> kind) {
        return sections.stream()
                .flatMap(section -> section.blocks().stream())
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
