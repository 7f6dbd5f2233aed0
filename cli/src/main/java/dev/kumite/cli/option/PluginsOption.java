package dev.kumite.cli.option;

import dev.kumite.agents.Agents;
import dev.kumite.agents.Plugins;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** {@code --plugins}: which games and agents exist, those that ship with Kumite and those of plugins. */
public final class PluginsOption {
    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "Also load the games and agents in the jars of this directory (docs/add-a-game.md, "
                    + "docs/add-an-agent.md).")
    private @Nullable Path directory;

    private @Nullable Agents agents;

    /** Loads the plugins that a command line names, or none; before the command runs, which may name their games. */
    public static void load(ParseResult parsed) {
        Plugins.unload();
        ParseResult last = parsed;
        while (last.hasSubcommand()) last = last.subcommand();
        load(last.commandSpec());
    }

    private static void load(CommandSpec spec) {
        if (spec.userObject() instanceof PluginsOption option && option.directory != null)
            option.agents = Plugins.load(option.directory);
        spec.mixins().values().forEach(PluginsOption::load);
    }

    /** The directory of the jars, or null. */
    @Nullable
    Path directory() {
        return directory;
    }

    public Agents agents() {
        Agents known = agents;
        if (known == null) agents = known = Agents.shipped();
        return known;
    }
}
