package dev.kumite.cli.option;

import dev.kumite.spec.Option;
import java.util.ArrayList;
import java.util.List;

/** The options of a game or an agent, for a reader and for scripts. */
public final class OptionTable {
    private OptionTable() {}

    public record Entry(String name, String range, String defaultText, String help) {}

    public static List<Entry> entries(List<Option<?>> options) {
        return options.stream()
                .map(option -> new Entry(option.name(), option.kind().range(), option.defaultWords(), option.help()))
                .toList();
    }

    /** Two lines for each option: what it is for; what it takes and what holds unless it is given. */
    public static List<String> lines(List<Option<?>> options) {
        int width = options.stream()
                .mapToInt(option -> option.name().length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (Option<?> option : options) {
            lines.add("  " + option.name() + " ".repeat(width - option.name().length()) + "  " + option.help());
            lines.add(" ".repeat(width + 4) + option.kind().range() + "; default: " + option.defaultWords());
        }
        return lines;
    }
}
