package dev.kumite.selftest;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where rounds work: a folder for their files, the command in this process, and processes that can be killed. */
public final class Workshop implements AutoCloseable {
    /** The first Java that wants to be told who may load native libraries. */
    private static final int FIRST_TO_ASK = 22;

    /** Far more than anything here takes, also on a machine that has much else to do. */
    static final int PATIENCE_SECONDS = 300;

    private final Command command;
    private final String mainClass;
    private final Path folder;
    private int folders;

    /** The command inside this process; returns its exit code. */
    public interface Command {
        int run(PrintStream out, PrintStream err, String... args);
    }

    /** What a command said. */
    record Answer(int code, String out, String err) {

        /** What is wrong about the manner of the answer: a failure is one line without a word of Java. */
        Optional<String> complaint() {
            if (code == 0) return Optional.empty();
            String line = err.strip();
            if (code < 0 || code > 2) return Optional.of("exit code " + code + ": " + shortened(line));
            boolean oneLine = line.startsWith("kumite: ") && line.lines().count() == 1;
            boolean plain = !line.startsWith("kumite: unexpected ") && !line.contains("\tat ");
            return oneLine && plain
                    ? Optional.empty()
                    : Optional.of("exit code " + code + " with '" + shortened(line) + "'");
        }
    }

    Workshop(Command command, String mainClass) {
        this.command = command;
        this.mainClass = mainClass;
        try {
            folder = Files.createTempDirectory("kumite-selftest");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A folder that nobody has used. */
    Path newFolder() throws IOException {
        return Files.createDirectory(folder.resolve("f" + folders++));
    }

    /** The command in this process. */
    Answer run(List<String> args) throws Exception {
        return within(() -> answer(args));
    }

    private Answer answer(List<String> args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, false, StandardCharsets.UTF_8);
        int code = command.run(outStream, errStream, args.toArray(String[]::new));
        outStream.flush();
        errStream.flush();
        return new Answer(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The result of a work that must end; a thread that does not is left behind, for it would not listen. */
    static <T> T within(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "selftest");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new TimeoutException(
                    "no answer after " + PATIENCE_SECONDS + " s, at " + where(thread.getStackTrace()));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception cause) throw cause;
            throw e;
        }
    }

    /** The innermost place of ours. */
    static String where(StackTraceElement[] trace) {
        return Stream.of(trace)
                .filter(frame -> frame.getClassName().startsWith("dev.kumite"))
                .map(StackTraceElement::toString)
                .findFirst()
                .orElse("an unknown place");
    }

    /** The command in a process of its own; what it says goes to the files {@code out} and {@code err} there. */
    Process start(Path place, List<String> args) throws IOException {
        List<String> all = new ArrayList<>();
        all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        all.addAll(List.of("-XX:+UseSerialGC", "-Xshare:auto", "-Xlog:disable", "-XX:TieredStopAtLevel=1", "-Xmx192m"));
        // The jar's manifest allows the store's native library; from other class paths newer Javas warn about it.
        if (Runtime.version().feature() >= FIRST_TO_ASK) all.add("--enable-native-access=ALL-UNNAMED");
        all.addAll(List.of("-cp", classPath(), mainClass));
        all.addAll(args);
        ProcessBuilder builder = new ProcessBuilder(all);
        builder.directory(place.toFile());
        return builder.redirectOutput(place.resolve("out").toFile())
                .redirectError(place.resolve("err").toFile())
                .start();
    }

    /** As this process has it, from wherever the other one begins. */
    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator)))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Waits for the end of a process that {@link #start} began there. */
    Answer end(Path place, Process process) throws IOException, InterruptedException, TimeoutException {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                throw new TimeoutException("the process had not ended after " + PATIENCE_SECONDS + " s");
        } finally {
            process.destroyForcibly();
        }
        String out = Files.readString(place.resolve("out"));
        return new Answer(process.exitValue(), out, Files.readString(place.resolve("err")));
    }

    /** For a line of a finding. */
    static String shortened(String text) {
        String line = text.replaceAll("[\\p{Cntrl}\u2028]", "?");
        return line.length() <= 300 ? line : line.substring(0, 300) + "…";
    }

    void delete(Path place) {
        try (Stream<Path> files = Files.walk(place)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException e) {
            // Somebody still writes there; the operating system clears its folder of temporary files.
        }
    }

    @Override
    public void close() {
        delete(folder);
    }
}
