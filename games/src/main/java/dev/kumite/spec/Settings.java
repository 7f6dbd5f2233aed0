package dev.kumite.spec;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options of a {@link Spec}, checked against their declarations: only known names, only values in range. A value
 * is read with an option of the same name and type; if that option has another default than the declared one, the
 * declared default applies.
 */
public final class Settings {
    private final String of;
    private final Map<String, Option<?>> declared = new LinkedHashMap<>();
    private final Map<String, Object> values = new HashMap<>();

    public Settings(Spec spec, List<Option<?>> options) {
        of = spec.name();
        for (Option<?> option : options) declared.putIfAbsent(option.name(), option);
        spec.options().forEach((name, text) -> {
            Option<?> option = declared.get(name);
            if (option == null)
                throw new BadInput("'" + of + "' has no option '" + name + "'; "
                        + Nearest.hint(name, List.copyOf(declared.keySet())));
            try {
                values.put(name, option.kind().read(text));
            } catch (BadInput bad) {
                throw bad.at("'" + of + "', " + name + "=" + text);
            }
        });
    }

    /** Whether there is such an option, given or not. */
    public boolean declares(Option<?> option) {
        return declared.containsKey(option.name());
    }

    /** Whether the option was given. */
    public boolean has(Option<?> option) {
        return values.containsKey(option.name());
    }

    /** The value that was given. */
    public <T> Optional<T> find(Option<T> option) {
        return cast(option, Optional.ofNullable(values.get(option.name())));
    }

    /** The value that was given, else the default, if there is one. */
    public <T> Optional<T> findOrDefault(Option<T> option) {
        Option<?> known = declared.getOrDefault(option.name(), option);
        return find(option).or(() -> cast(option, known.defaultValue()));
    }

    /** The value that was given, else the default: for options that have one. */
    public <T> T get(Option<T> option) {
        return findOrDefault(option)
                .orElseThrow(() -> new IllegalArgumentException("'" + of + "', " + option + ": there is no default"));
    }

    /** Rejects an option that was given although, under this condition, it has no effect. */
    public void rejectIf(Option<?> option, boolean condition, String requires) {
        if (condition && has(option))
            throw new BadInput(
                    "'" + of + "': '" + option.name() + "' belongs to " + requires + "; leave it out, or add that");
    }

    /** A value of the option as it was declared, for one that asks and must be of the same type. */
    @SuppressWarnings("unchecked")
    private <T> Optional<T> cast(Option<T> option, Optional<?> value) {
        Option<?> known = declared.getOrDefault(option.name(), option);
        if (!known.kind().givesTheSameAs(option.kind()))
            throw new IllegalArgumentException("'" + of + "', " + option + ": declared as another kind of value");
        return (Optional<T>) value;
    }
}
