package dev.kumite.lab.speed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another Java process that measures one row: its arguments are the row and the number of rounds. */
public final class BenchProcess {
    private BenchProcess() {}

    public static void main(String[] arguments) {
        Speeds speeds = Speeds.measure(arguments[0], Integer.parseInt(arguments[1]));
        System.out.println(speeds.yardstick() + " " + speeds.row());
    }

    /** In another process of the Java that runs here, with the same options. */
    static Speeds measure(String row, int rounds) {
        String java = ProcessHandle.current()
                .info()
                .command()
                .orElse(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        List<String> command = new ArrayList<>(List.of(java));
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments())
            if (option.startsWith("-X")) command.add(option);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), BenchProcess.class.getName()));
        command.addAll(List.of(row, String.valueOf(rounds)));
        try {
            return read(command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Speeds read(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            String[] speeds = answer.split(" ");
            if (speeds.length != 2) throw new IOException("no speeds from " + String.join(" ", command));
            return new Speeds(Double.parseDouble(speeds[0]), Double.parseDouble(speeds[1]));
        } finally {
            process.destroy();
        }
    }
}
