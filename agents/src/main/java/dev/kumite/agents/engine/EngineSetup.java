package dev.kumite.agents.engine;

import dev.kumite.agents.Forfeit;
import dev.kumite.games.Game;
import dev.kumite.games.core.Ending;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

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

    /**
     * Starts a program in a session of its own where the system has {@code setsid}: Ctrl-C is then for us alone, and a game
     * in play is called off, not lost by an engine that the same keys have ended.
     */
    static final class Launch {
        private static final Path SETSID = Path.of("/usr/bin/setsid");

        private Launch() {}

        static Process of(EngineSetup setup) {
            String program = setup.command().get(0);
            if (!found(program, setup.directory()))
                throw new Forfeit(
                        Ending.FAILED,
                        "the program '" + program + "' cannot be started: there is no such program "
                                + (program.contains("/") ? "in " + setup.directory() : "on the PATH"));
            try {
                return new ProcessBuilder(apart(setup.command()))
                        .directory(setup.directory().toFile())
                        .start();
            } catch (IOException e) {
                throw new Forfeit(Ending.FAILED, "the program '" + program + "' cannot be started: " + e.getMessage());
            }
        }

        /** The command, with what sets it apart from us. */
        static List<String> apart(List<String> command) {
            List<String> whole = new ArrayList<>();
            if (Files.isExecutable(SETSID)) whole.add(SETSID.toString());
            whole.addAll(command);
            return whole;
        }

        private static boolean found(String program, Path directory) {
            if (program.contains("/") || File.separatorChar != '/')
                return Files.isExecutable(directory.resolve(program));
            for (String folder : System.getenv().getOrDefault("PATH", "").split(Pattern.quote(File.pathSeparator), -1))
                if (Files.isExecutable(directory.resolve(folder).resolve(program))) return true;
            return false;
        }
    }
}
