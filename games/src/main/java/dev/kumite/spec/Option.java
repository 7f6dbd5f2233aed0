package dev.kumite.spec;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An option of a game, an agent or anything else that is written as a {@link Spec}: a constant that describes the
 * option and reads it from {@link Settings}.
 *
 * <p>Several agents can share an option and differ in its default or help: variants made by {@link #withDefault},
 * {@link #noting}, {@link #without} and {@link #withHelp} are read with the shared constant.
 */
public final class Option<T> {
    private final String name;
    private final Kind<T> kind;
    private final @Nullable T value;
    private final String words;
    private final String help;

    private Option(String name, Kind<T> kind, @Nullable T value, String words, String help) {
        this.name = name;
        this.kind = kind;
        this.value = value;
        this.words = words;
        this.help = help;
    }

    /** An option with a default, written as a person would write it. */
    public static <T> Option<T> of(String name, Kind<T> kind, String otherwise, String help) {
        return new Option<>(name, kind, kind.read(otherwise), otherwise, help);
    }

    /** An option without a default; {@code words} say what happens where it is not given. */
    public static <T> Option<T> optional(String name, Kind<T> kind, String words, String help) {
        return new Option<>(name, kind, null, words, help);
    }

    public Option<T> withDefault(String otherwise) {
        return of(name, kind, otherwise, help);
    }

    /** The same without a default. */
    public Option<T> without(String words) {
        return optional(name, kind, words, help);
    }

    /** The same with a note behind the default, which says where it does not hold: {@code "; none with time"}. */
    public Option<T> noting(String note) {
        return new Option<>(name, kind, value, words + note, help);
    }

    public Option<T> withHelp(String other) {
        return new Option<>(name, kind, value, words, other);
    }

    public String name() {
        return name;
    }

    public Kind<T> kind() {
        return kind;
    }

    public String help() {
        return help;
    }

    /** What holds where the option is not given, if that is a value. */
    public Optional<T> defaultValue() {
        return Optional.ofNullable(value);
    }

    /** What holds where the option is not given, for people: no program reads it. */
    public String defaultWords() {
        return words;
    }

    @Override
    public String toString() {
        return name;
    }
}
