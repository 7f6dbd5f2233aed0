package dev.kumite.cli.console;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The end of the program: ours, with our exit code, or one that an agent's code brought about, which is a failure. */
public final class Exit {
    /** The exit code where the machine could not do what was asked, or a check found something wrong. */
    public static final int FAILED = 1;

    /** The exit code where what the user gave is wrong. */
    public static final int WRONG_INPUT = 2;

    private static volatile boolean ours;

    private Exit() {}

    /** Ends the program. */
    public static void with(int code) {
        ours = true;
        System.exit(code);
    }

    /** From now on an end that neither we nor a signal asked for is told of in a line, and is no success. */
    public static void guard(PrintStream err) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (ours) return;
            intruder(Thread.getAllStackTraces().values()).ifPresent(caller -> {
                Interruption.awaitParting();
                err.print("kumite: " + caller + " ended the program; a run keeps its finished games, and"
                        + " the same command continues it\n");
                err.flush();
                Runtime.getRuntime().halt(FAILED);
            });
        }));
    }

    /** Whether a thread with this stack has asked for the end of the program; it never comes back from there. */
    static boolean isEnding(StackTraceElement[] stack) {
        return Arrays.stream(stack).anyMatch(frame -> frame.getClassName().equals("java.lang.Shutdown"));
    }

    /** Who called {@code exit}; a signal has no such caller, but for the virtual machine's own class. */
    static Optional<String> intruder(Iterable<StackTraceElement[]> stacks) {
        for (StackTraceElement[] stack : stacks) {
            List<StackTraceElement> frames = Arrays.asList(stack);
            boolean signal =
                    frames.stream().anyMatch(frame -> frame.getClassName().startsWith("java.lang.Terminator"));
            if (!isEnding(stack) || signal) continue;
            return frames.stream()
                    .filter(frame -> !frame.getClassName().startsWith("java.")
                            && !frame.getClassName().startsWith("jdk."))
                    .findFirst()
                    .map(frame -> frame.getClassName() + "." + frame.getMethodName());
        }
        return Optional.empty();
    }
}
