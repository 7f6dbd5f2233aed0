package dev.kumite.cli.option;

import dev.kumite.cli.console.Console;
import picocli.CommandLine.Mixin;

/** A command about games, including those of plugins. */
public abstract class PluginCommand extends JsonCommand {
    @Mixin
    @SuppressWarnings("UnusedVariable") // loads the plugins when picocli sets it
    private final PluginsOption plugins = new PluginsOption();

    protected PluginCommand(Console console) {
        super(console);
    }
}
