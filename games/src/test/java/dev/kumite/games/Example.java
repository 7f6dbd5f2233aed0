package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** Compiles and packs the examples as their pages in docs say. */
public final class Example {
    private Example() {}

    /** Puts the example's jar into {@code folder/plugins}, and returns that directory. */
    public static Path pack(String name, Path folder) throws IOException {
        return pack(name, folder, "", "");
    }

    /** The same with other words in its sources. */
    public static Path pack(String name, Path folder, String words, String others) throws IOException {
        Path example = Path.of("..", "examples", name);
        Path classes = folder.resolve("classes");
        List<String> compile = new ArrayList<>(
                List.of("-Xlint:all", "-Werror", "-proc:none", "--release", "17", "-d", classes.toString(), "-cp"));
        compile.add(System.getProperty("java.class.path"));
        try (Stream<Path> files = Files.walk(example.resolve("src"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String source = Files.readString(file);
                Path copy = folder.resolve(file.getFileName());
                Files.writeString(copy, words.isEmpty() ? source : source.replace(words, others));
                compile.add(copy.toString());
            }
        }
        run("javac", compile);
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        String jar = plugins.resolve(name + ".jar").toString();
        String resources = example.resolve("resources").toString();
        run("jar", List.of("--create", "--file", jar, "-C", classes.toString(), ".", "-C", resources, "."));
        return plugins;
    }

    private static void run(String tool, List<String> arguments) {
        assertThat(ToolProvider.findFirst(tool)
                        .orElseThrow()
                        .run(System.out, System.err, arguments.toArray(String[]::new)))
                .isZero();
    }
}
