package dev.kumite.agents.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Budget;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.minimax.FixedDepthSearch.PlainSearch;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The worked example of nus, appendix B: a tree of depth 3 with two moves everywhere. The left half is the paper's: C has
 * the leaves D = −2 and E = 5, F has G = 7 and H, B chooses between C = 5 and F = 7, and A is worth 5 by going left. (The
 * text calls E 4 once, and reckons with 5.) H is not printed; the right half is in the figure only, which the text does
 * not repeat, so both are ours here: at most 7, and worth less than 5.
 */
class WorkedExampleTest {
    private static final int LEFT = 0;
    private static final int[] LEAVES = {-2, 5, 7, 3, -4, 1, 6, 2};
    private static final int D = 8;
    private static final int G = 10;
    private static final int H = 11;
    private static final Budget DEPTH = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, 3, Long.MAX_VALUE);
    /** Only its width matters, the room for the moves of a position. */
    private static final Game WIDE = Games.parse("onitama");

    /** A node by its number in the tree, 1 at the top; the leaves are 8 to 15. A move is 0 for left, 1 for right. */
    private static final class Node implements Position {
        private int number;

        Node(int number) {
            this.number = number;
        }

        private int depth() {
            return 31 - Integer.numberOfLeadingZeros(number);
        }

        @Override
        public int sideToMove() {
            return depth() & 1;
        }

        @Override
        public int moves(int[] out, int at) {
            out[at] = 0;
            out[at + 1] = 1;
            return at + 2;
        }

        @Override
        public int countMoves() {
            return 2;
        }

        @Override
        public void make(int move) {
            number = 2 * number + move;
        }

        @Override
        public void unmake() {
            number /= 2;
        }

        @Override
        public int result() {
            return Result.ONGOING;
        }

        @Override
        public Ending ending() {
            return Ending.NONE;
        }

        @Override
        public long key() {
            return Rng.mix(number);
        }

        @Override
        public Position copy() {
            return new Node(number);
        }

        @Override
        public void become(Position other) {
            number = ((Node) other).number;
        }

        @Override
        public int pieces(int side) {
            return 1;
        }

        @Override
        public boolean captures(int move) {
            return false;
        }

        @Override
        public boolean canWin() {
            return false;
        }

        @Override
        public int playoutMove(Rng rng, Policy policy) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
            throw new UnsupportedOperationException();
        }
    }

    /** The leaves' numbers, which are the first player's, for the player to move; remembers which were asked for. */
    private static final class Printed implements Evaluation {
        final List<Integer> asked = new ArrayList<>();

        @Override
        public String name() {
            return "printed";
        }

        @Override
        public String help() {
            return "the numbers of figure B.1";
        }

        @Override
        public int score(Position position) {
            int leaf = ((Node) position).number;
            asked.add(leaf);
            return position.sideToMove() == 0 ? LEAVES[leaf - D] : -LEAVES[leaf - D];
        }

        @Override
        public double scale() {
            return 10;
        }
    }

    private static RootTable searched(FixedDepthSearch search) {
        search.begin(new Node(1), new Stopwatch(DEPTH, Thinking.unwatched()));
        RootTable root = new RootTable(new int[] {0, 1}, 1);
        assertThat(search.pass(root, 3)).isTrue();
        return root;
    }

    @Test
    void minimaxLooksAtEveryLeafAndGoesLeftForFive() {
        Printed evaluation = new Printed();
        RootTable root = searched(new PlainSearch(WIDE, evaluation, DEPTH));
        assertThat(root.best()).isEqualTo(5);
        assertThat(root.moves[root.chosen()]).isEqualTo(LEFT);
        assertThat(evaluation.asked).containsExactly(8, 9, 10, 11, 12, 13, 14, 15);
    }

    @Test
    void alphaBetaFindsTheSameWithoutLookingAtH() {
        Printed evaluation = new Printed();
        RootTable root = searched(new PrunedSearch(WIDE, evaluation, DEPTH, null));
        assertThat(root.best()).isEqualTo(5);
        assertThat(root.moves[root.chosen()]).isEqualTo(LEFT);
        assertThat(evaluation.asked).startsWith(8, 9, G).doesNotContain(H);
        // In the right half 1 is already too little: the player has 5 on the left.
        assertThat(evaluation.asked).containsExactly(8, 9, G, 12, 13);
    }
}
