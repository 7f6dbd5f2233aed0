package dev.kumite.lab.ugi;

import dev.kumite.agents.AgentType;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An agent's options as UGI writes them. */
final class OptionLines {
    /** How UGI writes a text without a value. */
    private static final String EMPTY = "<empty>";

    private OptionLines() {}

    /** One line for each option; {@code written} is what the agent's description sets. */
    static List<String> of(AgentType type, Spec written) {
        List<String> lines = new ArrayList<>();
        for (Option<?> option : type.options()) {
            Optional<String> given = Optional.ofNullable(written.options().get(option.name()));
            Kind.Form form = option.kind().form();
            boolean has = given.isPresent() || option.defaultValue().isPresent();
            String value = given.orElse(has ? valueOf(option) : EMPTY);
            String kind = switch (form.kind()) {
                case "whole", "odd" ->
                    has
                            ? "spin default " + value + " min " + plain(form.low()) + " max " + plain(form.high())
                            : "string default " + EMPTY;
                case "flag" -> "check default " + value.equals("on");
                case "choice" ->
                    "combo default " + value
                            + form.choices().stream()
                                    .map(choice -> " var " + choice)
                                    .collect(Collectors.joining());
                default -> "string default " + value;
            };
            lines.add("option name " + option.name() + " type " + kind);
        }
        return lines;
    }

    /** The default as it could be written; words that only explain it are not a value. */
    private static String valueOf(Option<?> option) {
        String words = option.defaultWords();
        int note = words.indexOf(';');
        String first = (note < 0 ? words : words.substring(0, note)).split(" unless", 2)[0].strip();
        return first.isEmpty() ? EMPTY : first;
    }

    private static String plain(@Nullable Double number) {
        return number == null ? "0" : String.format(Locale.ROOT, "%.0f", number);
    }

    /** The agent's description with an option set by {@code setoption}; an empty value resets it. */
    static Spec with(Spec written, Option<?> option, String value) {
        if (value.isEmpty() || value.equals(EMPTY)) return written.without(List.of(option.name()));
        if (!option.kind().form().kind().equals("flag")) return written.with(option.name(), value);
        return written.with(option.name(), value.equals("true") ? "on" : value.equals("false") ? "off" : value);
    }
}
