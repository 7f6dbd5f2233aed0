package dev.kumite.agents.engine;

import dev.kumite.agents.Forfeit;
import dev.kumite.games.core.Ending;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Starts a program in a session of its own where the system has {@code setsid}: Ctrl-C is then for us alone, and a game
 * in play is called off, not lost by an engine that the same keys have ended.
 */
final class Launch {
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
        if (program.contains("/") || File.separatorChar != '/') return Files.isExecutable(directory.resolve(program));
        for (String folder : System.getenv().getOrDefault("PATH", "").split(Pattern.quote(File.pathSeparator), -1))
            if (Files.isExecutable(directory.resolve(folder).resolve(program))) return true;
        return false;
    }
}
