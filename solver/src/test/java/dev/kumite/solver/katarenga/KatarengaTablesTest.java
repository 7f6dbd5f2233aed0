package dev.kumite.solver.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.katarenga.Slice.PawnSets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the tables say, against the rules, plain search and images of the board. */
class KatarengaTablesTest {
    private static final String TILES = "KRBN/NKRB/BNKR/RBNK";
    private static final String LOPSIDED = "KKRB/NRBB/KNNR/BRKN";
    private static final Game GAME = Games.parse("katarenga(size=4)");
    private static final Tablebase ORACLE = solved(TILES);

    private static Tablebase solved(String tiles) {
        return new Builder(Games.parse("katarenga(tiles=" + tiles + ")").start(0)).solve();
    }

    /** Every position with up to so many pawns, both sides having some. */
    @Test
    void everyValueFollowsFromItsMovesWherePawnsAreFew() {
        int[] seen = new int[1];
        for (Slice slice : Slice.all()) {
            if (slice.white() + slice.black() > 3) continue;
            for (int i = 0; i < PawnSets.count(slice.white()); i++)
                for (int j = 0; j < PawnSets.count(slice.black()); j++) {
                    int white = PawnSets.set(slice.white(), i);
                    int black = PawnSets.set(slice.black(), j);
                    if ((white & black) != 0) continue;
                    for (int side = 0; side < 2; side++) {
                        seen[0]++;
                        follows(
                                ORACLE,
                                KatarengaBoards.position(
                                        ORACLE.start(), side, white, black, slice.whitePoints(), slice.blackPoints()));
                    }
                }
        }
        assertThat(seen[0]).isEqualTo(2 * 4 * (240 + 2 * 1_680));
    }

    @Test
    void everyValueFollowsFromItsMovesInSamplesOfTheWholeBoard() {
        Rng rng = new Rng(1);
        for (Tablebase tables : List.of(ORACLE, solved(LOPSIDED)))
            for (int i = 0; i < 20_000; i++) follows(tables, tables.sample(2 + rng.below(7), rng));
    }

    /** A won position has a move to a lost one, a lost one only moves to won ones, a drawn one keeps its draw. */
    private static void follows(Oracle oracle, Position position) {
        int best = Oracle.LOSS;
        for (int move : GAME.moves(position)) {
            position.make(move);
            int value = Oracle.turned(oracle.value(position));
            position.unmake();
            assertThat(value).isNotEqualTo(Oracle.UNKNOWN);
            if (value == Oracle.WIN || value == Oracle.DRAW && best == Oracle.LOSS) best = value;
        }
        assertThat(oracle.value(position))
                .as(() -> GAME.notation().write(position))
                .isEqualTo(best);
    }

    @Test
    @Tag("slow")
    void whatASearchCanProveTheTablesKnow() {
        Rng rng = new Rng(2);
        int proven = 0;
        for (int i = 0; i < 3_000; i++) {
            Position position = ORACLE.sample(2 + rng.below(7), rng);
            int found = search(position, 4);
            if (found == Oracle.UNKNOWN) continue;
            proven++;
            assertThat(ORACLE.value(position)).isEqualTo(found);
        }
        assertThat(proven).isGreaterThan(500);
    }

    /** A win or a loss within so many plies, else unknown. */
    private static int search(Position position, int plies) {
        int result = position.result();
        if (result == Result.DRAW) return Oracle.DRAW;
        if (result != Result.ONGOING) return Result.winner(result) == position.sideToMove() ? Oracle.WIN : Oracle.LOSS;
        if (plies == 0) return Oracle.UNKNOWN;
        int best = Oracle.LOSS;
        boolean open = false;
        for (int move : GAME.moves(position)) {
            position.make(move);
            int value = Oracle.turned(search(position, plies - 1));
            position.unmake();
            if (value == Oracle.WIN) return Oracle.WIN;
            open |= value == Oracle.UNKNOWN;
            if (value == Oracle.DRAW) best = Oracle.DRAW;
        }
        return open ? Oracle.UNKNOWN : best;
    }

    @Test
    @Tag("slow")
    void imagesOfTheBoardHaveTheSameValues() {
        Tablebase straight = solved(LOPSIDED);
        Tablebase mirrored = solved(image(LOPSIDED, true, false));
        Tablebase turned = solved(image(LOPSIDED, true, true));
        Rng rng = new Rng(3);
        for (int i = 0; i < 20_000; i++) {
            Position position = straight.sample(2 + rng.below(7), rng);
            int[] pawns = {KatarengaBoards.pawns(position, 0), KatarengaBoards.pawns(position, 1)};
            int[] points = {KatarengaBoards.points(position, 0), KatarengaBoards.points(position, 1)};
            int side = position.sideToMove();
            int value = straight.value(position);
            assertThat(mirrored.value(KatarengaBoards.position(
                            mirrored.start(),
                            side,
                            image(pawns[0], false),
                            image(pawns[1], false),
                            points[0],
                            points[1])))
                    .isEqualTo(value);
            assertThat(turned.value(KatarengaBoards.position(
                            turned.start(),
                            1 - side,
                            image(pawns[1], true),
                            image(pawns[0], true),
                            points[1],
                            points[0])))
                    .isEqualTo(value);
        }
    }

    private static String image(String tiles, boolean leftRight, boolean upDown) {
        List<String> rows = new ArrayList<>();
        for (String row : tiles.split("/"))
            rows.add(leftRight ? new StringBuilder(row).reverse().toString() : row);
        if (upDown) Collections.reverse(rows);
        return String.join("/", rows);
    }

    private static int image(int pawns, boolean upDown) {
        int image = 0;
        for (int square = 0; square < 16; square++)
            if ((pawns >>> square & 1) != 0) image |= 1 << (upDown ? 15 - square : square ^ 3);
        return image;
    }

    /** Whoever goes by the tables wins every won position. */
    @Test
    void theWayToWinLeadsThere() {
        Rng rng = new Rng(4);
        for (int i = 0; i < 1_000; i++) {
            Position position = ORACLE.sample(2 + rng.below(7), rng);
            int winner = position.sideToMove();
            if (ORACLE.value(position) != Oracle.WIN) continue;
            for (int plies = 0; position.result() == Result.ONGOING; plies++) {
                position.make(
                        position.sideToMove() == winner
                                ? ORACLE.winningMove(position)
                                : position.playoutMove(rng, i % 2 == 0 ? Policy.RANDOM : Policy.GREEDY));
                assertThat(plies).isLessThan(400);
            }
            assertThat(position.result()).isEqualTo(Result.win(winner));
        }
    }

    @Test
    void otherBoardsAreUnknown() {
        assertThat(ORACLE.value(Games.parse("katarenga").start(1))).isEqualTo(Oracle.UNKNOWN);
        assertThat(ORACLE.value(GAME.start(1))).isEqualTo(Oracle.UNKNOWN);
        assertThat(ORACLE.value(ORACLE.start())).isNotEqualTo(Oracle.UNKNOWN);
        assertThat(ORACLE.pieces()).isEqualTo(8);
    }
}
