package dev.kumite.solver.checkers;

import static dev.kumite.solver.checkers.Boards.CHECKERS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that are killed, files that are damaged, folders that cannot be used. */
class CheckersFilesTest {
    private final CheckersSolver solver = new CheckersSolver();

    @TempDir
    private Path folder;

    private Path file(int pieces) {
        return Builder.file(folder, pieces);
    }

    private Solver.Report solve(int pieces, int workers) {
        return solver.solve(CHECKERS, pieces, folder, workers, (table, slice, done, all) -> {});
    }

    @Test
    void aBuildThatIsKilledGoesOnToTheSameFile() throws IOException {
        solve(3, 1);
        byte[] whole = Files.readAllBytes(file(3));
        Rng rng = new Rng(1);
        for (int i = 0; i < 10; i++) {
            Files.delete(file(3));
            byte[] left = Arrays.copyOf(whole, rng.below(whole.length + 1));
            Files.write(folder.resolve("checkers-3.table.part"), left);
            solve(3, 1 + i % 2);
            assertThat(Arrays.mismatch(Files.readAllBytes(file(3)), whole)).isNegative();
        }
    }

    @Test
    void aBuildThatFailsOnTheWayKeepsItsWholeSlices() throws IOException {
        int[] told = new int[1];
        Solver.Progress failing = (table, slice, done, all) -> {
            if (table.equals("checkers 3") && ++told[0] == 3) throw new IllegalStateException("pulled the plug");
        };
        assertThatThrownBy(() -> solver.solve(CHECKERS, 3, folder, 2, failing)).hasMessage("pulled the plug");
        assertThat(file(2)).exists();
        assertThat(file(3)).doesNotExist();
        long part = Files.size(folder.resolve("checkers-3.table.part"));
        Solver.Report report = solve(3, 2);
        assertThat(Files.size(file(3))).isGreaterThan(part);
        assertThat(report.tables()).extracting(Solver.BuiltTable::built).containsExactly(false, true);
        assertThat(report.tables().get(1).counts().won()).isEqualTo(100_250);
        assertThat(folder.resolve("checkers-3.table.part")).doesNotExist();
    }

    @Test
    void aDamagedFileIsRefusedAndLeftAlone() throws IOException {
        solve(2, 1);
        byte[] whole = Files.readAllBytes(file(2));
        for (int at = 0; at < whole.length; at += 29) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 4;
            Files.write(file(2), damaged);
            refused("checkers-2.table");
            assertThat(Arrays.mismatch(Files.readAllBytes(file(2)), damaged)).isNegative();
        }
        for (int length = 0; length < whole.length; length += 37) {
            Files.write(file(2), Arrays.copyOf(whole, length));
            refused("checkers-2.table");
        }
        Files.write(file(2), Arrays.copyOf(whole, whole.length + 1));
        refused("something follows");
    }

    private void refused(String part) {
        assertThatThrownBy(() -> solve(2, 1)).isInstanceOf(BadInput.class).hasMessageContaining(part);
    }

    @Test
    void aForeignFileIsRefused() throws IOException {
        solve(3, 2);
        Files.write(file(2), Files.readAllBytes(file(3)));
        refused("holds the table 'checkers 3' where 'checkers 2' should be");
        Files.writeString(file(2), "a shopping list, long enough to be taken for the header of a table: eggs, milk");
        refused("is not a table of Kumite");
        Files.delete(file(2));
        Files.createDirectory(file(2));
        refused("cannot be read");
    }

    @Test
    void aFileOfAnotherVersionIsRefused() throws IOException {
        solve(2, 1);
        byte[] newer = Files.readAllBytes(file(2));
        newer[11] = 9;
        Files.write(file(2), newer);
        refused("has format 9, this Kumite reads format 1");
    }

    /** Agents that play with the usual tables must get them whatever is in the folder. */
    @Test
    @Tag("slow")
    void theUsualTablesDoNotDependOnTheFolder() throws IOException {
        Files.writeString(file(4), "no table");
        Path noFolder = Files.createFile(folder.resolve("file"));
        Position position = Boards.CHECKERS.notation().read("W:W21,15:BK22,K2");
        for (Path place : new Path[] {folder, noFolder}) {
            Oracle oracle = solver.usual(CHECKERS, place);
            assertThat(oracle.pieces()).isEqualTo(4);
            assertThat(oracle.value(position)).isEqualTo(Oracle.DRAW);
        }
        assertThat(file(4)).hasContent("no table");
        assertThatThrownBy(() -> solver.largest(CHECKERS, folder)).isInstanceOf(BadInput.class);
    }

    @Test
    void largerTablesMustHaveBeenBuilt() {
        assertThatThrownBy(() -> solver.open(CHECKERS, 5, folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no table for 5 pieces")
                .hasMessageContaining("kumite solve checkers --pieces 5");
        assertThatThrownBy(() -> solver.open(CHECKERS, 7, folder)).hasMessageContaining("ask for 2 to 6");
    }
}
