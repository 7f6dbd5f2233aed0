package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.games.oracle.Oracles;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/** One run of the command inside the test, with all that it printed. */
record Run(int code, String out, String err) {

    static Run of(String... args) {
        return typing("", args);
    }

    static Run typing(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, false, StandardCharsets.UTF_8);
        Console console = new Console(new BufferedReader(new StringReader(input)), outStream, errStream, false, false);
        int code = runApart(console, args);
        outStream.flush();
        errStream.flush();
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** As in a process of its own: {@code --tables} does not hold for the next command. */
    private static int runApart(Console console, String... args) {
        String tables = System.getProperty(Oracles.PROPERTY);
        try {
            return Kumite.run(console, args);
        } finally {
            if (tables == null) System.clearProperty(Oracles.PROPERTY);
            else System.setProperty(Oracles.PROPERTY, tables);
        }
    }
}
