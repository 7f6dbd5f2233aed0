package dev.kumite.lab.tuning;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.spec.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads which options of an agent are to be tuned: {@code margin, late=1..8}; without any, those of its search. */
final class Parameters {
    private final AgentMaker agent;
    private final List<Option<?>> numbers;

    private Parameters(AgentMaker agent) {
        this.agent = agent;
        numbers = agent.type().options().stream().filter(Parameters::isNumber).toList();
    }

    static List<Parameter> read(String text, AgentMaker agent) {
        return new Parameters(agent).read(text);
    }

    private static boolean isNumber(Option<?> option) {
        String kind = option.kind().form().kind();
        return kind.equals("whole") || kind.equals("real");
    }

    private List<Parameter> read(String text) {
        List<Parameter> parameters = new ArrayList<>();
        if (text.isBlank()) agent.type().searchOptions().forEach(option -> parameters.add(named(option.name())));
        else for (String each : text.split(",", -1)) parameters.add(named(each.strip()));
        if (parameters.isEmpty())
            throw new BadInput(
                    "name the options of '" + agent.type().name() + "' to tune, of: " + String.join(", ", names()));
        Set<String> seen = new HashSet<>();
        for (Parameter parameter : parameters)
            if (!seen.add(parameter.name())) throw new BadInput("'" + parameter.name() + "' is named twice");
        return List.copyOf(parameters);
    }

    private Parameter named(String text) {
        String[] parts = text.split("=", 2);
        String name = parts[0].strip();
        for (Option<?> option : numbers)
            if (option.name().equals(name))
                return parts.length == 1
                        ? parameter(
                                option,
                                option.kind().form().low(),
                                option.kind().form().high())
                        : BadInput.reading("'" + text + "'", () -> within(option, parts[1]));
        String type = "'" + agent.type().name() + "'";
        if (agent.type().options().stream().anyMatch(option -> option.name().equals(name)))
            throw new BadInput(
                    "'" + name + "' of " + type + " cannot be tuned; these can: " + String.join(", ", names()));
        throw new BadInput(type + " has no option '" + name + "'; " + Nearest.hint(name, names()));
    }

    private List<String> names() {
        return numbers.stream().map(Option::name).toList();
    }

    /** With a narrower range than the option's own, such as {@code 0.2..1.5}. */
    private Parameter within(Option<?> option, String range) {
        int dots = range.indexOf("..");
        if (dots < 0) throw new BadInput("must be a range such as " + option.name() + "=0.2..1.5");
        double low = number(option, range.substring(0, dots));
        double high = number(option, range.substring(dots + 2));
        if (low >= high) throw new BadInput("the range must begin below its end");
        return parameter(option, low, high);
    }

    private static double number(Option<?> option, String text) {
        return ((Number) option.kind().read(text.strip())).doubleValue();
    }

    private Parameter parameter(Option<?> option, @Nullable Double low, @Nullable Double high) {
        Object value = agent.settings()
                .findOrDefault(option)
                .orElseThrow(() -> new BadInput("'" + option + "' has no default; give " + agent.text() + " a value"));
        double start = ((Number) value).doubleValue();
        Parameter parameter = new Parameter(
                option.name(),
                Objects.requireNonNull(low),
                Objects.requireNonNull(high),
                option.kind().form().kind().equals("whole"),
                start);
        if (parameter.clipped(start) != start)
            throw new BadInput("the range must hold " + value + ", from which tuning begins");
        return parameter;
    }
}
