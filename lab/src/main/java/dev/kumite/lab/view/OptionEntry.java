package dev.kumite.lab.view;

import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An option of a game or an agent, for {@code --json}, for the API and in words.
 *
 * @param kind as in {@link Kind.Form}
 * @param range the valid values, in words
 * @param choices all valid values where there are only a few; otherwise empty
 * @param low the smallest valid number, or null
 * @param high the largest valid number, or null
 * @param defaultText the default, in words
 */
public record OptionEntry(
        String name,
        String kind,
        String range,
        List<String> choices,
        @Nullable Double low,
        @Nullable Double high,
        String defaultText,
        String help) {
    public static List<OptionEntry> of(List<Option<?>> options) {
        return options.stream().<OptionEntry>map(OptionEntry::of).toList();
    }

    private static OptionEntry of(Option<?> option) {
        Kind.Form form = option.kind().form();
        return new OptionEntry(
                option.name(),
                form.kind(),
                option.kind().range(),
                form.choices(),
                form.low(),
                form.high(),
                option.defaultWords(),
                option.help());
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
