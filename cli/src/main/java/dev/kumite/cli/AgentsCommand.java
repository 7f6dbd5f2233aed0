package dev.kumite.cli;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Preset;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.OptionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code kumite agents [NAME]}. */
@Command(
        name = "agents",
        description = {
            "List the agents, and the papers' own agents as presets. With a name: its options, or",
            "what the preset stands for. An agent is written as name(option=value, ...)."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite agents",
            "  kumite agents strong",
            "  kumite agents schulz-mcts",
            "  kumite agents --plugins my-agents --json"
        })
final class AgentsCommand extends JsonCommand implements Runnable {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = AgentsOption.Names.class,
            description = "An agent or a preset.")
    private @Nullable String name;

    @Mixin
    private final AgentsOption option = new AgentsOption();

    AgentsCommand(Console console) {
        super(console);
    }

    record Entry(String name, String summary, List<OptionTable.Entry> options) {
        static Entry of(AgentType type) {
            return new Entry(type.name(), type.summary(), OptionTable.entries(type.options()));
        }
    }

    record PresetEntry(String name, String meaning, String source, String game, boolean only) {
        static PresetEntry of(Preset preset) {
            return new PresetEntry(
                    preset.name(), preset.meaning().toString(), preset.source(), preset.game(), preset.only());
        }
    }

    record Listing(List<Entry> agents, List<PresetEntry> presets) {}

    @Override
    public void run() {
        Agents agents = option.agents();
        List<AgentType> types = new ArrayList<>(agents.types());
        List<Preset> presets = new ArrayList<>(agents.presets());
        String only = name;
        if (only != null) {
            types.removeIf(type -> !type.name().equals(only));
            presets.removeIf(preset -> !preset.name().equals(only));
            if (types.isEmpty() && presets.isEmpty())
                throw new BadInput("there is no agent '" + only + "'; " + Nearest.hint(only, names(agents)));
        }
        if (json.wanted())
            JsonOption.print(
                    console,
                    new Listing(
                            types.stream().map(Entry::of).toList(),
                            presets.stream().map(PresetEntry::of).toList()));
        else if (only == null) list(types, presets);
        else {
            types.forEach(this::explain);
            presets.forEach(this::explain);
        }
    }

    private static List<String> names(Agents agents) {
        return Stream.concat(
                        agents.types().stream().map(AgentType::name),
                        agents.presets().stream().map(Preset::name))
                .toList();
    }

    private void list(List<AgentType> types, List<Preset> presets) {
        int width = types.stream().mapToInt(type -> type.name().length()).max().orElse(0);
        console.line("Agents; 'kumite agents NAME' lists the options of one:");
        for (AgentType type : types) console.line("  " + padded(type.name(), width) + "  " + type.summary());
        console.line("");
        console.line("Presets, the papers' agents; options can be added, as in " + "schulz-mcts(time=500ms):");
        for (Preset preset : presets) {
            console.line("  " + preset.name() + ", for " + game(preset) + " (" + preset.source() + ")");
            console.line("    " + preset.meaning());
        }
    }

    private void explain(AgentType type) {
        console.line(type.name() + ": " + type.summary());
        OptionTable.lines(type.options()).forEach(console::line);
        if (type.options().isEmpty()) console.line("  It has no options.");
    }

    private void explain(Preset preset) {
        console.line(preset.name() + ": " + preset.source());
        console.line("  made for    " + game(preset) + (preset.only() ? "" : ", and can play every game"));
        console.line("  stands for  " + preset.meaning());
        console.line(
                "  Options of " + preset.meaning().name() + " can be added or changed, and a budget replaces its own:");
        console.line("  " + preset.name() + "(time=500ms). 'kumite agents "
                + preset.meaning().name() + "' lists them.");
    }

    private static String game(Preset preset) {
        return preset.game() + (preset.only() ? " only" : "");
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
