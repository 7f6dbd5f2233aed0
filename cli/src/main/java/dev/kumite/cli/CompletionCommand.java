package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** {@code kumite completion}. */
@Command(
        name = "completion",
        description = "Print a script with which bash or zsh completes kumite's commands and options.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  source <(./kumite completion)",
            "  ./kumite completion > ~/.local/share/bash-completion/completions/kumite"
        })
final class CompletionCommand implements Runnable {
    private final Console console;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        console.line(AutoComplete.bash("kumite", Kumite.whole(console)));
    }
}
