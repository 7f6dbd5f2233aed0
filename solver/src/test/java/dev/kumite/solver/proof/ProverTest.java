package dev.kumite.solver.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileClaim;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Proof;
import dev.kumite.solver.Proof.Verdict;
import dev.kumite.solver.file.Draft;
import dev.kumite.solver.onitama.OnitamaSolver;
import dev.kumite.solver.proof.Prover.QuickLook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs against plain search and tables, and proofs that are stopped on the way. */
class ProverTest {
    private static final Game GAME = Games.parse("onitama(cards=ox+boar+horse+elephant+crab)");
    private static final Proof.Watcher NOBODY = (plies, positions, seconds) -> {};

    @TempDir
    static Path folder = Path.of("");

    @BeforeAll
    static void solve() {
        new OnitamaSolver().solve(GAME, 4, folder, 2, (table, slice, done, all) -> {});
    }

    private static Proof.Effort whole() {
        return Proof.Effort.unbounded(1 << 22);
    }

    private static Proof.Effort positions(long most) {
        return new Proof.Effort(1 << 22, most, Long.MAX_VALUE, () -> false);
    }

    private static boolean isDecided(Position position, int plies, boolean won) {
        if (position.result() != Result.ONGOING)
            return !won && Result.winner(position.result()) != position.sideToMove();
        if (plies == 0) return false;
        for (int move : GAME.moves(position)) {
            position.make(move);
            boolean next = isDecided(position, plies - 1, !won);
            position.unmake();
            if (next == won) return won;
        }
        return !won;
    }

    /** In how many plies a plain search sees the end; 0 where it does not. */
    private static int plain(Position position, int most) {
        for (int plies = 1; plies <= most; plies++) if (isDecided(position, plies, plies % 2 == 1)) return plies;
        return 0;
    }

    @Test
    void findsWhatPlainSearchFindsAndNotSooner() {
        Rng rng = new Rng(1);
        QuickLook look = new QuickLook(1 << 20, GAME.maxMoves());
        Oracle tables = new OnitamaSolver().open(GAME, 4, folder);
        int[] seen = new int[6];
        for (int i = 0; i < 300; i++) {
            Position position =
                    i % 2 == 0 ? tables.any(rng) : Games.parse("onitama").start(i);
            if (i % 2 == 1) position.playout(rng, Policy.RANDOM, rng.below(16), null);
            if (position.result() != Result.ONGOING) continue;
            int plies = look.decidedIn(position.copy(), 5);
            assertThat(plies).as(GAME.notation().write(position)).isEqualTo(plain(position, 5));
            seen[plies]++;
        }
        assertThat(seen[0]).isGreaterThan(20);
        for (int plies = 1; plies <= 5; plies++)
            assertThat(seen[plies]).as(plies + " plies").isPositive();
    }

    @Test
    @Tag("slow")
    void agreesWithTheTables() {
        Oracle tables = new OnitamaSolver().open(GAME, 4, folder);
        QuickLook look = new QuickLook(1 << 22, GAME.maxMoves());
        Rng rng = new Rng(2);
        int proven = 0;
        for (int i = 0; i < 500; i++) {
            Position position = tables.any(rng);
            int plies = look.decidedIn(position.copy(), 13);
            if (plies == 0) continue;
            proven++;
            assertThat(tables.value(position)).isEqualTo(plies % 2 == 1 ? Oracle.WIN : Oracle.LOSS);
        }
        assertThat(proven).isGreaterThan(400);
    }

    @Test
    @Tag("slow")
    void smallerTablesAtTheLeavesGiveTheValueOfLargerOnes() throws IOException {
        OnitamaSolver solver = new OnitamaSolver();
        Oracle four = solver.open(GAME, 4, folder);
        Oracle two = solver.open(GAME, 2, folder);
        Rng rng = new Rng(3);
        int[] seen = new int[2];
        for (int i = 0; i < 100; i++) {
            Position position = four.any(rng);
            Path file = folder.resolve("leaves.proof");
            Files.deleteIfExists(file);
            Proof proof = new Prover(GAME, position, two, file).prove(positions(200_000), NOBODY);
            if (proof.verdict() == Verdict.OPEN) continue;
            boolean won = proof.verdict() == Verdict.WON;
            seen[won ? 0 : 1]++;
            assertThat(four.value(position)).isEqualTo(won ? Oracle.WIN : Oracle.LOSS);
            assertThat(proof.pieces()).isEqualTo(2);
        }
        assertThat(seen[0]).isGreaterThan(40);
        assertThat(seen[1]).isGreaterThan(15);
    }

