package dev.kumite.cli.option;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.base.BadInput;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.engine.EnginesFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code --plugins}, {@code --engines} and {@code --tables}: which agents there are, ours and other people's, and where
 * their tablebases are.
 */
public final class AgentsOption {
    private static final String FILE = "engines.yaml";

    @Mixin
    private final PluginsOption plugins = new PluginsOption();

    @Mixin
    private final TablesFolder tables = new TablesFolder();

    @Option(
            names = "--engines",
            paramLabel = "FILE",
            description = "Also use the engines of this file, other people's programs (docs/engines.md); default: "
                    + "engines.yaml beside the store, if there is one.")
    private @Nullable Path engines;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    private @Nullable Agents agents;

    public Agents agents() {
        Agents known = agents;
        if (known == null) agents = known = withEngines(withoutEngines());
        return known;
    }

    /** The agents without the engines, for those whom nobody has allowed to start programs here. */
    public Agents withoutEngines() {
        return plugins.agents();
    }

    public Path tables() {
        return tables.path();
    }

    private Agents withEngines(Agents others) {
        Optional<Path> file = enginesFile();
        if (file.isEmpty()) return others;
        if (engines == null) return EnginesFile.add(others, file.get());
        return BadInput.reading("--engines", () -> EnginesFile.add(others, file.get()));
    }

    /** What another machine needs to play the same agents. */
    Cluster.Kit kit() {
        List<EngineSetup> setups = agents().types().stream()
                .filter(EngineType.class::isInstance)
                .map(type -> ((EngineType) type).setup())
                .toList();
        return new Cluster.Kit(plugins.directory(), setups, Oracles.namedFolder());
    }

    /** The file that names engines: the one given, else the one that lies beside the store. */
    public Optional<Path> enginesFile() {
        if (engines != null) return Optional.of(engines);
        OptionSpec store = command == null ? null : command.findOption("--store");
        Path beside = store != null && store.getValue() instanceof Path path ? path : StoreOption.USUAL;
        Path file = beside.resolveSibling(FILE);
        return Files.exists(file) ? Optional.of(file) : Optional.empty();
    }

    /** The agent that a text describes; a complaint names the option or argument it came with. */
    public AgentMaker parse(String where, String text) {
        Agents known = agents();
        return BadInput.reading(where, () -> known.parse(text));
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
