package dev.kumite.lab.tournament;

import dev.kumite.base.Nearest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.yaml.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One agent over all combinations of some options' values. */
final class Grid {
    private static final int MOST_POINTS = 5_000;
    private static final Pattern USE = Pattern.compile("\\$\\{([^{}]*)}");

    private Grid() {}

    /** The points in the order of the file, the last option running fastest, each with its values. */
    static Map<Entrant, Map<String, String>> read(YamlNode grid, Checker checker) {
        YamlNode agent = grid.get("agent");
        YamlNode options = grid.map("for");
        List<Map<String, String>> rows = rows(options);
        checkUses(agent, options);
        Map<Entrant, Map<String, String>> points = new LinkedHashMap<>();
        for (Map<String, String> row : rows) {
            String name = row.entrySet().stream()
                    .map(entry -> entry.getKey() + "=" + entry.getValue())
                    .collect(Collectors.joining(" "));
            points.put(new Entrant(name, checker.agent(agent, fill(agent.text(), row))), row);
        }
        if (points.size() < rows.size()) throw options.complaint("two points of the grid are the same");
        return points;
    }

    private static List<Map<String, String>> rows(YamlNode options) {
        List<Map<String, String>> rows = List.of(Map.of());
        for (Map.Entry<String, YamlNode> option : options.fields().entrySet()) {
            List<String> values = option.getValue().texts();
            if (values.isEmpty()) throw option.getValue().complaint("'" + option.getKey() + "' has no values");
            if ((long) rows.size() * values.size() > MOST_POINTS)
                throw options.complaint("the grid has more than " + MOST_POINTS + " points");
            List<Map<String, String>> crossed = new ArrayList<>();
            for (Map<String, String> row : rows)
                for (String value : values) {
                    Map<String, String> longer = new LinkedHashMap<>(row);
                    longer.put(option.getKey(), value);
                    crossed.add(longer);
                }
            rows = crossed;
        }
        if (options.fields().isEmpty()) throw options.complaint("'for' names no option");
        return rows;
    }

    /** Every option must be used, and every use must be an option. */
    private static void checkUses(YamlNode agent, YamlNode options) {
        List<String> used = USE.matcher(agent.text())
                .results()
                .map(use -> use.group(1).strip())
                .toList();
        for (String name : used)
            if (!options.has(name))
                throw agent.complaint("'for' has no values for ${" + name + "}; "
                        + Nearest.hint(name, options.fields().keySet()));
        options.fields().forEach((name, values) -> {
            if (!used.contains(name))
                throw values.complaint("the agent does not use ${" + name + "}; every option of the grid must be used");
        });
    }

    private static String fill(String text, Map<String, String> values) {
        return USE.matcher(text)
                .replaceAll(use -> Matcher.quoteReplacement(
                        values.getOrDefault(use.group(1).strip(), "")));
    }
}
