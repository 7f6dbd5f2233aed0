package dev.kumite.cli.option;

import dev.kumite.cli.console.Console;
import picocli.CommandLine.Mixin;

/** A command about agents, including engines and those of plugins. */
public abstract class AgentCommand extends JsonCommand {
    @Mixin
    protected final AgentsOption agents = new AgentsOption();

    protected AgentCommand(Console console) {
        super(console);
    }
}
