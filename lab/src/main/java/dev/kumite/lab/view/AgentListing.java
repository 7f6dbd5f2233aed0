package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Preset;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The agents and presets, for {@code kumite agents}.
 *
 * @param explained whether one was asked for, so that its options are written out
 */
public record AgentListing(
        List<Entry> agents,
        List<PresetEntry> presets,
        @JsonIgnore boolean explained) implements Printable {
    /** An agent, for {@code --json} and the API. */
    public record Entry(String name, String summary, List<OptionEntry> options) {
        public static Entry of(AgentType type) {
            return new Entry(type.name(), type.summary(), OptionEntry.of(type.options()));
        }

        private List<String> explain() {
            List<String> lines = new ArrayList<>();
            lines.add(name + ": " + summary);
            lines.addAll(OptionEntry.lines(options));
            if (options.isEmpty()) lines.add("  It has no options.");
            return lines;
        }
    }

    /** A paper's own agent, for {@code --json} and the API. */
    public record PresetEntry(String name, String meaning, String source, String game, boolean only) {
        public static PresetEntry of(Preset preset) {
            return new PresetEntry(
                    preset.name(), preset.meaning().toString(), preset.source(), preset.game(), preset.only());
        }

        private String where() {
            return game + (only ? " only" : "");
        }

        private List<String> explain() {
            String agent = Spec.parse(meaning).name();
            return List.of(
                    name + ": " + source,
                    "  made for    " + where() + (only ? "" : ", and can play every game"),
                    "  stands for  " + meaning,
                    "  Options of " + agent + " can be added or changed, and a budget replaces its own:",
                    "  " + name + "(time=500ms). 'kumite agents " + agent + "' lists them.");
        }
    }

    /** All of them. */
    public static AgentListing of(Agents agents) {
        return new AgentListing(
                agents.types().stream().map(Entry::of).toList(),
                agents.presets().stream().map(PresetEntry::of).toList(),
                false);
    }

    /** The one of this name. */
    public AgentListing only(String name) {
        List<Entry> named =
                agents.stream().filter(agent -> agent.name().equals(name)).toList();
        List<PresetEntry> preset =
                presets.stream().filter(one -> one.name().equals(name)).toList();
        if (named.isEmpty() && preset.isEmpty()) {
            List<String> names = Stream.concat(
                            agents.stream().map(Entry::name), presets.stream().map(PresetEntry::name))
                    .toList();
            throw new BadInput("there is no agent '" + name + "'; " + Nearest.hint(name, names));
        }
        return new AgentListing(named, preset, true);
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        if (explained) {
            agents.forEach(agent -> lines.addAll(agent.explain()));
            presets.forEach(preset -> lines.addAll(preset.explain()));
            return lines;
        }
        lines.add("Agents; 'kumite agents NAME' lists the options of one:");
        TextTable table = TextTable.of().words(1);
        for (Entry agent : agents) table.row("  " + agent.name(), agent.summary());
        lines.addAll(table.lines(width));
        lines.add("");
        lines.add("Presets, the papers' agents; options can be added, as in schulz-mcts(time=500ms):");
        for (PresetEntry preset : presets) {
            lines.add("  " + preset.name() + ", for " + preset.where() + " (" + preset.source() + ")");
            lines.add("    " + preset.meaning());
        }
        return lines;
    }
}
