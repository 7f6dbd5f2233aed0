package dev.kumite.solver.katarenga;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.BoardSurveyor;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that are killed, files that are damaged, and surveys. */
class KatarengaFilesTest {
    private static final Game GAME = Games.parse("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)");
    private static final Solver.Progress SILENT = (table, slice, done, all) -> {};

    private final KatarengaSolver solver = new KatarengaSolver();

    @TempDir
    private Path folder;

    private Path file() {
        return Builder.file(folder, GAME.start(0));
    }

    private Counts solve() {
        return solver.solve(GAME, 8, folder, 2, SILENT).tables().get(0).counts();
    }

    @Test
    @Tag("slow")
    void aBuildThatIsKilledGoesOnToTheSameFile() throws IOException {
        Counts counts = solve();
        assertThat(counts.states()).isEqualTo(8_353_480);
        assertThat(counts.won() + counts.lost() + counts.drawn()).isEqualTo(counts.states());
        byte[] whole = Files.readAllBytes(file());
        Rng rng = new Rng(1);
        for (int i = 0; i < 3; i++) {
            Files.delete(file());
            byte[] left = Arrays.copyOf(whole, rng.below(whole.length + 1));
            Files.write(folder.resolve(file().getFileName() + ".part"), left);
            assertThat(solve()).isEqualTo(counts);
            assertThat(Arrays.mismatch(Files.readAllBytes(file()), whole)).isNegative();
        }
    }

    @Test
    void aDamagedOrForeignFileIsRefused() throws IOException {
        solve();
        byte[] damaged = Files.readAllBytes(file());
        damaged[damaged.length / 2] ^= 1;
        Files.write(file(), damaged);
        assertThatThrownBy(this::solve).isInstanceOf(BadInput.class).hasMessageContaining("is damaged");
        assertThatThrownBy(() -> solver.largest(GAME, folder)).isInstanceOf(BadInput.class);
        Files.writeString(file(), "a shopping list, long enough to be taken for the header of a table: eggs, milk");
        assertThatThrownBy(this::solve).hasMessageContaining("is not a table of Kumite");
    }

    @Test
    void aBoardWithoutAFileIsSolvedWhenItIsAskedAbout() {
        Game drawn = Games.parse("katarenga(size=4)");
        Oracle oracle = solver.open(drawn, 8, folder);
        Position first = drawn.start(1);
        Position second = drawn.start(2);
        int value = oracle.value(first);
        assertThat(value).isNotEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.value(second)).isNotEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.value(first)).isEqualTo(value);
        assertThat(oracle.value(Games.parse("katarenga").start(1))).isEqualTo(Oracle.UNKNOWN);
        assertThat(solver.usual(drawn, folder)).isNull();
        assertThatThrownBy(() -> solver.open(drawn, 6, folder)).hasMessageContaining("ask for tables=8");
    }

    /** With one worker or two, in one go or in two: the same counts. */
    @Test
    @Tag("slow")
    void aSurveyCountsTheSameHoweverItIsRun() throws IOException {
        Game drawn = Games.parse("katarenga(size=4)");
        List<BoardSurveyor.Kind> once =
                solver.survey(drawn, 2, 5, folder, 2, SILENT).kinds();
        assertThat(once).hasSize(5).allMatch(kind -> kind.won() + kind.lost() + kind.drawn() == 2);
        Path other = folder.resolve("other");
        solver.survey(drawn, 1, 5, other, 1, SILENT);
        assertThat(solver.survey(drawn, 2, 5, other, 1, SILENT).kinds()).isEqualTo(once);
        assertThat(Files.readAllLines(other.resolve("katarenga-4-survey.tsv"))).hasSize(10);
    }
}
