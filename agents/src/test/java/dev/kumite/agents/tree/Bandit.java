package dev.kumite.agents.tree;

import dev.kumite.games.StubGame;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Side 0 pulls one of several arms; then side 1 has the one move 0, with which it loses. What counts is the playout: it
 * wins for side 0 with the arm's chance and is as long as the arm says, all its moves being 0.
 */
final class Bandit extends StubGame {
    private final double[] chances;
    private final int[] lengths;

    Bandit(double[] chances, int[] lengths) {
        this.chances = chances;
        this.lengths = lengths;
    }

    double[] chances() {
        return chances;
    }

    static Bandit of(double... chances) {
        int[] lengths = new int[chances.length];
        Arrays.fill(lengths, 1);
        return new Bandit(chances, lengths);
    }

    @Override
    public String name() {
        return "bandit";
    }

    @Override
    public String text() {
        return "bandit";
    }

    @Override
    public String sideName(int side) {
        return "side " + side;
    }

    @Override
    public Position start(long seed) {
        return new Pull();
    }

    @Override
    public int plyCap() {
        return 100;
    }

    @Override
    public int maxMoves() {
        return chances.length;
    }

    @Override
    public List<Evaluation> evaluations() {
        return List.of(new Material());
    }

    private final class Pull implements Position {
        private int arm = -1;
        private int ply;
        private int result = Result.ONGOING;

        @Override
        public int sideToMove() {
            return ply & 1;
        }

        @Override
        public int moves(int[] out, int at) {
            int count = result != Result.ONGOING ? 0 : ply == 0 ? chances.length : 1;
            for (int i = 0; i < count; i++) out[at + i] = i;
            return at + count;
        }

        @Override
        public int countMoves() {
            return moves(new int[chances.length], 0);
        }

        @Override
        public void make(int move) {
            if (ply++ == 0) arm = move;
            else result = Result.WIN_0;
        }

        @Override
        public void unmake() {
            if (--ply == 0) arm = -1;
            result = Result.ONGOING;
        }

        @Override
        public int result() {
            return result;
        }

        @Override
        public Ending ending() {
            return result == Result.ONGOING ? Ending.NONE : Ending.AGREED;
        }

        @Override
        public long key() {
            return 1 + arm + 100L * ply;
        }

        @Override
        public Position copy() {
            Pull copy = new Pull();
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Position other) {
            Pull from = (Pull) other;
            arm = from.arm;
            ply = from.ply;
            result = from.result;
        }

        @Override
        public int pieces(int side) {
            return side == 0 ? arm : 0;
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
            return 0;
        }

        @Override
        public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
            int plies = Math.min(maxPlies, lengths[arm]);
            if (trace != null) for (int i = 0; i < plies; i++) trace[i] = 0;
            if (plies == lengths[arm]) result = rng.real() < chances[arm] ? Result.WIN_0 : Result.WIN_1;
            ply += plies;
            return plies;
        }
    }
}
