package dev.kumite.web.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;

/** The page's libraries and their versions, which the build writes into a file. */
final class Libraries {
    static final Map<String, String> VERSIONS = read();

    private Libraries() {}

    private static Map<String, String> read() {
        Properties read = new Properties();
        try (InputStream in = Libraries.class.getResourceAsStream("libraries.properties")) {
            read.load(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read.stringPropertyNames().stream()
                .collect(Collectors.toUnmodifiableMap(name -> name, read::getProperty));
    }
}
