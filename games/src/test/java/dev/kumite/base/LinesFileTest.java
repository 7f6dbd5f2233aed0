package dev.kumite.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Work continues from the whole lines of its own file, and leaves every other file alone. */
class LinesFileTest {
    @TempDir
    private Path folder;

    private Path path() {
        return folder.resolve("work.txt");
    }

    /** The lines found; then one more is added. */
    private List<String> add(String line) {
        List<String> found = new ArrayList<>();
        try (LinesFile file = new LinesFile(path(), "games", "conditions", found::add)) {
            file.add(line);
        }
        return found;
    }

    @Test
    void aLineThatWasCutOffIsDropped() throws IOException {
        assertThat(add("one")).isEmpty();
        assertThat(add("two")).containsExactly("one");
        assertThat(path()).hasContent("# conditions\none\ntwo\n");
        Files.writeString(path(), "# conditions\none\ntw→");
        assertThat(add("three")).containsExactly("one");
        assertThat(path()).hasContent("# conditions\none\nthree\n");
        for (String begun : List.of("", "# cond", "# conditions", "# conditions\n")) {
            Files.writeString(path(), begun);
            assertThat(add("one")).isEmpty();
            assertThat(path()).hasContent("# conditions\none\n");
        }
    }

    @Test
    void anotherFileIsRefusedAndKept() throws IOException {
        for (String other : List.of("# others\none\n", "# others", "letter", "a\nletter\n")) {
            Files.writeString(path(), other);
            assertThatThrownBy(() -> add("one"))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(path() + " holds "
                            + (other.startsWith("#") ? "games of another run (others)" : "something else")
                            + "; name another file or delete it");
            assertThat(Files.readString(path())).isEqualTo(other);
        }
    }

    @Test
    void aComplaintAboutALineNamesItsPlace() throws IOException {
        Files.writeString(path(), "# conditions\none\n");
        assertThatThrownBy(() -> new LinesFile(path(), "games", "conditions", line -> {
                    throw new BadInput("no game");
                }))
                .isInstanceOf(BadInput.class)
                .hasMessage(path() + ":2: no game");
        assertThat(add("two")).containsExactly("one");
    }

    @Test
    void onlyOneAtATimeWritesIt() {
        try (LinesFile file = new LinesFile(path(), "games", "conditions", line -> {})) {
            assertThatThrownBy(() -> add("one"))
                    .isInstanceOfSatisfying(
                            Unavailable.class,
                            busy -> assertThat(busy.temporary()).isTrue())
                    .hasMessageContaining("another process");
            file.add("mine");
        }
        assertThat(add("next")).containsExactly("mine");
    }
}
