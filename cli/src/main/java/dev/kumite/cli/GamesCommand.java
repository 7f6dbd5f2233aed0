package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.OptionTable;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.evaluation.Evaluation;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code kumite games}. */
@Command(
        name = "games",
        description = "List the games with their options and evaluations.",
        footerHeading = "%nExamples:%n",
        footer = {"  kumite games", "  kumite games --json"})
final class GamesCommand extends PluginCommand implements Runnable {
    GamesCommand(Console console) {
        super(console);
    }

    record Judgement(String name, String help) {}

    record Entry(
            String name,
            String summary,
            List<OptionTable.Entry> options,
            List<Judgement> evaluations,
            List<String> examples) {}

    record Listing(List<Entry> games) {}

    @Override
    public void run() {
        if (json.wanted()) JsonOption.print(console, listing());
        else Games.all().forEach(this::print);
    }

    private static Listing listing() {
        return new Listing(Games.all().stream().map(GamesCommand::entry).toList());
    }

    private static Entry entry(GameType type) {
        return new Entry(
                type.name(),
                type.summary(),
                OptionTable.entries(type.options()),
                evaluations(type).stream()
                        .map(evaluation -> new Judgement(evaluation.name(), evaluation.help()))
                        .toList(),
                type.examples());
    }

    private static List<Evaluation> evaluations(GameType type) {
        return Games.parse(type.name()).evaluations();
    }

    private void print(GameType type) {
        console.line(type.name() + ": " + type.summary());
        OptionTable.lines(type.options()).forEach(console::line);
        console.line("  evaluations for the eval option of agents (default: the first):");
        for (Evaluation evaluation : evaluations(type))
            console.line("    " + evaluation.name() + ": " + evaluation.help());
        console.line("  for example: " + String.join("  ", type.examples()));
        console.line("");
    }
}
