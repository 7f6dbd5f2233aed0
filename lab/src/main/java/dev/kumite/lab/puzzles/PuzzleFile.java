package dev.kumite.lab.puzzles;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.base.NewFile;
import dev.kumite.games.Game;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A file of puzzles: a file of problems as {@code kumite problems} reads it, with two further columns, grade and line.
 * Its first line says how they were made and how far that went, so that more can be added.
 */
public final class PuzzleFile {
    private static final Pattern HEAD = Pattern.compile("# Puzzles: (.*); (\\d+) sources\\.");
    private static final String COLUMNS = "# position\tvalue\tthe winning move\tgrade\tline\tproven by";
    private static final int LARGEST = 64 << 20;

    private PuzzleFile() {}

    /**
     * What a file holds.
     *
     * @param conditions how they were made
     * @param sources how many games and positions have been tried
     */
    public record Contents(String conditions, int sources, List<Puzzle> puzzles) implements Printable {
        @Override
        public List<String> lines(int width) {
            TextTable table = TextTable.of("grade", "puzzles");
            puzzles.stream()
                    .collect(Collectors.groupingBy(Puzzle::grade, TreeMap::new, Collectors.counting()))
                    .forEach((grade, count) -> table.row(String.valueOf(grade), NumberText.count(count)));
            List<String> lines = new ArrayList<>();
            lines.add(NumberText.count(puzzles.size()) + " puzzles of " + conditions + ".");
            lines.add("");
            lines.addAll(table.lines(width));
            return lines;
        }
    }

    /** What a file holds that was made under these conditions; nothing where there is none yet. */
    static Contents of(Path file, String conditions) {
        if (!Files.exists(file)) return new Contents(conditions, 0, List.of());
        Contents read = parse(file.toString(), NamedFile.text(file, LARGEST));
        if (!read.conditions.equals(conditions))
            throw new BadInput(file + ": has other puzzles (" + read.conditions + "); name another file or delete it");
        return read;
    }

    /** The puzzles of a game that ship with Kumite; empty if there are none. */
    public static Optional<Contents> shipped(Game game) {
        String name = "data/" + game.name() + "-puzzles.tsv";
        try (InputStream in = PuzzleFile.class.getResourceAsStream("/" + name)) {
            if (in == null) return Optional.empty();
            Contents read = parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return read.conditions.startsWith(game.text() + ",") ? Optional.of(read) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Contents parse(String name, String text) {
        List<String> lines = text.lines().toList();
        Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.get(0));
        if (!head.matches()) throw new BadInput(name + ":1: is not the first line of a file of puzzles");
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).startsWith("#")) continue;
            String[] columns = lines.get(i).split("\t");
            if (columns.length != 6 || !columns[3].matches("\\d{1,3}"))
                throw new BadInput(name + ":" + (i + 1) + ": must have the six columns of a puzzle");
            puzzles.add(
                    new Puzzle(columns[0], Integer.parseInt(columns[3]), List.of(columns[4].split(" ")), columns[5]));
        }
        return new Contents(head.group(1), Integer.parseInt(head.group(2)), puzzles);
    }

    /** Replaces the file. */
    static void write(Path file, Contents contents) {
        NewFile.write("", file, out -> write(out, contents));
    }

    private static void write(Writer out, Contents contents) throws IOException {
        out.write("# Puzzles: " + contents.conditions + "; " + contents.sources + " sources.\n");
        out.write(COLUMNS + "\n");
        for (Puzzle puzzle : contents.puzzles)
            out.write(String.join(
                            "\t",
                            puzzle.position(),
                            "WIN",
                            puzzle.move(),
                            String.valueOf(puzzle.grade()),
                            String.join(" ", puzzle.line()),
                            puzzle.source())
                    + "\n");
    }
}
