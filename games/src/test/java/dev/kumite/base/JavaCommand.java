package dev.kumite.base;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command of another Java process with the class path of the tests, which does little and starts quickly. */
public final class JavaCommand {
    private JavaCommand() {}

    public static List<String> of(Class<?> main, String... arguments) {
        return with(List.of(), main, List.of(arguments));
    }

    /** With further options of Java. */
    public static List<String> with(List<String> options, Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xshare:auto", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return command;
    }
}
