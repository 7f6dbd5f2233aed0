package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The short cuts of the position against its list of moves, on boards that random games hardly ever reach. */
class CrowdedBoardsTest {
    private static final int BOARDS = 2000;

    private final Game game = new CheckersGame();

    private static void everywhere(Consumer<CheckersPosition> check) {
        Rng rng = new Rng(23);
        for (int i = 0; i < BOARDS; i++) check.accept(CheckersTest.crowd(rng));
    }

    /** One or two pieces with kings of the player to move on every square they could go to, one of which steps back. */
    private static CheckersPosition nearlyShutIn(Rng rng) {
        while (true) {
            int side = rng.below(2);
            long shut = square(rng);
            if (rng.below(2) == 0) shut |= square(rng);
            long crowned = rng.below(2) == 0 ? shut : shut & Board.CROWNING;
            long up = Board.upward(shut, crowned, 1 - side);
            long down = Board.downward(shut, crowned, 1 - side);
            long above = up << 4 | up << 5 | up << 8 | up << 10;
            long below = down >>> 4 | down >>> 5 | down >>> 8 | down >>> 10;
            long around = (above | below) & Board.SQUARES & ~shut;
            long one = square(rng) & around;
            long back = (one << 4 | one << 5 | one >>> 4 | one >>> 5) & Board.empty(shut, around);
            if (back == 0 || Long.bitCount(around) > 12) continue;
            long own = around ^ one | Long.lowestOneBit(back);
            return new CheckersPosition(side == 0 ? own : shut, side == 0 ? shut : own, crowned | own, side, 0);
        }
    }

    private static long square(Rng rng) {
        return Board.bit(1 + rng.below(32));
    }

    private int[] wins(Position position) {
        return Arrays.stream(game.moves(position)).filter(position::wins).toArray();
    }

    @Test
    void movesAreCountedWithoutListingThem() {
        everywhere(position -> {
            int[] moves = game.moves(position);
            assertThat(position.countMoves()).isEqualTo(moves.length);
            assertThat(position.mustCapture()).isEqualTo(Arrays.stream(moves).anyMatch(position::captures));
        });
    }

    @Test
    void aWinIsSeenAndTheGreedyPolicyTakesIt() {
        Rng rng = new Rng(29);
        int byStep = 0;
        for (int i = 0; i < BOARDS; i++) {
            CheckersPosition position = nearlyShutIn(rng);
            int[] wins = wins(position);
            assertThat(position.canWin()).as(game.notation().write(position)).isEqualTo(wins.length > 0);
            if (wins.length == 0) continue;
            assertThat(wins).contains(position.playoutMove(rng, Policy.GREEDY));
            if (!position.mustCapture()) byStep++;
        }
        assertThat(byStep).as("boards where a step shuts the other side in").isGreaterThan(100);
    }

    /** One piece more or a crown: each changes 32 of 64 bits on average, as chance would, with a standard error of 0.1. */
    @Test
    void whateverChangesOnTheBoardChangesHalfOfTheKey() {
        long[] changed = new long[3];
        everywhere(position -> {
            long free = Long.lowestOneBit(Board.empty(position.black(), position.white()));
            changed[0] += bits(position, position.black() | free, position.white(), position.kings());
            changed[1] += bits(position, position.black(), position.white() | free, position.kings());
            changed[2] += bits(position, position.black(), position.white(), position.kings() ^ free);
        });
        for (long bits : changed) assertThat(bits / (double) BOARDS).isEqualTo(32, within(0.8));
    }

    private static int bits(CheckersPosition before, long black, long white, long kings) {
        long after =
                CheckersPosition.of(black, white, kings, before.sideToMove()).key();
        return Long.bitCount(before.key() ^ after);
    }
}
