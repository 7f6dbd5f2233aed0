package dev.kumite.agents.engine;

import dev.kumite.agents.AwakeClock;
import dev.kumite.agents.Forfeit;
import dev.kumite.agents.engine.EngineSetup.Launch;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Ending;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One process of an engine, and the dialogue with it. Used by one thread at a time. Whatever the program does wrong is a
 * {@link Forfeit} whose message names the log of its standard error; the process is killed then, with all that it
 * started, and is not {@link #usable} any more.
 */
public final class EngineProcess {
    private static final long QUIT_MILLIS = 1000;
    private static final int INTERRUPTED = 130;
    private static final String ON = "true";
    private static final String OPTION = "option name ";

    private final EngineSetup setup;
    private final Process process;
    private final OutputStream in;
    private final EngineOutput output;
    private final Thread errors;
    private final List<String> declaration = new ArrayList<>();
    private final Set<String> options = new LinkedHashSet<>();
    private String game = "";
    private volatile boolean broken;

    private EngineProcess(EngineSetup setup, Process process) {
        this.setup = setup;
        this.process = process;
        this.in = process.getOutputStream();
        this.output = new EngineOutput(process.getInputStream());
        this.errors = EngineOutput.keep(process.getErrorStream(), setup.log(), process.pid());
    }

    /** Starts the program and waits until it is ready. */
    public static EngineProcess start(EngineSetup setup) {
        EngineProcess engine = new EngineProcess(setup, Launch.of(setup));
        EngineReaper.guard(engine.process.pid());
        engine.greet();
        return engine;
    }

    private void greet() {
        ask("ugi");
        await("ugi", "ugiok", line -> {
            declaration.add(line);
            if (line.startsWith(OPTION))
                options.add(
                        line.substring(OPTION.length()).split(" type ", 2)[0].strip());
        });
        setup.options().forEach((name, value) -> {
            if (!options.contains(name)) {
                kill();
                throw new BadInput("the engine '" + setup.name() + "' has no option '" + name + "'; it has "
                        + (options.isEmpty() ? "none" : String.join(", ", options)));
            }
            send(option(name, value));
        });
        if (wants("LegalMoves")) send(option("LegalMoves", ON));
        if (wants("Board")) send(option("Board", ON));
        isReady();
    }

    /** The lines in which it introduced itself: {@code id} and {@code option}. */
    public List<String> declaration() {
        return List.copyOf(declaration);
    }

    /** Whether it has declared this option and the file does not set it. */
    public boolean wants(String option) {
        return options.contains(option) && !setup.options().containsKey(option);
    }

    /** Tells it that the next positions belong to another game, and waits until it is ready. */
    public void newGame(Game next, long seed) {
        if (wants("Game") && !game.equals(next.text())) send(option("Game", next.text()));
        game = next.text();
        if (wants("Seed")) send(option("Seed", String.valueOf(seed)));
        send("uginewgame");
        isReady();
    }

    private static String option(String name, String value) {
        return "setoption name " + name + " value " + value;
    }

    /** Waits for {@code readyok}, whatever else it says before. */
    public void isReady() {
        ask("isready");
        await("isready", "readyok", line -> {});
    }

    private void await(String question, String wanted, Consumer<String> others) {
        long start = AwakeClock.ofProcess().getAsLong();
        while (true) {
            long left = setup.startNanos() - (AwakeClock.ofProcess().getAsLong() - start);
            String line = left > 0 ? read(left) : null;
            if (line == null)
                throw failure(
                        Ending.OVERTIME,
                        "no '" + wanted + "' within " + setup.startNanos() / 1_000_000 + " ms after '" + question + "'"
                                + output.rest());
            if (line.equals(wanted)) return;
            others.accept(line);
        }
    }

    /** Sends lines that want an answer: nothing it has said before is one. */
    public void ask(String lines) {
        output.forget();
        send(lines);
    }

    public void send(String lines) {
        try {
            in.write((lines + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            throw gone();
        }
    }

    /** The next line that it says, or null where it says nothing for so long. */
    public @Nullable String read(long nanos) {
        try {
            EngineOutput.Line line = output.next(nanos);
            if (line == null) return null;
            if (!line.last()) return line.text();
            throw line.text().isEmpty() ? gone() : failure(Ending.FAILED, line.text());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure(Ending.OVERTIME, "the wait for its answer was broken off");
        }
    }

    private Forfeit gone() {
        int code = -1;
        try {
            if (process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS)) code = process.exitValue();
            // Ctrl-C reaches the engine as well where it could not be set apart: the game is about to be called off.
            if (code == INTERRUPTED) Thread.sleep(QUIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return failure(
                Ending.FAILED,
                code < 0 ? "it closed its output" : "it ended by itself with exit code " + code + output.rest());
    }

    /** Kills the process; the failure to throw. */
    Forfeit failure(Ending ending, String what) {
        kill();
        try {
            errors.join(QUIT_MILLIS); // so that the log is complete when somebody reads of it
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Forfeit(ending, what + "; its standard error is in " + setup.log());
    }

    /** What it has said since its last line end, in words, or nothing: most often a forgotten line end. */
    String unfinishedLine() {
        return output.rest();
    }

    boolean usable() {
        return !broken && process.isAlive();
    }

    /** Asks it to end, and kills it where it does not within a second; false then. */
    public boolean quit() {
        boolean polite = false;
        try {
            in.write("quit\n".getBytes(StandardCharsets.UTF_8));
            in.close();
            polite = process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            polite = !process.isAlive();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
        return polite;
    }

    /** Kills it and all that it has started. */
    void kill() {
        if (broken) return;
        broken = true;
        Family.kill(process.toHandle());
        EngineReaper.release(process.pid());
    }

    long pid() {
        return process.pid();
    }
}
