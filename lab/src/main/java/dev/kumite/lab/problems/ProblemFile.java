package dev.kumite.lab.problems;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads problems: a line each, with columns separated by tabs. They are the position, its value for the player to move
 * ({@code WIN}, {@code DRAW} or {@code LOSS}), the right moves separated by spaces, and, optionally, every move with
 * its value. Lines that begin with {@code #} are comments.
 */
public final class ProblemFile {
    private static final String FORM = "position TAB value TAB right moves";
    private static final List<String> VALUES = List.of("WIN", "DRAW", "LOSS");
    private static final int LARGEST = 64 << 20;

    private final Game game;

    private ProblemFile(Game game) {
        this.game = game;
    }

    /** The problems of a file; complaints name file and line. */
    public static List<Problem> read(Path file, Game game) {
        return parse(file.toString(), text(file), game);
    }

    private static String text(Path file) {
        Optional<String> shipped = Files.exists(file) ? Optional.empty() : shipped(file);
        return shipped.orElseGet(() -> NamedFile.text(file, LARGEST));
    }

    /** The problems that ship with Kumite are in its jar, so that their name works everywhere. */
    private static Optional<String> shipped(Path file) {
        try (InputStream in =
                ProblemFile.class.getResourceAsStream("/" + file.toString().replace('\\', '/'))) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Problem> parse(String name, String text, Game game) {
        ProblemFile reader = new ProblemFile(game);
        List<Problem> problems = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            try {
                problems.add(reader.problem(number, line));
            } catch (BadInput bad) {
                throw bad.at(name + ":" + number);
            }
        }
        if (problems.isEmpty()) throw new BadInput(name + ": there are no problems; each is a line: " + FORM);
        return problems;
    }

    private Problem problem(int number, String line) {
        String[] columns = line.split("\t");
        if (columns.length < 3)
            throw new BadInput("there must be three columns split by tabs, not " + columns.length + ": " + FORM);
        if (!VALUES.contains(columns[1].strip()))
            throw new BadInput("the value '" + columns[1].strip() + "' must be WIN, DRAW or LOSS");
        Position position = game.notation().read(columns[0].strip());
        if (position.result() != Result.ONGOING)
            throw new BadInput("the game is over in this position; a problem needs a move to find");
        return new Problem(number, columns[0].strip(), position, moves(position, columns[2]));
    }

    private List<Integer> moves(Position position, String column) {
        List<Integer> moves = new ArrayList<>();
        for (String word : column.strip().split("[\\s,]+"))
            if (!word.isEmpty()) moves.add(game.notation().readMove(position, word));
        if (moves.isEmpty()) throw new BadInput("the third column must name at least one right move");
        return moves;
    }
}
