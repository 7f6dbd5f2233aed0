package dev.kumite.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sources of the page as a reader meets them. */
class PageFilesTest {
    private static final Path PAGE = Path.of("src", "main", "resources", "page");
    private static final int LONGEST_LINE = 120;

    @Test
    void noLineIsTooLongToReadInAReview() throws IOException {
        List<String> tooLong = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(PAGE)) {
            files = all.filter(file -> file.toString().matches(".*\\.(js|css|html)"))
                    .sorted()
                    .toList();
        }
        assertThat(files).hasSizeGreaterThan(50);
        for (Path file : files) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++)
                if (lines.get(i).length() > LONGEST_LINE) tooLong.add(PAGE.relativize(file) + ":" + (i + 1));
        }
        assertThat(tooLong).isEmpty();
    }
}
