package dev.kumite.agents.learn;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.spec.Spec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The head of a knowledge file: who learned which game, how, for how long, and with what success.
 *
 * @param agent the learner with the options that decide how it learns
 * @param game the game that was trained
 * @param columns the width of its board: another size is another game
 * @param opponent who played the other side, {@code self} for nobody else
 * @param games how many training games were played
 */
public record Knowledge(
        String agent, String game, int columns, String opponent, long seed, long games, List<Exhibition> history) {
    static final String SELF = "self";

    private static final String TAB = "\t";

    public Knowledge {
        history = List.copyOf(history);
    }

    /** The width of a game's board. */
    static int columns(Game game) {
        return game.draw(game.start(1)).columns();
    }

    /** The game's name without its options. */
    public String gameName() {
        return name(game);
    }

    /** The learner's name without its options. */
    public String agentName() {
        return name(agent);
    }

    private static String name(String text) {
        int bracket = text.indexOf('(');
        return bracket < 0 ? text : text.substring(0, bracket);
    }

    /** How it was learned, with every option that later versions have in the sense of when the file was written. */
    Spec learned(LearnerType type) {
        return type.asBefore(Spec.parse(agent), opponent.equals(SELF));
    }

    /** As lines for the head of a file. */
    String text() {
        StringBuilder out = new StringBuilder();
        line(out, "agent", agent);
        line(out, "game", game);
        line(out, "columns", Integer.toString(columns));
        line(out, "opponent", opponent);
        line(out, "seed", Long.toString(seed));
        line(out, "games", Long.toString(games));
        for (Exhibition each : history)
            line(
                    out,
                    "exhibition",
                    String.join(
                            TAB,
                            Long.toString(each.trained()),
                            Long.toString(each.wins()),
                            Long.toString(each.draws()),
                            Long.toString(each.losses()),
                            each.opponent()));
        return out.toString();
    }

    private static void line(StringBuilder out, String name, String value) {
        out.append(name).append(TAB).append(value).append('\n');
    }

    static Knowledge parse(String text, Path file) {
        try {
            List<String> lines = text.lines().toList();
            List<Exhibition> history = new ArrayList<>();
            for (String line : lines.subList(6, lines.size())) history.add(exhibition(value(line, "exhibition")));
            return new Knowledge(
                    value(lines.get(0), "agent"),
                    value(lines.get(1), "game"),
                    Integer.parseInt(value(lines.get(2), "columns")),
                    value(lines.get(3), "opponent"),
                    Long.parseLong(value(lines.get(4), "seed")),
                    Long.parseLong(value(lines.get(5), "games")),
                    history);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInput("'" + file + "' does not say what it knows as this Kumite writes it; train again");
        }
    }

    private static String value(String line, String name) {
        if (line.startsWith(name + TAB)) return line.substring(name.length() + 1);
        throw new IllegalArgumentException(line);
    }

    private static Exhibition exhibition(String value) {
        String[] parts = value.split(TAB, 5);
        return new Exhibition(
                Long.parseLong(parts[0]),
                parts[4],
                Long.parseLong(parts[1]),
                Long.parseLong(parts[2]),
                Long.parseLong(parts[3]));
    }
}
