package dev.kumite.cli.console;

import dev.kumite.lab.report.text.TextTable;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Where a command reads and writes, so that tests can stand in for the terminal.
 *
 * @param colour whether {@code out} shows colours unless {@code --color} says otherwise
 * @param live whether {@code out} is a terminal on which lines can be drawn again
 */
public record Console(BufferedReader in, PrintStream out, PrintStream err, boolean colour, boolean live) {

    /** The process's own streams, in UTF-8 whatever the locale. */
    public static Console system() {
        return new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new Output(new FileOutputStream(FileDescriptor.out)),
                new Output(new FileOutputStream(FileDescriptor.err)),
                liveTerminal() && coloursWanted(),
                liveTerminal());
    }

    /** For a command run inside this process: nothing to read, no terminal. */
    public static Console captured(PrintStream out, PrintStream err) {
        return new Console(new BufferedReader(new StringReader("")), out, err, false, false);
    }

    /** The launcher knows whether its output is a terminal; the virtual machine does not, in every version. */
    private static boolean liveTerminal() {
        return Boolean.getBoolean("kumite.terminal") && !"dumb".equals(System.getenv("TERM"));
    }

    private static boolean coloursWanted() {
        String noColour = System.getenv("NO_COLOR");
        return noColour == null || noColour.isEmpty();
    }

    /** How many characters fit into a line; as many as you like where {@code out} is not a terminal. */
    public int width() {
        int columns = live ? Integer.getInteger("kumite.columns", 0) : 0;
        return columns > 0 ? columns : TextTable.UNLIMITED;
    }

    public PrintWriter writer() {
        return new PrintWriter(out, true, StandardCharsets.UTF_8);
    }

    public PrintWriter errorWriter() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }

    public void line(String text) {
        out.print(text);
        out.print('\n');
    }

    /** A line sent at once, and never mixed with that of another thread. */
    public synchronized void lineNow(String text) {
        line(text);
        out.flush();
    }

    /** A line on standard error, at once. */
    public void note(String text) {
        err.print(text + "\n");
        err.flush();
    }

    /** Why some of the output could not be written, if so. */
    public Optional<String> loss() {
        return out instanceof Output output ? output.loss() : Optional.empty();
    }

    /** Whether the reader of our output has gone away, as {@code head} does; there is no use in going on then. */
    public boolean closed() {
        return out.checkError();
    }
}
