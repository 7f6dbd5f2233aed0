package dev.kumite.solver.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tables say, against published counts, a plain solver, the rules and plain search. */
class OnitamaTablesTest {
    private static final String CARDS = "ox+boar+horse+elephant+crab";
    /** Cards that seldom let a lone master move: here players have to pass. */
    private static final String STIFF = "tiger+kirin+rabbit+dragon+crane";

    private static final String LOPSIDED = "rabbit+cobra+rooster+tiger+monkey";
    private static final String MIRRORED = "frog+eel+goose+tiger+monkey";

    @TempDir
    private static Path folder;

    private static Oracle oracle;

    private static final Map<String, Game> GAMES = new HashMap<>();

    private static Game game(String cards) {
        return GAMES.computeIfAbsent(cards, five -> Games.parse("onitama(cards=" + five + ")"));
    }

    private static Solver.Report solve(String cards) {
        return new OnitamaSolver().solve(game(cards), 4, folder, 2, (table, slice, done, all) -> {});
    }

    private static Oracle solved(String cards) {
        solve(cards);
        return new OnitamaSolver().open(game(cards), 4, folder);
    }

    @BeforeAll
    static void build() {
        oracle = solved(CARDS);
    }

    @Test
    void theCountsAreThePublishedOnes() {
        List<Counts> counts =
                solve(CARDS).tables().stream().map(Solver.BuiltTable::counts).toList();
        assertThat(counts.get(0)).isEqualTo(new Counts(16_590, 11_514, 5_181, 5_076, 0));
        assertThat(counts.get(0).plus(counts.get(1)))
                .isEqualTo(new Counts(9_174_270, 6_752_579, 3_787_692, 2_419_523, 2_168));
    }

    @Test
    @Tag("slow")
    void everyValueIsThatOfThePlainSolver() {
        PlainSolver plain = new PlainSolver(STIFF);
        List<Counts> counts =
                solve(STIFF).tables().stream().map(Solver.BuiltTable::counts).toList();
        assertThat(counts.get(0)).isEqualTo(plain.counts(0));
        assertThat(counts.get(0).plus(counts.get(1))).isEqualTo(plain.counts(1));
        Oracle tables = solved(STIFF);
        Rng rng = new Rng(1);
        for (int i = 0; i < 100_000; i++) {
            Position position = tables.sample(2 + rng.below(3), rng);
            assertThat(tables.value(position)).isEqualTo(plain.value(position));
        }
    }

    /** A won position has a move to a lost one, a lost one only moves to won ones, a drawn one keeps its draw. */
    @ParameterizedTest
    @ValueSource(strings = {CARDS, STIFF, LOPSIDED})
    void everyValueFollowsFromItsMoves(String cards) {
        Oracle tables = solved(cards);
        Game game = game(cards);
        Rng rng = new Rng(2);
        for (int i = 0; i < 20_000; i++) {
            Position position = tables.sample(2 + rng.below(3), rng);
            int best = Oracle.LOSS;
            for (int move : game.moves(position)) {
                position.make(move);
                int value = Oracle.turned(tables.value(position));
                position.unmake();
                assertThat(value).isNotEqualTo(Oracle.UNKNOWN);
                if (value == Oracle.WIN || value == Oracle.DRAW && best == Oracle.LOSS) best = value;
            }
            assertThat(tables.value(position))
                    .as(() -> game.notation().write(position))
                    .isEqualTo(best);
        }
    }

    @Test
    void whatASearchCanProveTheTablesKnow() {
        Game game = game(CARDS);
        Rng rng = new Rng(3);
        int proven = 0;
        for (int i = 0; i < 3_000; i++) {
            Position position = oracle.sample(2 + rng.below(3), rng);
            int found = search(game, position, 4);
            if (found == Oracle.UNKNOWN) continue;
            proven++;
            assertThat(oracle.value(position)).isEqualTo(found);
        }
        assertThat(proven).isGreaterThan(1_500);
    }

