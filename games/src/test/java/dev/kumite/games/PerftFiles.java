package dev.kumite.games;

import dev.kumite.games.core.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The published node counts, kept as text beside the tests: {@code perft/<game>.txt}. A line is
 * {@code game | position or "start" | count at depth 1, 2, …}; {@code #} begins a comment.
 */
final class PerftFiles {
    private PerftFiles() {}

    record Line(String game, String position, List<Long> counts) {
        Position read() {
            Game game = Games.parse(this.game);
            return position.equals("start") ? game.start(1) : game.notation().read(position);
        }
    }

    static List<Line> read(String name) {
        try (InputStream in = PerftFiles.class.getResourceAsStream("/perft/" + name + ".txt")) {
            String text = new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(PerftFiles::line)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Line line(String text) {
        String[] parts = text.split("\\|");
        List<Long> counts = Stream.of(parts[2].split(","))
                .map(String::strip)
                .map(Long::valueOf)
                .toList();
        return new Line(parts[0].strip(), parts[1].strip(), counts);
    }
}
