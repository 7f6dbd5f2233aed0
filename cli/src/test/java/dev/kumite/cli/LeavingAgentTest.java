package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.JavaCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent from a jar that wants to end the program, plainly or by reflection. */
@Tag("slow")
@Tag("jdk")
class LeavingAgentTest {
    private static final String SOURCE = """
            import dev.kumite.agents.Agent;
            import dev.kumite.agents.AgentType;
            import dev.kumite.games.Game;
            import dev.kumite.spec.Option;
            import dev.kumite.spec.Settings;
            import java.util.List;

            public final class Leaving implements AgentType {
                public String name() { return "leaving"; }
                public String summary() { return "ends the program"; }
                private static final Option<String> HOW = Option.of(
                        "how", dev.kumite.spec.Kind.oneOf("plainly", "by-reflection"), "plainly", "the way");
                public List<Option<?>> options() { return List.of(HOW); }
                public Agent create(Settings settings, Game game, long seed) {
                    return (position, thinking) -> {
                        if (settings.get(HOW).equals("plainly")) System.exit(0);
                        try {
                            System.class.getMethod("exit", int.class).invoke(null, 0);
                        } catch (ReflectiveOperationException e) {
                            throw new IllegalStateException(e);
                        }
                        return null;
                    };
                }
            }
            """;

    @TempDir
    Path folder = Path.of("");

    private record Ended(int code, String out, String err) {}

    private Ended match(String agent) throws IOException, InterruptedException {
        List<String> command = JavaCommand.of(Kumite.class);
        command.addAll(List.of("match", "onitama", agent, "random", "--games", "4", "--plugins"));
        command.addAll(List.of(plugins().toString(), "--store", store()));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        int code = process.waitFor();
        return new Ended(
                code, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }

    private String store() {
        return folder.resolve("k.db").toString();
    }

    private Path plugins() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path source = Files.writeString(folder.resolve("Leaving.java"), SOURCE);
        String path = System.getProperty("java.class.path");
        String[] args = {"--release", "17", "-proc:none", "-cp", path, "-d", classes.toString(), source.toString()};
        assertThat(Objects.requireNonNull(ToolProvider.getSystemJavaCompiler()).run(null, null, null, args))
                .isZero();
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(plugins.resolve("leaving.jar")));
                Stream<Path> files = Files.list(classes)) {
            for (Path file : files.toList()) {
                jar.putNextEntry(new JarEntry(String.valueOf(file.getFileName())));
                jar.write(Files.readAllBytes(file));
            }
            jar.putNextEntry(new JarEntry("META-INF/services/dev.kumite.agents.AgentType"));
            jar.write("Leaving\n".getBytes(StandardCharsets.UTF_8));
        }
        return plugins;
    }

    @Test
    void aCallOfExitIsAFailureOfThatAgent() throws IOException, InterruptedException {
        Ended ended = match("leaving");
        assertThat(ended.code()).as(ended.err()).isZero();
        assertThat(ended.out())
                .contains("0 won, 4 lost", "4 games were forfeited:", "exit_is_not_for_agents", "(4 times)");
        assertThat(Run.of("runs", "--store", store()).out()).contains("4 of 4").contains("complete");
    }

    @Test
    void anExitThatNobodyCanRefuseIsNoSuccess() throws IOException, InterruptedException {
        Ended ended = match("leaving(how=by-reflection)");
        assertThat(ended.err()).contains("kumite: Leaving.", " ended the program; a run keeps its finished games");
        assertThat(ended.out()).contains("No game was finished.").doesNotContain("NaN");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(Run.of("runs", "--store", store()).out()).contains("0 of 4").contains("stopped");
    }
}
