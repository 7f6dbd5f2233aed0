package dev.kumite.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Bundles a module and everything it imports into one script, so that a browser sends one request instead of eighty; what
 * is only imported dynamically goes into a second script, which the first one loads when it needs it, or has nothing else
 * to do. Each module becomes a function that runs when it is first needed and returns the module's exports. Supports the
 * forms of {@code import} and {@code export} that the page and its libraries use, and rejects others. A bundler would be a
 * native tool for every platform; this needs none.
 */
final class Linker {
    private static final String NAMED = "(\\{[^}]*\\})";
    private static final String FROM = "\\s*from\\s*[\"']([^\"']+)[\"']";
    private static final Pattern IMPORT = Pattern.compile(
            "(?<![\\w$.])import\\s*(?:" + NAMED + "\\s*from\\s*)?[\"']([^\"']+)[\"'];?", Pattern.MULTILINE);
    private static final Pattern LATER = Pattern.compile("(?<![\\w$.])import\\('([^']+)'\\)");
    private static final Pattern EXPORT = Pattern.compile("(?<![\\w$.])export\\s*(?:\\*" + FROM + "|" + NAMED + "(?:"
            + FROM + ")?|((?:const|class|(?:async\\s+)?function)\\s+)([\\w$]+));?");
    private static final Pattern LEFT_OVER = Pattern.compile("^\\s*(?:import|export)\\b.*", Pattern.MULTILINE);
    /** Types that comments of the page's own modules name are for the type checker; libraries keep their licences. */
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);

    private static final String LIBRARIES = "/lib/";
    private static final Pattern SOURCE_MAP = Pattern.compile("^//# sourceMappingURL=.*", Pattern.MULTILINE);

    /** A load that failed is tried again at another address: browsers remember the failure of the first one. */
    private static final String OPENING = """
            const modules = new Map();
            const made = new Map();
            const need = (name) => {
              if (!made.has(name)) made.set(name, modules.get(name)());
              return made.get(name);
            };
            let loading = null;
            let failures = 0;
            const load = () => {
              loading ??= import('REST' + (failures ? `&failures=${failures}` : ''))
                .then(({ addTo }) => addTo(modules, need, later), (error) => {
                  loading = null;
                  failures += 1;
                  throw error;
                });
              return loading;
            };
            const later = async (name) => {
              await load();
              return need(name);
            };
            """;

    /** What is loaded in advance needs no network when it is needed. */
    private static final String CLOSING = """
            addEventListener('load', () => setTimeout(() => load().catch(() => {}), 1000));
            """;

    private final UnaryOperator<String> sources;
    private final Names names;
    private final String entry;
    private final Map<String, String> linked = new LinkedHashMap<>();
    private final Set<String> open = new LinkedHashSet<>();
    private final Set<String> waiting = new LinkedHashSet<>();
    private final int first;

    /**
     * @param sources the text of the module at a path such as {@code /board/board.js}
     * @param entry the path of the module that runs first
     */
    Linker(UnaryOperator<String> sources, Names names, String entry) {
        this.sources = sources;
        this.names = names;
        this.entry = entry;
        add(entry);
        first = linked.size();
        while (!waiting.isEmpty()) {
            String next = waiting.iterator().next();
            waiting.remove(next);
            add(next);
        }
    }

    /**
     * The script that runs the entry.
     *
     * @param rest the address of the second script, with a query
     */
    String first(String rest) {
        return OPENING.replace("REST", rest) + modules(0, first) + "need('" + entry + "');\n" + CLOSING;
    }

    /** The script of the modules that are only imported dynamically. */
    String rest() {
        return "export const addTo = (modules, need, later) => {\n" + modules(first, linked.size()) + "};\n";
    }

    private String modules(int from, int to) {
        return linked.entrySet().stream()
                .skip(from)
                .limit(to - from)
                .map(each -> module(each.getKey(), each.getValue()))
                .collect(Collectors.joining());
    }

    /** In parentheses, a function is compiled with the script around it and not when it is called. */
    private static String module(String name, String body) {
        return "modules.set('" + name + "', (() => {\n" + body + "}));\n";
    }

    private void add(String module) {
        if (linked.containsKey(module)) return;
        if (!open.add(module)) throw new IllegalStateException("modules import each other in a circle: " + open);
        linked.put(module, new Module(module).text());
        open.remove(module);
    }

    /** One module of the script. */
    private final class Module {
        private final String name;
        private final List<String> exports = new ArrayList<>();

        Module(String name) {
            this.name = name;
        }

        String text() {
            String body = SOURCE_MAP.matcher(sources.apply(name)).replaceAll("");
            if (!name.startsWith(LIBRARIES)) body = COMMENT.matcher(body).replaceAll("");
            body = replace(EXPORT, body, this::exported);
            body = replace(IMPORT, body, found -> imported(found.group(1), found.group(2)));
            body = replace(LATER, body, this::later);
            Matcher unknown = LEFT_OVER.matcher(body);
            if (unknown.find()) throw new IllegalStateException(name + ": cannot be linked: " + unknown.group());
            return body + "\nreturn { " + String.join(", ", exports) + " };\n";
        }

        private String path(String written) {
            return names.path(name, written);
        }

        private String needed(String written) {
            String path = path(written);
            add(path);
            return "need('" + path + "')";
        }

        private String imported(@Nullable String named, String from) {
            return (named == null ? "" : "const " + named.replaceAll("\\s+as\\s+", ": ") + " = ") + needed(from) + ";";
        }

        private String later(Matcher found) {
            String path = path(found.group(1));
            waiting.add(path);
            return "later('" + path + "')";
        }

        /** A module's own exports override those it re-exports with a star, so they come after them. */
        private String exported(Matcher found) {
            if (found.group(1) != null) exports.add(0, "..." + needed(found.group(1)));
            else if (found.group(2) != null) exportList(found.group(2), found.group(3));
            else {
                exports.add(found.group(5));
                return found.group(4) + found.group(5);
            }
            return "";
        }

        private void exportList(String list, @Nullable String from) {
            String source = from == null ? "" : needed(from) + ".";
            for (String entry : list.substring(1, list.length() - 1).split(",", -1)) {
                String[] pair = entry.strip().split("\\s+as\\s+", -1);
                exports.add(pair[pair.length - 1] + ": " + source + pair[0]);
            }
        }
    }

    private static String replace(Pattern pattern, String text, Function<Matcher, String> by) {
        StringBuilder out = new StringBuilder();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) matcher.appendReplacement(out, Matcher.quoteReplacement(by.apply(matcher)));
        return matcher.appendTail(out).toString();
    }
}
