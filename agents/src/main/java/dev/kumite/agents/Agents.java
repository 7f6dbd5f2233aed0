package dev.kumite.agents;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The registry of agents, both shipped and from plugins, and the parser of the agent language. */
public final class Agents {
    /** The option of any agent that names a file. */
    static final String FILE = "file";

    private final List<AgentType> types;
    private final List<Preset> presets;
    private final UnaryOperator<String> files;

    private Agents(List<AgentType> types, List<Preset> presets, UnaryOperator<String> files) {
        this.types = types;
        this.presets = presets;
        this.files = files;
    }

    /** All agents that {@code loader} can see; a plugin's jar comes with a loader of its own. */
    public static Agents in(ClassLoader loader) {
        List<AgentType> types = new ArrayList<>();
        for (AgentType type : ServiceLoader.load(AgentType.class, loader)) types.add(type);
        types.sort(Comparator.comparing(AgentType::name));
        return new Agents(List.copyOf(types), Preset.shipped(), file -> file);
    }

    /** The agents that ship with Kumite. */
    public static Agents shipped() {
        return in(Agents.class.getClassLoader());
    }

    public List<AgentType> types() {
        return types;
    }

    public List<Preset> presets() {
        return presets;
    }

    /**
     * The same agents, whose options that name a file may hold a name that stands for one; a name that {@code places}
     * leaves as it is means what it meant before. An agent's text keeps the name: where a file lies does not decide how
     * a game goes.
     */
    public Agents withFileResolver(UnaryOperator<String> places) {
        return new Agents(types, presets, name -> {
            String place = places.apply(name);
            return place.equals(name) ? files.apply(name) : place;
        });
    }

    /** The same agents and these, whose names must be new. */
    public Agents with(List<? extends AgentType> others) {
        List<AgentType> all = new ArrayList<>(types);
        for (AgentType other : others) {
            boolean taken = presets.stream().anyMatch(preset -> preset.name().equals(other.name()))
                    || all.stream().anyMatch(type -> type.name().equals(other.name()));
            if (taken) throw new BadInput("there is already an agent '" + other.name() + "'; use another name");
            all.add(other);
        }
        all.sort(Comparator.comparing(AgentType::name));
        return new Agents(List.copyOf(all), presets, files);
    }

    /** The agent that a text such as {@code mcts(c=0.3, iterations=10k)} or {@code schulz-mcts} describes. */
    public AgentMaker parse(String text) {
        Spec written = Spec.parse(text);
        Spec spec = written;
        for (Preset preset : presets) if (preset.name().equals(written.name())) spec = preset.with(written);
        for (AgentType type : types)
            if (type.name().equals(spec.name())) {
                Settings settings = new Settings(found(spec, type), type.options());
                Memory.check(spec, settings);
                return new AgentMaker(written.toString(), spec.toString(), type, settings);
            }
        throw new BadInput("there is no agent '" + written.name() + "'; " + Nearest.hint(written.name(), names()));
    }

    /** The files that an agent's options name, by the names written there; presets name none. */
    public Map<String, String> files(String text) {
        Map<String, String> named = new TreeMap<>();
        withFileResolver(name -> {
                    named.put(name, files.apply(name));
                    return name;
                })
                .parse(text);
        return named;
    }

    private Spec found(Spec spec, AgentType type) {
        Spec found = spec;
        for (Option<?> option : type.options()) {
            String text = spec.options().get(option.name());
            if (text == null) continue;
            if (option.name().equals(FILE)) found = found.with(FILE, files.apply(text));
            if (option.kind() == EvaluationOption.KIND) found = found.with(option.name(), found(text));
        }
        return found;
    }

    /** An evaluation by its name, or by its name and a file: {@code tuned@FILE}. */
    private String found(String evaluation) {
        int at = evaluation.indexOf('@') + 1;
        return at == 0 ? evaluation : evaluation.substring(0, at) + files.apply(evaluation.substring(at));
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        types.forEach(type -> names.add(type.name()));
        presets.forEach(preset -> names.add(preset.name()));
        return names;
    }
}
