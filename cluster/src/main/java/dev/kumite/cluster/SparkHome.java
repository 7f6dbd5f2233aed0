package dev.kumite.cluster;

import dev.kumite.base.FileTrouble;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/**
 * Spark's jars and ours, as Spark wants them: a directory whose {@code jars} holds its own, and a list of ours that it
 * sends to its executors. Both come from the class path that started this process.
 */
final class SparkHome {
    /** What Spark's scripts tell the processes that they start, which here start without a script. */
    static final String SCALA_VARIABLE = "SPARK_SCALA_VERSION";

    static final String SCALA_VERSION = "2.13";

    private static @Nullable Path home;
    private static @Nullable List<String> own;

    private SparkHome() {}

    /** A temporary directory, the same for the whole process. */
    static synchronized Path path() {
        Path known = home;
        if (known != null) return known;
        try {
            Path made = in(Files.createTempDirectory("kumite-spark"));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(made)));
            home = made;
            return made;
        } catch (IOException e) {
            throw FileTrouble.of("a directory for Spark's jars cannot be made: " + FileTrouble.reason(e), e);
        }
    }

    /** Makes this directory; its jars are links to those of the class path. */
    static Path in(Path made) {
        try {
            delete(made.resolve("jars"));
            Path jars = Files.createDirectories(made.resolve("jars"));
            for (Path entry : classPath()) {
                Path link = jars.resolve(String.valueOf(entry.getFileName()));
                if (!isOurs(entry) && Files.isRegularFile(entry) && !Files.exists(link))
                    Files.createSymbolicLink(link, entry);
            }
            return made;
        } catch (IOException e) {
            throw FileTrouble.of("a directory for Spark's jars cannot be made: " + FileTrouble.reason(e), e);
        }
    }

    /** The jars with Kumite's own classes; a directory of classes is packed into one. */
    static synchronized List<String> ownJars() {
        List<String> known = own;
        if (known != null) return known;
        List<String> jars = new ArrayList<>();
        for (Path entry : classPath())
            if (isOurs(entry)) jars.add((Files.isDirectory(entry) ? pack(entry, jars.size()) : entry).toString());
        own = List.copyOf(jars);
        return jars;
    }

    static List<Path> classPath() {
        List<Path> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry).toAbsolutePath().normalize();
            if (Files.exists(path)) entries.add(path);
        }
        return entries;
    }

    private static boolean isOurs(Path entry) {
        if (Files.isDirectory(entry)) return Files.isDirectory(entry.resolve("dev"));
        return String.valueOf(entry.getFileName()).startsWith("kumite");
    }

    private static Path pack(Path directory, int number) {
        Path jar = path().resolve("kumite-" + number + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new ZipEntry(directory.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
            return jar;
        } catch (IOException e) {
            throw FileTrouble.of(directory + " cannot be packed: " + FileTrouble.reason(e), e);
        }
    }

    /** Deletes a directory and what is in it; links are not followed. */
    static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException e) {
            // It is a temporary directory: the system deletes it sooner or later.
        }
    }
}
