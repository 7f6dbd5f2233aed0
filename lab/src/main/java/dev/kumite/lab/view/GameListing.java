package dev.kumite.lab.view;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.lab.report.text.Printable;
import java.util.ArrayList;
import java.util.List;

/** The games, for {@code kumite games}. */
public record GameListing(List<Entry> games) implements Printable {
    /** An evaluation that agents can be given by name; also for the API. */
    public record EvaluationEntry(String name, String help) {
        public static List<EvaluationEntry> of(GameType type) {
            return Games.parse(type.name()).evaluations().stream()
                    .map(evaluation -> new EvaluationEntry(evaluation.name(), evaluation.help()))
                    .toList();
        }
    }

    /** A game. */
    public record Entry(
            String name,
            String summary,
            List<OptionEntry> options,
            List<EvaluationEntry> evaluations,
            List<String> examples) {
        static Entry of(GameType type) {
            return new Entry(
                    type.name(),
                    type.summary(),
                    OptionEntry.of(type.options()),
                    EvaluationEntry.of(type),
                    type.examples());
        }
    }

    public static GameListing all() {
        return new GameListing(Games.all().stream().map(Entry::of).toList());
    }

    /** One game, by the text of it or of one with options. */
    public static GameListing of(String text) {
        Game game = Games.parse(text);
        return new GameListing(Games.all().stream()
                .filter(type -> type.name().equals(game.name()))
                .map(Entry::of)
                .toList());
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        for (Entry game : games) {
            lines.add(game.name() + ": " + game.summary());
            lines.addAll(OptionEntry.lines(game.options()));
            lines.add("  evaluations for the eval option of agents (default: the first):");
            for (EvaluationEntry evaluation : game.evaluations())
                lines.add("    " + evaluation.name() + ": " + evaluation.help());
            lines.add("  for example: " + String.join("  ", game.examples()));
            lines.add("");
        }
        return lines;
    }
}
