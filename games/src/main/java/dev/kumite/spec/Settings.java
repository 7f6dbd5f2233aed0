package dev.kumite.spec;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options of a {@link Spec}, read by their declarations: only known names, only values in range. */
public final class Settings {
    private final String of;
    private final Map<String, Object> values = new LinkedHashMap<>();

    public Settings(Spec spec, List<Option> declared) {
        of = spec.name();
        List<String> names = declared.stream().map(Option::name).toList();
        spec.options().forEach((name, text) -> {
            if (!names.contains(name))
                throw new BadInput("'" + spec.name() + "' has no option '" + name + "'; " + Nearest.hint(name, names));
            Option option = declared.get(names.indexOf(name));
            try {
                values.put(name, option.kind().read(text));
            } catch (BadInput bad) {
                throw bad.at("'" + spec.name() + "', " + name + "=" + text);
            }
        });
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** Refuses an option that was given where it would have no effect. */
    public void refuse(String option, boolean useless, String unless) {
        if (useless && has(option))
            throw new BadInput("'" + of + "': '" + option + "' belongs to " + unless + "; leave it out, or add that");
    }

    public int whole(String name, int otherwise) {
        return get(name, Integer.class).orElse(otherwise);
    }

    public long count(String name, long otherwise) {
        return get(name, Long.class).orElse(otherwise);
    }

    public double real(String name, double otherwise) {
        return get(name, Double.class).orElse(otherwise);
    }

    public boolean flag(String name, boolean otherwise) {
        return get(name, Boolean.class).orElse(otherwise);
    }

    public String text(String name, String otherwise) {
        return get(name, String.class).orElse(otherwise);
    }

    public <T> Optional<T> get(String name, Class<T> type) {
        return Optional.ofNullable(values.get(name)).map(type::cast);
    }
}
