package dev.kumite.cli.option;

import dev.kumite.cli.console.Console;
import dev.kumite.lab.report.text.Printable;
import picocli.CommandLine.Mixin;

/** A command whose answer is printed for a reader, or with {@code --json} for scripts. */
public abstract class JsonCommand {
    @Mixin
    protected final JsonOption json = new JsonOption();

    protected final Console console;

    protected JsonCommand(Console console) {
        this.console = console;
    }

    protected void print(Printable answer) {
        if (json.wanted()) JsonOption.print(console, answer);
        else answer.lines(console.width()).forEach(console::line);
    }
}
