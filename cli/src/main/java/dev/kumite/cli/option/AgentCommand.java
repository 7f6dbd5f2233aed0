package dev.kumite.cli.option;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command about agents, including engines and those of plugins. */
public abstract class AgentCommand extends JsonCommand {
    @Mixin
    protected final AgentsOption agents = new AgentsOption();

    @Spec
    private @Nullable CommandSpec command;

    protected AgentCommand(Console console) {
        super(console);
    }

    /** Refuses those of these options that were given: here they would have no effect. */
    protected final void refuse(String why, String... options) {
        for (String option : options)
            if (Objects.requireNonNull(command).commandLine().getParseResult().hasMatchedOption(option))
                throw new BadInput(option + ": " + why);
    }
}
