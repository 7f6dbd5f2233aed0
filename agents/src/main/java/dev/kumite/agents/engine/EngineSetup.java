package dev.kumite.agents.engine;

import dev.kumite.games.Game;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An engine as a file describes it.
 *
 * @param name the agent's name
 * @param command the program and its arguments
 * @param directory where the program runs: the folder of the file
 * @param games the games it plays, each by its name (with any options) or as a whole text; empty for every game
 * @param options sent with {@code setoption} when the program has started
 * @param repeatable whether the same budget of nodes or depth gives the same moves again
 * @param startNanos how long it may take to start, and to answer {@code isready} later
 */
public record EngineSetup(
        String name,
        List<String> command,
        Path directory,
        List<String> games,
        Map<String, String> options,
        boolean repeatable,
        long startNanos) {
    public static final long START_NANOS = 10_000_000_000L;

    public EngineSetup {
        command = List.copyOf(command);
        games = List.copyOf(games);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    public boolean plays(Game game) {
        return games.isEmpty() || games.contains(game.name()) || games.contains(game.text());
    }

    /** Where its standard error goes: beside the file that describes it, or among the temporary files. */
    public Path log() {
        Path folder = Files.isWritable(directory) ? directory : Path.of(System.getProperty("java.io.tmpdir"));
        return folder.resolve(name + ".stderr.log");
    }
}
