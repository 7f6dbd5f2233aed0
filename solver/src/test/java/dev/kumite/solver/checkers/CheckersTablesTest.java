package dev.kumite.solver.checkers;

import static dev.kumite.solver.checkers.Boards.CHECKERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the tables say, against published counts, the rules, plain search and known problems. */
class CheckersTablesTest {
    private static final Oracle ORACLE = new CheckersSolver().usual(CHECKERS, Oracles.folder());
    private static final int SAMPLES = 20_000;

    /** Positions, wins and losses as published, for the side to move with the board turned. */
    @Test
    void theCountsAreThePublishedOnes(@TempDir Path folder) {
        List<Counts> counts = new CheckersSolver()
                .solve(CHECKERS, 4, folder, 2, (table, slice, done, all) -> {}).tables().stream()
                        .map(Solver.BuiltTable::counts)
                        .toList();
        assertThat(counts)
                .extracting(Counts::states, Counts::won, Counts::lost)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(3_488L, 716L, 402L),
                        org.assertj.core.groups.Tuple.tuple(196_032L, 100_250L, 87_305L),
                        org.assertj.core.groups.Tuple.tuple(6_209_316L, 2_574_304L, 1_917_090L));
        for (Counts count : counts)
            assertThat(count.won() + count.lost() + count.drawn()).isEqualTo(count.states());
    }

    @Test
    void everyValueFollowsFromItsMovesInTheWholeSmallTables() {
        int[] seen = new int[1];
        for (int pieces = 2; pieces <= 3; pieces++)
            Boards.all(pieces, position -> {
                seen[0]++;
                follows(position);
            });
        assertThat(seen[0]).isEqualTo(3_488 + 196_032);
    }

    @Test
    void everyValueFollowsFromItsMovesInSamplesOfTheLargeTable() {
        Rng rng = new Rng(4);
        for (int i = 0; i < SAMPLES; i++) follows(Boards.read(rng.below(2), Boards.random(4, rng)));
    }

    /** A won position has a move to a lost one, a lost one only moves to won ones, a drawn one keeps its draw. */
    private static void follows(Position position) {
        int best = Oracle.LOSS;
        for (int move : CHECKERS.moves(position)) {
            position.make(move);
            int value = Oracle.turned(ORACLE.value(position));
            position.unmake();
            assertThat(value).isNotEqualTo(Oracle.UNKNOWN);
            if (value == Oracle.WIN || value == Oracle.DRAW && best == Oracle.LOSS) best = value;
        }
        assertThat(ORACLE.value(position))
                .as(() -> CHECKERS.notation().write(position))
                .isEqualTo(best);
    }

    @Test
    void bothSidesSeeTheSameBoard() {
        Rng rng = new Rng(5);
        for (int i = 0; i < SAMPLES; i++) {
            List<Boards.Piece> pieces = Boards.random(2 + rng.below(3), rng);
            List<Boards.Piece> turned =
                    pieces.stream().map(Boards.Piece::turned).toList();
            assertThat(ORACLE.value(Boards.read(0, pieces))).isEqualTo(ORACLE.value(Boards.read(1, turned)));
        }
    }

    @Test
    void whatASearchCanProveTheTablesKnow() {
        Rng rng = new Rng(6);
        int proven = 0;
        for (int i = 0; i < 3_000; i++) {
            Position position = Boards.read(rng.below(2), Boards.random(2 + rng.below(3), rng));
            int found = search(position, 6);
            if (found == Oracle.UNKNOWN) continue;
            proven++;
            assertThat(ORACLE.value(position)).isEqualTo(found);
        }
        assertThat(proven).isGreaterThan(500);
    }

    /** A win or a loss within so many plies, else unknown. */
    private static int search(Position position, int plies) {
        if (position.result() != Result.ONGOING) return Oracle.LOSS;
        if (plies == 0) return Oracle.UNKNOWN;
        int best = Oracle.LOSS;
        for (int move : CHECKERS.moves(position)) {
            position.make(move);
            int value = Oracle.turned(search(position, plies - 1));
            position.unmake();
            if (value == Oracle.WIN) return Oracle.WIN;
            if (value == Oracle.UNKNOWN) best = Oracle.UNKNOWN;
        }
        return best;
    }

    /**
     * The fourth column of the problems gives the value of every move. The property {@code kumite.test.pieces} asks for
     * larger tables, which take long to build: 5 or 6.
     */
    @Test
    void theProblemsWithinReachHaveTheStatedValues() throws IOException {
        int pieces = Integer.getInteger("kumite.test.pieces", 4);
        Oracle oracle = new CheckersSolver().open(CHECKERS, pieces, Oracles.folder());
        int checked = 0;
        for (String line : Files.readAllLines(Path.of("..", "data", "checkers-problems.tsv"))) {
            if (line.startsWith("#")) continue;
            String[] columns = line.split("\t");
            Position position = CHECKERS.notation().read(columns[0]);
            if (oracle.value(position) == Oracle.UNKNOWN) continue;
            checked++;
            assertThat("WIN LOSS DRAW".split(" ")[oracle.value(position) - 1]).isEqualTo(columns[1]);
            for (String entry : columns[3].split(" ")) {
                String[] parts = entry.split("=");
                position.make(CHECKERS.notation().readMove(position, parts[0]));
                assertThat("WLD".charAt(Oracle.turned(oracle.value(position)) - 1))
                        .as(line)
                        .isEqualTo(parts[1].charAt(0));
                position.unmake();
            }
        }
        assertThat(checked).isEqualTo(pieces == 4 ? 18 : pieces == 5 ? 35 : 100);
    }

    @Test
    void samplesAreOfTheSizeThatWasAskedFor() {
        Rng rng = new Rng(8);
        int won = 0;
        for (int i = 0; i < 1_000; i++) {
            Position position = ORACLE.sample(3 + i % 2, rng);
            assertThat(position.pieces(0) + position.pieces(1)).isEqualTo(3 + i % 2);
            assertThat(Math.abs(position.pieces(0) - position.pieces(1))).isLessThan(2);
            assertThat(position.result()).isEqualTo(Result.ONGOING);
            String text = CHECKERS.notation().write(position);
            assertThat(CHECKERS.notation().read(text).key()).isEqualTo(position.key());
            if (ORACLE.value(position) == Oracle.WIN) won++;
        }
        assertThat(won).isBetween(200, 800);
    }

    /** The 80-ply rule never takes a win away from a player who goes by the distances. */
    @Test
    void theWayToWinLeadsThere() {
        Rng rng = new Rng(9);
        for (int i = 0; i < 300; i++) {
            Position position = ORACLE.sample(3 + i % 2, rng);
            int winner = position.sideToMove();
            if (ORACLE.value(position) != Oracle.WIN) continue;
            while (position.result() == Result.ONGOING)
                position.make(
                        position.sideToMove() == winner
                                ? ORACLE.winningMove(position)
                                : position.playoutMove(rng, Policy.RANDOM));
            assertThat(position.result()).isEqualTo(Result.win(winner));
        }
    }

    @Test
    void largerPositionsAreUnknown() {
        assertThat(ORACLE.pieces()).isEqualTo(4);
        assertThat(ORACLE.value(CHECKERS.start(1))).isEqualTo(Oracle.UNKNOWN);
        assertThat(ORACLE.value(Boards.read(0, Boards.random(5, new Rng(7))))).isEqualTo(Oracle.UNKNOWN);
    }
}
