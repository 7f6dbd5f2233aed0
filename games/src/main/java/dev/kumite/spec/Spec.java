package dev.kumite.spec;

import dev.kumite.base.BadInput;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A name with options as a person wrote them: {@code onitama(size=7, deck=base+sensei)}. Values are kept as text; a
 * value may hold balanced parentheses, so specs nest. {@link Settings} gives the values their meaning.
 */
public record Spec(String name, Map<String, String> options) {
    private static final int LONGEST = 20_000;

    public Spec {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    public static Spec parse(String text) {
        return new Parser(text).spec();
    }

    /** The same with this option, in the place of one of that name. */
    public Spec with(String option, String value) {
        return changed(options -> options.put(option, value));
    }

    /** The same with these options, each in the place of one of that name. */
    public Spec with(Map<String, String> others) {
        return changed(options -> options.putAll(others));
    }

    /** The same without these options. */
    public Spec without(Collection<String> names) {
        return changed(options -> options.keySet().removeAll(names));
    }

    /** The same without all options but these. */
    public Spec only(Collection<String> names) {
        return changed(options -> options.keySet().retainAll(names));
    }

    private Spec changed(Consumer<Map<String, String>> change) {
        Map<String, String> changed = new LinkedHashMap<>(options);
        change.accept(changed);
        return new Spec(name, changed);
    }

    @Override
    public String toString() {
        if (options.isEmpty()) return name;
        StringBuilder out = new StringBuilder(name).append('(');
        options.forEach((key, value) ->
                out.append(out.length() == name.length() + 1 ? "" : ", ").append(key + "=" + value));
        return out.append(')').toString();
    }

    /** One pass over the text; every complaint names the column. */
    private static final class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            if (text.length() > LONGEST)
                throw new BadInput("the description is " + text.length() + " characters long; at most " + LONGEST);
            this.text = text;
        }

        Spec spec() {
            String name = word("a name");
            Map<String, String> options = new LinkedHashMap<>();
            if (next() == '(') {
                at++;
                if (next() == ')') at++;
                else options(name, options);
            }
            if (next() != 0) throw complain("nothing may follow '" + name + "(…)'");
            return new Spec(name, options);
        }

        private void options(String name, Map<String, String> options) {
            while (true) {
                next();
                int from = at;
                String key = word("an option's name");
                if (next() != '=') throw complain("'=' and a value must follow '" + key + "'");
                at++;
                String value = value(key);
                if (options.put(key, value) != null) {
                    at = from;
                    throw complain("option '" + key + "' is given twice");
                }
                char end = next();
                at++;
                if (end == ')') return;
                if (end != ',') throw complain("the ')' that closes '" + name + "(' is missing");
            }
        }

        private String word(String what) {
            next();
            int from = at;
            while (at < text.length() && isWord(text.charAt(at))) at++;
            if (at == from) throw complain(what + " is missing");
            return text.substring(from, at);
        }

        private String value(String key) {
            next();
            int from = at;
            int depth = 0;
            for (; at < text.length(); at++) {
                char c = text.charAt(at);
                if (depth == 0 && (c == ',' || c == ')')) break;
                if (c == '(') depth++;
                if (c == ')') depth--;
            }
            String value = text.substring(from, at).strip();
            if (value.isEmpty()) throw complain("the value of '" + key + "' is missing");
            return value;
        }

        /** Skips blanks; the character there, or 0 at the end. */
        private char next() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
            return at < text.length() ? text.charAt(at) : 0;
        }

        private static boolean isWord(char c) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_';
        }

        private BadInput complain(String what) {
            return new BadInput("'" + text + "', column " + (Math.min(at, text.length()) + 1) + ": " + what
                    + "; the form is name(option=value, …)");
        }
    }
}
