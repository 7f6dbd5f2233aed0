package dev.kumite.cli;

import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.spec.Option;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code kumite games}. */
@Command(
        name = "games",
        description = "List the games with their options.",
        footerHeading = "%nExamples:%n",
        footer = {"  kumite games", "  kumite games --json"})
final class GamesCommand implements Runnable {
    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    GamesCommand(Console console) {
        this.console = console;
    }

    record OptionEntry(String name, String range, String defaultText, String help) {}

    record Entry(String name, String summary, List<OptionEntry> options, List<String> examples) {}

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
        List<OptionEntry> options =
                type.options().stream().map(GamesCommand::entry).toList();
        return new Entry(type.name(), type.summary(), options, type.examples());
    }

    private static OptionEntry entry(Option option) {
        return new OptionEntry(option.name(), option.kind().range(), option.defaultText(), option.help());
    }

    private void print(GameType type) {
        console.line(type.name() + ": " + type.summary());
        int width =
                type.options().stream().mapToInt(o -> o.name().length()).max().orElse(0);
        for (Option option : type.options()) {
            console.line("  " + option.name() + " ".repeat(width - option.name().length()) + "  " + option.help());
            console.line(" ".repeat(width + 4) + option.kind().range() + "; unless given: " + option.defaultText());
        }
        console.line("  for example: " + String.join("  ", type.examples()));
        console.line("");
    }
}