    /** The line is legal, as long as was said, and ends with the win. */
    @Test
    void theLineLeadsToTheEnd() {
        Game deal = Games.parse("onitama(deal=tiger+rabbit/cobra+rooster/monkey)");
        Proof proof = new Prover(deal, deal.start(0), null, folder.resolve("line.proof")).prove(whole(), NOBODY);
        assertThat(proof.verdict()).isEqualTo(Verdict.WON);
        assertThat(proof.plies()).isEqualTo(5);
        Position position = deal.start(0);
        for (int move : proof.line()) {
            assertThat(deal.moves(position)).contains(move);
            position.make(move);
        }
        assertThat(proof.line()).hasSize(5);
        assertThat(position.result()).isEqualTo(Result.win(deal.start(0).sideToMove()));
    }

    @Test
    void aProofThatIsStoppedGoesOnToTheSameEnd() {
        Rng rng = new Rng(4);
        int compared = 0;
        for (int i = 0; compared < 2; i++) {
            Position position = GAME.start(i);
            position.playout(rng, Policy.GREEDY, 6, null);
            if (position.result() != Result.ONGOING || plain(position, 3) > 0) continue;
            Proof once = new Prover(GAME, position, null, folder.resolve("once" + i)).prove(positions(30_000), NOBODY);
            if (once.verdict() == Verdict.OPEN || once.positions() < 5_000) continue;
            compared++;
            Prover prover = new Prover(GAME, position, null, folder.resolve("often" + i));
            Proof often = prover.prove(positions(4_096), NOBODY);
            assertThat(often.verdict()).isEqualTo(Verdict.OPEN);
            assertThat(often.plies()).isLessThan(once.plies());
            for (int run = 0; often.verdict() == Verdict.OPEN; run++) {
                assertThat(run).isLessThan(100);
                often = prover.prove(positions(4_096), NOBODY);
                assertThat(often.resumed()).isTrue();
            }
            assertThat(often.verdict()).isEqualTo(once.verdict());
            assertThat(often.plies()).isEqualTo(once.plies());
            Proof again = prover.prove(positions(1), NOBODY);
            assertThat(again.verdict()).isEqualTo(once.verdict());
            assertThat(again.positions()).isEqualTo(often.positions());
        }
    }

    @Test
    void onlyOneWorksOnAProof() throws IOException {
        Path file = folder.resolve("two.proof");
        Prover prover = new Prover(GAME, GAME.start(1), null, file);
        try (FileClaim other = Draft.claim(file, "this proof")) {
            assertThat(other).isNotNull();
            assertThatThrownBy(() -> prover.prove(positions(1), NOBODY))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("another process is working on this proof");
            assertThat(file).doesNotExist();
        }
        assertThat(prover.prove(positions(1), NOBODY).resumed()).isFalse();
    }

    /** Nobody should delete a proof of many hours because a disk did not answer. */
    @Test
    void aFileThatCannotBeReadIsNotCalledDamaged() throws IOException {
        Path file = Files.createDirectory(folder.resolve("unreadable.proof"));
        assertThatThrownBy(() -> new Prover(GAME, GAME.start(1), null, file).prove(positions(1), NOBODY))
                .hasMessageStartingWith(file + ": cannot be read (")
                .hasMessageNotContaining("delete");
    }

    @Test
    void aFileThatIsCutOffIsDamaged() throws IOException {
        Path file = folder.resolve("short.proof");
        new Prover(GAME, GAME.start(1), null, file).prove(positions(5_000), NOBODY);
        byte[] whole = Files.readAllBytes(file);
        for (int length : new int[] {0, 3, 9, 20, whole.length / 2, whole.length - 1}) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> new Prover(GAME, GAME.start(1), null, file).prove(positions(1), NOBODY))
                    .as("%d bytes", length)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("is damaged; delete it to begin anew");
        }
    }

    @Test
    void aDamagedOrForeignFileIsRefused() throws IOException {
        Position start = GAME.start(1);
        Path file = folder.resolve("damaged.proof");
        new Prover(GAME, start, null, file).prove(positions(5_000), NOBODY);
        byte[] good = Files.readAllBytes(file);
        Rng rng = new Rng(5);
        for (int i = 0; i < 100; i++) {
            byte[] bad = good.clone();
            bad[rng.below(bad.length)] ^= (byte) (1 << rng.below(8));
            Files.write(file, bad);
            assertThatThrownBy(() -> new Prover(GAME, start, null, file).prove(positions(1), NOBODY))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("delete it to begin anew");
        }
        Files.write(file, good);
        assertThatThrownBy(() -> new Prover(GAME, GAME.start(2), null, file).prove(positions(1), NOBODY))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is not a proof of this position");
        assertThat(new Prover(GAME, start, null, file)
                        .prove(positions(1), NOBODY)
                        .resumed())
                .isTrue();
    }
}
