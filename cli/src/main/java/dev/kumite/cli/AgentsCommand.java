package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.lab.view.AgentListing;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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
final class AgentsCommand extends AgentCommand implements Runnable {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = AgentsOption.Names.class,
            description = "An agent or a preset.")
    private @Nullable String name;

    AgentsCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        AgentListing all = AgentListing.of(agents.agents());
        print(name == null ? all : all.only(name));
    }
}