    /** A win or a loss within so many plies, else unknown. */
    private static int search(Game game, Position position, int plies) {
        if (position.result() != Result.ONGOING) return Oracle.LOSS;
        if (plies == 0) return Oracle.UNKNOWN;
        int best = Oracle.LOSS;
        for (int move : game.moves(position)) {
            position.make(move);
            int value = Oracle.turned(search(game, position, plies - 1));
            position.unmake();
            if (value == Oracle.WIN) return Oracle.WIN;
            if (value == Oracle.UNKNOWN) best = Oracle.UNKNOWN;
        }
        return best;
    }

    @Test
    @Tag("slow")
    void theOtherSideOfTheBoardAndItsMirrorImageHaveTheSameValues() {
        Oracle straight = solved(LOPSIDED);
        Oracle mirrored = solved(MIRRORED);
        Rng rng = new Rng(4);
        for (int i = 0; i < 20_000; i++) {
            Position position = straight.sample(2 + rng.below(3), rng);
            String text = game(LOPSIDED).notation().write(position);
            int value = straight.value(position);
            assertThat(mirrored.value(game(MIRRORED).notation().read(Images.mirrored(text))))
                    .isEqualTo(value);
            assertThat(straight.value(game(LOPSIDED).notation().read(Images.turned(text))))
                    .isEqualTo(value);
        }
    }

    @Test
    void samplesAreOfTheSizeThatWasAskedFor() {
        Rng rng = new Rng(5);
        int won = 0;
        for (int i = 0; i < 1_000; i++) {
            Position position = oracle.sample(3 + i % 2, rng);
            assertThat(position.pieces(0) + position.pieces(1)).isEqualTo(3 + i % 2);
            assertThat(position.result()).isEqualTo(Result.ONGOING);
            String text = game(CARDS).notation().write(position);
            assertThat(game(CARDS).notation().read(text).key()).isEqualTo(position.key());
            if (oracle.value(position) == Oracle.WIN) won++;
        }
        assertThat(won).isBetween(500, 900);
    }

    /** Whoever goes by the tables wins every won position, against a player who delays it at random or as best he can. */
    @Test
    void theWayToWinLeadsThere() {
        Rng rng = new Rng(6);
        for (int i = 0; i < 2_000; i++) {
            Position position = oracle.sample(2 + rng.below(3), rng);
            int winner = position.sideToMove();
            if (oracle.value(position) != Oracle.WIN) continue;
            int plies = 0;
            for (; position.result() == Result.ONGOING; plies++)
                position.make(
                        position.sideToMove() == winner
                                ? oracle.winningMove(position)
                                : i % 2 == 0 ? position.playoutMove(rng, Policy.RANDOM) : longest(position));
            assertThat(position.result()).isEqualTo(Result.win(winner));
            assertThat(plies).isLessThan(100);
        }
    }

    /** The move after which the tables need most waves to win. */
    private static int longest(Position position) {
        int best = Oracle.NO_MOVE;
        int most = -1;
        for (int move : game(CARDS).moves(position)) {
            position.make(move);
            int waves = position.result() == Result.ONGOING ? waves(position) : 0;
            position.unmake();
            if (waves <= most) continue;
            most = waves;
            best = move;
        }
        return best;
    }

    /** How soon the winner can reach a lost position. */
    private static int waves(Position position) {
        int least = Integer.MAX_VALUE;
        for (int move : game(CARDS).moves(position)) {
            position.make(move);
            if (position.result() != Result.ONGOING) least = 0;
            else if (oracle.value(position) == Oracle.LOSS)
                least = Math.min(least, ((Tablebase) oracle).lateWave(position));
            position.unmake();
        }
        return least;
    }

    @Test
    void otherPositionsAreUnknown() {
        Position other = game(LOPSIDED).start(1);
        assertThat(oracle.value(other)).isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.value(solved(LOPSIDED).sample(4, new Rng(7)))).isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.value(Games.parse("onitama(size=7)").start(1))).isEqualTo(Oracle.UNKNOWN);
        assertThat(OnitamaBoards.isFiveByFive(other)).isTrue();
        assertThat(oracle.pieces()).isEqualTo(4);
    }
}
