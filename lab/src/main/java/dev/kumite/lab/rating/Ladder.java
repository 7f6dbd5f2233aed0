package dev.kumite.lab.rating;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.yaml.YamlFile;
import dev.kumite.lab.yaml.YamlNode;
import dev.kumite.spec.Spec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The ladder of a game: agents whose ratings are known, from the weakest to the strongest, {@code random} at 0.
 *
 * @param game the game's text
 * @param version of Kumite that played it
 * @param command the command that regenerates it
 * @param advantage what the first move is worth, in Elo
 * @param draws the share of draws between equal agents
 */
public record Ladder(String game, String version, String command, double advantage, double draws, List<Anchor> anchors)
        implements Printable {
    private static final String FOLDER = "/ratings/";
    private static final double FARTHEST = 100_000;

    /**
     * An agent whose rating is known.
     *
     * @param rating in Elo above {@code random}
     * @param games the number of games behind it
     */
    public record Anchor(String agent, Interval rating, long games) {}

    public Ladder {
        anchors = anchors.stream()
                .sorted(Comparator.comparingDouble(anchor -> anchor.rating().value()))
                .toList();
    }

    /** The ladder that ships with Kumite for this game. */
    public static Ladder of(Game game) {
        return find(game)
                .orElseThrow(() -> new BadInput("there is no ladder for " + game.text()
                        + "; 'kumite rate --rebuild' plays one, and --ladder names its file"));
    }

    public static Optional<Ladder> find(Game game) {
        String name = fileName(game);
        try (InputStream in = Ladder.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) return Optional.empty();
            Ladder found = read(YamlFile.read(name, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
            return found.game.equals(game.text()) ? Optional.of(found) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@code onitama-7.yaml} for {@code onitama(size=7)}. */
    public static String fileName(Game game) {
        Spec spec = Spec.parse(game.text());
        StringBuilder name = new StringBuilder(spec.name());
        spec.options().values().forEach(value -> name.append('-').append(value.replaceAll("[^A-Za-z0-9.]", "-")));
        return name.append(".yaml").toString();
    }

    /** The ladder of a file, which must be for this game. */
    public static Ladder read(Path file, Game game) {
        Ladder read = read(YamlFile.read(file));
        if (!read.game.equals(game.text()))
            throw new BadInput(file + ": is the ladder of " + read.game + ", not of " + game.text());
        return read;
    }

    /** Reads the text of a ladder's file; messages call the file {@code where}. */
    static Ladder read(String where, String text) {
        return read(YamlFile.read(where, text));
    }

    private static Ladder read(YamlNode file) {
        file.only("game", "version", "command", "advantage", "draws", "anchors");
        List<Anchor> anchors = new ArrayList<>();
        for (YamlNode node : file.get("anchors").list()) {
            node.only("agent", "rating", "low", "high", "games");
            Interval rating = new Interval(
                    node.number("rating", -FARTHEST, FARTHEST),
                    node.number("low", -FARTHEST, FARTHEST),
                    node.number("high", -FARTHEST, FARTHEST));
            anchors.add(new Anchor(node.text("agent"), rating, node.whole("games", 1, Integer.MAX_VALUE)));
        }
        if (anchors.size() < 2) throw file.get("anchors").complaint("a ladder needs two anchors at least");
        return new Ladder(
                file.get("game").read(text -> Games.parse(text).text()),
                file.text("version", "unknown"),
                file.text("command", "unknown"),
                file.number("advantage", -FARTHEST, FARTHEST),
                file.number("draws", 0, 0.99),
                anchors);
    }

    /** The anchor of this text, if there is one. */
    public Optional<Anchor> anchor(String agent) {
        return anchors.stream().filter(anchor -> anchor.agent.equals(agent)).findFirst();
    }

    /** As a file. */
    public String yaml() {
        StringBuilder out = new StringBuilder();
        out.append("# Ratings in Elo above random, each with its 95 % interval. The command plays the games again.\n");
        out.append("game: ").append(game).append('\n');
        out.append("version: ").append(version).append('\n');
        out.append("command: ").append(command).append('\n');
        out.append("advantage: ").append(number(advantage)).append('\n');
        out.append(String.format(Locale.ROOT, "draws: %.4f%n", draws));
        out.append("anchors:\n");
        for (Anchor anchor : anchors)
            out.append(String.format(
                    Locale.ROOT,
                    "  - {agent: '%s', rating: %s, low: %s, high: %s, games: %d}%n",
                    anchor.agent,
                    number(anchor.rating.value()),
                    number(anchor.rating.low()),
                    number(anchor.rating.high()),
                    anchor.games));
        return out.toString();
    }

    private static String number(double elo) {
        return String.format(Locale.ROOT, "%.0f", elo + 0.0);
    }

    @Override
    public List<String> lines(int width) {
        TextTable table = TextTable.of("agent", "rating", "from", "to", "games");
        for (int i = anchors.size() - 1; i >= 0; i--) {
            Anchor anchor = anchors.get(i);
            table.row(
                    anchor.agent(),
                    elo(anchor.rating().value()),
                    elo(anchor.rating().low()),
                    elo(anchor.rating().high()),
                    NumberText.count(anchor.games()));
        }
        List<String> lines = new ArrayList<>();
        lines.add("The ladder of " + game + ": Elo above random, with 95 % intervals.");
        lines.add("");
        lines.addAll(table.lines(width));
        return lines;
    }

    static String elo(double rating) {
        return NumberText.decimal("%,.0f", rating + 0.0);
    }
}
