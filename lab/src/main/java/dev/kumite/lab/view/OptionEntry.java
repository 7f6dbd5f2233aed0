package dev.kumite.lab.view;

import dev.kumite.spec.Option;
import java.util.ArrayList;
import java.util.List;

/** An option of a game or an agent, for {@code --json} and in words. */
public record OptionEntry(String name, String range, String defaultText, String help) {
    static List<OptionEntry> of(List<Option<?>> options) {
        return options.stream()
                .map(option ->
                        new OptionEntry(option.name(), option.kind().range(), option.defaultWords(), option.help()))
                .toList();
    }

    /** Two lines for each option: what it is for; what it takes and its default. */
    static List<String> lines(List<OptionEntry> options) {
        int width = options.stream()
                .mapToInt(option -> option.name().length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (OptionEntry option : options) {
            lines.add("  " + option.name() + " ".repeat(width - option.name().length()) + "  " + option.help());
            lines.add(" ".repeat(width + 4) + option.range() + "; default: " + option.defaultText());
        }
        return lines;
    }
}
