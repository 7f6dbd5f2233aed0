package dev.kumite.solver.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.file.Section;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The table of up to three students a side takes gigabytes. Its smallest slice, a bare master against a master with three
 * students, goes through everything that only large slices need.
 */
@Tag("slow")
class EightMenTest {
    private static final Game GAME = Games.parse("onitama(cards=ox+boar+horse+elephant+crab)");
    private static final int MOST = 3;

    private static final Deck DECK = new Deck(OnitamaBoards.fixedCards(GAME));
    private static final Tablebase TABLES = new Tablebase(DECK);

    /** All slices in which one side has nothing but its master. */
    @BeforeAll
    static void solveAgainstABareMaster() {
        try (Crew workers = Crew.timed(2, "solver")) {
            MoveTable bare = new MoveTable(Placements.of(0), DECK);
            for (int students = 0; students <= MOST; students++) {
                MoveTable moveTable = students == 0 ? bare : new MoveTable(Placements.of(students), DECK);
                SliceSolver solver = new SliceSolver(workers, moveTable, bare, false, share -> {});
                List<Solved> solved = solver.solve(null, students == 0 ? null : TABLES.table(students - 1, 0));
                TABLES.put(students, 0, table(solved.get(0), students, 0));
                if (students > 0) TABLES.put(0, students, table(solved.get(1), 0, students));
            }
        }
        TABLES.cover(MOST);
    }

    private static EndgameTable table(Solved solved, int own, int other) {
        List<ByteBuffer> pieces = new ArrayList<>();
        for (int piece = 0; piece < solved.pieces(); piece++) {
            ByteBuffer all = ByteBuffer.allocate(
                    (int) (EndgameTable.bytes(Placements.of(own), Placements.of(other)) / solved.pieces()));
            for (ByteBuffer some : solved.boards(piece)) all.put(some);
            assertThat(all.hasRemaining()).isFalse();
            pieces.add(all);
        }
        return new EndgameTable(Placements.of(own), Placements.of(other), pieces);
    }

    /** A position with so many students on one side and none on the other. */
    private static Position scatter(int students, Rng rng) {
        int strong = rng.below(2);
        int[] counts = {1, 1};
        counts[strong] += students;
        Position position = TABLES.scatter(strong, counts, rng);
        return position.result() == Result.ONGOING ? position : scatter(students, rng);
    }

    @Test
    void everyValueFollowsFromItsMoves() {
        Rng rng = new Rng(1);
        int won = 0;
        int lost = 0;
        for (int i = 0; i < 20_000; i++) {
            Position position = scatter(i % 2 == 0 ? MOST : rng.below(MOST), rng);
            int best = Oracle.LOSS;
            for (int move : GAME.moves(position)) {
                position.make(move);
                int value = Oracle.turned(TABLES.value(position));
                position.unmake();
                if (value == Oracle.WIN || value == Oracle.DRAW && best == Oracle.LOSS) best = value;
            }
            assertThat(TABLES.value(position))
                    .as(() -> GAME.notation().write(position))
                    .isEqualTo(best);
            if (best == Oracle.WIN) won++;
            if (best == Oracle.LOSS) lost++;
        }
        assertThat(won).isGreaterThan(1_000);
        assertThat(lost).isGreaterThan(1_000);
    }

    @Test
    void everyPieceOfTheFileCanBeMapped() {
        FileLayout layout = new FileLayout(MOST);
        assertThat(layout.keepsDistances()).isFalse();
        List<Section.Shape> shapes = layout.shapes();
        assertThat(shapes)
                .extracting(Section.Shape::name)
                .doesNotHaveDuplicates()
                .hasSize(7 * 24);
        assertThat(shapes).allMatch(shape -> shape.bytes() > 0 && shape.bytes() <= Integer.MAX_VALUE);
        long boards = 0;
        for (int fewer = 0; fewer <= MOST; fewer++)
            for (FileLayout.Part part : layout.parts(fewer))
                boards += EndgameTable.bytes(part.ownPlacements(), part.otherPlacements());
        assertThat(shapes.stream().mapToLong(Section.Shape::bytes).sum()).isEqualTo(boards);
    }

    @Test
    void withoutDistancesNoMoveIsPromised() {
        Rng rng = new Rng(2);
        int unpromised = 0;
        for (int i = 0; i < 2_000; i++) {
            Position position = scatter(MOST, rng);
            if (TABLES.value(position) != Oracle.WIN) continue;
            int move = TABLES.winningMove(position);
            if (move == Oracle.NO_MOVE) unpromised++;
            else {
                position.make(move);
                assertThat(TABLES.value(position)).isEqualTo(Oracle.LOSS);
            }
        }
        assertThat(unpromised).isPositive();
    }
}
