package dev.kumite.solver.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.solver.Counts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file while it is written. */
class DraftTest {
    private static final List<Section.Shape> SHAPES = List.of(new Section.Shape("a", 13), new Section.Shape("b", 0));

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("deep").resolve("some.table");
    }

    private static Section section(String name, int size) {
        ByteBuffer data = ByteBuffer.allocate(size);
        for (int i = 0; i < size; i++) data.put(i, (byte) (i * 31));
        return new Section(name, new Counts(size, 1, 2, 3, 4), data);
    }

    @Test
    void whatIsWrittenIsRead() {
        try (Draft draft = Draft.open(file(), "some", SHAPES)) {
            draft.append(section("a", 13));
            draft.append(section("b", 0));
            assertThat(file()).doesNotExist();
            draft.finish();
        }
        List<Section> read = TableFile.read(file(), "some", SHAPES);
        assertThat(read).extracting(Section::name).containsExactly("a", "b");
        assertThat(read.get(0).counts()).isEqualTo(new Counts(13, 1, 2, 3, 4));
        assertThat(read.get(0).data()).isEqualTo(section("a", 13).data());
    }

    @Test
    void onlyOneBuildsATableAtATime() {
        try (Draft draft = Draft.open(file(), "some", SHAPES)) {
            draft.append(section("a", 13));
            assertThatThrownBy(() -> Draft.open(file(), "some", SHAPES))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("another process is working on this table");
        }
        try (Draft draft = Draft.open(file(), "some", SHAPES)) {
            assertThat(draft.done()).extracting(Section::name).containsExactly("a");
        }
    }

    @Test
    void whatIsNotOursIsWrittenAnew() throws IOException {
        Files.createDirectories(folder.resolve("deep"));
        Files.write(folder.resolve("deep").resolve("some.table.part"), new byte[1000]);
        try (Draft draft = Draft.open(file(), "some", SHAPES)) {
            assertThat(draft.done()).isEmpty();
            draft.append(section("a", 13));
            draft.append(section("b", 0));
            draft.finish();
        }
        assertThat(TableFile.read(file(), "some", SHAPES)).hasSize(2);
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        Path blocked = Files.createFile(folder.resolve("file")).resolve("some.table");
        assertThatThrownBy(() -> Draft.open(blocked, "some", SHAPES))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be written");
    }

    /** A section may come in pieces, and its length may be known only when it is built. */
    @Test
    void aSectionMayComeInPieces() {
        List<Section.Shape> shapes = List.of(Section.Shape.ofAnyLength("a"));
        ByteBuffer whole = section("a", 13).data();
        try (Draft draft = Draft.open(file(), "some", shapes)) {
            Counts counts = new Counts(13, 1, 2, 3, 4);
            Section inFile = draft.append("a", counts, 13, List.of(whole.slice(0, 5), whole.slice(5, 8)));
            assertThat(inFile.data()).isEqualTo(whole);
            draft.finish();
        }
        assertThat(TableFile.read(file(), "some", shapes).get(0).data()).isEqualTo(whole);
    }

    @Test
    void aSectionOfAnotherLengthThanItSaysIsAFault() {
        try (Draft draft = Draft.open(file(), "some", SHAPES)) {
            assertThatThrownBy(() -> draft.append("a", Counts.NONE, 14, List.of(ByteBuffer.allocate(13))))
                    .isInstanceOf(IllegalStateException.class);
        }
    }
}
