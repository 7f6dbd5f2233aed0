package dev.kumite.solver.onitama;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that are killed, files that are damaged, tables that are not there. */
class OnitamaFilesTest {
    private static final String CARDS = "ox+boar+horse+elephant+crab";
    private static final Game ONITAMA = Games.parse("onitama(cards=" + CARDS + ")");
    private static final Deck DECK = new Deck(OnitamaBoards.readFive(CARDS));

    private final OnitamaSolver solver = new OnitamaSolver();

    @TempDir
    private Path folder;

    private Path file(int students) {
        return Builder.file(folder, DECK, students);
    }

    private Path part(int students) {
        return folder.resolve(file(students).getFileName() + ".part");
    }

    private Solver.Report solve(int men, int workers) {
        return solver.solve(ONITAMA, men, folder, workers, (table, slice, done, all) -> {});
    }

    @Test
    @Tag("slow")
    void aBuildThatIsKilledGoesOnToTheSameFile() throws IOException {
        solve(4, 1);
        byte[] whole = Files.readAllBytes(file(1));
        Rng rng = new Rng(1);
        for (int i = 0; i < 10; i++) {
            Files.delete(file(1));
            Files.write(part(1), Arrays.copyOf(whole, rng.below(whole.length + 1)));
            solve(4, 1 + i % 2);
            assertThat(Arrays.mismatch(Files.readAllBytes(file(1)), whole)).isNegative();
        }
    }

    /** Cut within each of the sections, so that every half and its twin are resumed alone. */
    @Test
    @Tag("slow")
    void aBuildGoesOnAfterEachOfItsSections() throws IOException {
        solve(4, 2);
        byte[] whole = Files.readAllBytes(file(1));
        int boards = 24 * 576 * Long.BYTES;
        int[] cuts = {0, 100, 200 + boards, 20_000 + boards, 2 * boards + 20_000, 3 * boards, whole.length - 1};
        for (int cut : cuts) {
            Files.delete(file(1));
            Files.write(part(1), Arrays.copyOf(whole, cut));
            solve(4, 2);
            assertThat(Arrays.mismatch(Files.readAllBytes(file(1)), whole)).isNegative();
        }
    }

    @Test
    void aBuildThatFailsOnTheWayKeepsItsWholeSlices() throws IOException {
        Solver.Progress failing = (table, slice, done, all) -> {
            if (slice.equals("1-0")) throw new IllegalStateException("pulled the plug");
        };
        assertThatThrownBy(() -> solver.solve(ONITAMA, 4, folder, 2, failing)).hasMessage("pulled the plug");
        assertThat(file(0)).exists();
        assertThat(file(1)).doesNotExist();
        assertThat(Files.size(part(1))).isGreaterThan(24 * 576 * Long.BYTES * 2);
        Solver.Report report = solve(4, 2);
        assertThat(report.tables()).extracting(Solver.BuiltTable::built).containsExactly(false, true);
        assertThat(report.tables().get(1).counts().drawn()).isEqualTo(2_168);
        assertThat(part(1)).doesNotExist();
    }

    @Test
    void aDamagedFileIsRefusedAndLeftAlone() throws IOException {
        solve(2, 1);
        byte[] whole = Files.readAllBytes(file(0));
        for (int at = 0; at < whole.length; at += 61) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 4;
            Files.write(file(0), damaged);
            refused("-2.table");
            assertThat(Arrays.mismatch(Files.readAllBytes(file(0)), damaged)).isNegative();
        }
        Files.write(file(0), Arrays.copyOf(whole, whole.length - 1));
        refused("is damaged");
        Files.write(file(0), Arrays.copyOf(whole, whole.length + 1));
        refused("something follows");
    }

    private void refused(String part) {
        assertThatThrownBy(() -> solve(2, 1)).isInstanceOf(BadInput.class).hasMessageContaining(part);
    }

    @Test
    void aForeignFileIsRefused() throws IOException {
        solve(2, 1);
        Deck other = new Deck(OnitamaBoards.readFive("tiger+boar+horse+elephant+crab"));
        Files.copy(file(0), Builder.file(folder, other, 0));
        Game foreign = Games.parse("onitama(cards=" + other.text() + ")");
        assertThatThrownBy(() -> solver.open(foreign, 2, folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(
                        "holds the table 'onitama 1-6-9-11-14 2' where 'onitama 0-1-9-11-14 2' should be");
        Files.writeString(file(0), "a shopping list, long enough to be taken for the header of a table: eggs, milk");
        refused("is not a table of Kumite");
    }

    @Test
    void tablesMustHaveBeenBuilt() {
        assertThatThrownBy(() -> solver.open(ONITAMA, 6, folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no table for 6 pieces")
                .hasMessageContaining("kumite solve onitama --cards crab+ox+elephant+boar+horse --pieces 6");
        assertThatThrownBy(() -> solver.open(ONITAMA, 5, folder)).hasMessageContaining("ask for 2, 4, 6 or 8");
        assertThatThrownBy(() -> solver.solve(Games.parse("onitama"), 4, folder, 1, (t, s, d, all) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("belongs to five cards");
        assertThatThrownBy(() -> solver.solve(Games.parse("onitama(size=7)"), 4, folder, 1, (t, s, d, all) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("boards of size 5");
        assertThat(solver.usual(ONITAMA, folder)).isNull();
    }

    /** A game whose cards are drawn finds the tables of whatever cards come up. */
    @Test
    void tablesAreFoundByTheCardsOfAPosition() {
        Game drawn = Games.parse("onitama");
        Oracle oracle = solver.largest(drawn, folder);
        Position position = drawn.notation().read("B:Ba1,Mc2:RMc5:ox+boar/horse+elephant/crab");
        assertThat(oracle.value(position)).isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.winningMove(position)).isEqualTo(Oracle.NO_MOVE);
        solve(4, 2);
        Oracle now = solver.largest(drawn, folder);
        int value = solver.open(ONITAMA, 4, folder).value(position);
        assertThat(value).isNotEqualTo(Oracle.UNKNOWN);
        assertThat(now.value(position)).isEqualTo(value);
        assertThat(solver.open(drawn, 4, folder).value(position)).isEqualTo(value);
        assertThat(now.value(drawn.notation().read("B:Ba1,Mc2:RMc5:ox+boar/horse+tiger/crab")))
                .isEqualTo(Oracle.UNKNOWN);
        assertThat(now.value(drawn.start(1))).isEqualTo(Oracle.UNKNOWN);
    }
}
