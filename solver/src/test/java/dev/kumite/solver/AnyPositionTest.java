package dev.kumite.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.oracle.Oracle;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every position of a table is drawn, each as often as the others. */
class AnyPositionTest {
    @TempDir
    static Path folder = Path.of("");

    private static Oracle solved(Game game, int pieces) {
        Solver solver = Solver.of(game).orElseThrow();
        solver.solve(game, pieces, folder, 1, (table, slice, done, all) -> {});
        return solver.open(game, pieces, folder);
    }

    private static Map<Long, Integer> draw(Oracle oracle, int draws) {
        Rng rng = new Rng(1);
        Map<Long, Integer> drawn = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            Position position = oracle.any(rng);
            assertThat(position.result()).isEqualTo(Result.ONGOING);
            drawn.merge(position.key(), 1, Integer::sum);
        }
        return drawn;
    }

    private static void equallyOften(Map<Long, Integer> drawn, int draws) {
        Map<Long, Double> expected = new HashMap<>();
        for (Long key : drawn.keySet()) expected.put(key, (double) draws / drawn.size());
        Fairness.check(drawn, expected);
    }

    /** Each board has positions of its own, whichever was looked up last; without a board there are none. */
    @Test
    void ofTheBoardThatTheGameNames() {
        Rng rng = new Rng(1);
        List<String> boards = List.of("KRBN/NKRB/BNKR/RBNK", "KKRB/NRBB/KNNR/BRKN");
        List<Oracle> oracles = boards.stream()
                .map(tiles -> solved(Games.parse("katarenga(tiles=" + tiles + ")"), 8))
                .toList();
        for (int i = 0; i < boards.size(); i++) {
            Position position = oracles.get(i).any(rng);
            assertThat(KatarengaBoards.tiles(position)).isEqualTo(boards.get(i));
            assertThat(oracles.get(i).value(position)).isNotEqualTo(Oracle.UNKNOWN);
            assertThat(oracles.get(1 - i).value(position)).isEqualTo(Oracle.UNKNOWN);
        }
        Game anyBoard = Games.parse("katarenga(size=4)");
        Oracle all = Solver.of(anyBoard).orElseThrow().open(anyBoard, 8, folder);
        assertThatThrownBy(() -> all.any(rng)).isInstanceOf(BadInput.class).hasMessageContaining("name its tiles");
    }

    /** Two masters: 16,590 positions for the side to move, which is Blue or Red. */
    @Test
    void ofOnitama() {
        int draws = 600_000;
        Map<Long, Integer> drawn = draw(solved(Games.parse("onitama(cards=ox+boar+horse+elephant+crab)"), 2), draws);
        assertThat(drawn).hasSize(2 * 16_590);
        equallyOften(drawn, draws);
    }

    /** Two pieces: 3,488 positions for the side to move, in some of which it has no move and has lost. */
    @Test
    void ofCheckers() {
        int draws = 200_000;
        Map<Long, Integer> drawn = draw(solved(Games.parse("checkers"), 2), draws);
        assertThat(drawn).hasSizeBetween(2 * 3_400, 2 * 3_487);
        equallyOften(drawn, draws);
    }

    /** Too many positions to count each: by pawns, points and the side to move. */
    @Test
    @Tag("slow")
    void ofKatarenga() {
        Oracle oracle = solved(Games.parse("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)"), 8);
        Map<String, Integer> drawn = new HashMap<>();
        Map<String, Double> expected = new HashMap<>();
        int draws = 200_000;
        Rng rng = new Rng(2);
        Game game = Games.parse("katarenga(size=4)");
        for (int i = 0; i < draws; i++) {
            Position position = oracle.any(rng);
            int[] points = game.draw(position).points().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            drawn.merge(
                    kind(position.sideToMove(), position.pieces(0), position.pieces(1), points[0], points[1]),
                    1,
                    Integer::sum);
        }
        for (int side = 0; side < 2; side++)
            for (int white = 1; white <= 4; white++)
                for (int black = 1; black <= 4; black++)
                    for (int points = 0; points < 4; points++)
                        if (white + points / 2 <= 4 && black + points % 2 <= 4)
                            expected.put(
                                    kind(side, white, black, points / 2, points % 2),
                                    choose(16, white) * choose(16 - white, black) * draws / 8_353_480);
        Fairness.check(drawn, expected);
    }

    private static String kind(int side, int white, int black, int whitePoints, int blackPoints) {
        return side + ":" + white + "+" + whitePoints + "-" + black + "+" + blackPoints;
    }

    private static double choose(int n, int k) {
        return k == 0 ? 1 : choose(n - 1, k - 1) * n / k;
    }
}
