package dev.kumite.cli;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes, so that tests can stand in for the terminal.
 *
 * @param colour whether {@code out} shows colours unless {@code --color} says otherwise
 * @param live whether {@code out} is a terminal on which lines can be drawn again
 */
record Console(BufferedReader in, PrintStream out, PrintStream err, boolean colour, boolean live) {

    /** The process's own streams, in UTF-8 whatever the locale. */
    static Console system() {
        return new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                stream(FileDescriptor.out),
                stream(FileDescriptor.err),
                liveTerminal() && coloursWanted(),
                liveTerminal());
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 13), false, StandardCharsets.UTF_8);
    }

    /** The launcher knows whether its output is a terminal; the virtual machine does not, in every version. */
    private static boolean liveTerminal() {
        return Boolean.getBoolean("kumite.terminal") && !"dumb".equals(System.getenv("TERM"));
    }

    private static boolean coloursWanted() {
        String noColour = System.getenv("NO_COLOR");
        return noColour == null || noColour.isEmpty();
    }

    PrintWriter writer() {
        return new PrintWriter(out, true, StandardCharsets.UTF_8);
    }

    PrintWriter errorWriter() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }

    void line(String text) {
        out.print(text);
        out.print('\n');
    }

    /** Whether the reader of our output has gone away, as {@code head} does; there is no use in going on then. */
    boolean closed() {
        return out.checkError();
    }
}
