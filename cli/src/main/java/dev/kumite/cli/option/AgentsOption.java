package dev.kumite.cli.option;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Plugins;
import dev.kumite.base.BadInput;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --plugins}: which agents there are, ours and other people's. */
public final class AgentsOption {
    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "Also load the agents in the jars of this directory (docs/add-an-agent.md).")
    private @Nullable Path directory;

    private @Nullable Agents agents;

    public Agents agents() {
        Agents known = agents;
        if (known == null) agents = known = directory == null ? Agents.shipped() : Plugins.agents(directory);
        return known;
    }

    /** The agent that a text describes; a complaint names the option or argument it came with. */
    public AgentMaker parse(String where, String text) {
        try {
            return agents().parse(text);
        } catch (BadInput bad) {
            throw bad.at(where);
        }
    }

    /** For shell completion. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            Agents agents = Agents.shipped();
            return Stream.concat(
                            agents.types().stream().map(type -> type.name()),
                            agents.presets().stream().map(preset -> preset.name()))
                    .iterator();
        }
    }
}
