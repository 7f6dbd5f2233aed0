package dev.kumite.agents;

import dev.kumite.games.StubGame;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.picture.Drawing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A heap of stones; the players take one or two in turn, and whoever takes the last one wins. */
public final class Takeaway extends StubGame {
    private final int stones;

    public Takeaway(int stones) {
        this.stones = stones;
    }

    @Override
    public String name() {
        return "takeaway";
    }

    @Override
    public String text() {
        return "takeaway";
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "First" : "Second";
    }

    @Override
    public Position start(long seed) {
        return new Heap(stones, 0);
    }

    @Override
    public int plyCap() {
        return stones;
    }

    @Override
    public int maxMoves() {
        return 2;
    }

    @Override
    public Drawing draw(Position position) {
        return new Drawing(1, List.of(), List.of(), List.of(), List.of());
    }

    /** Input n is on where there are more than n stones. */
    @Override
    public Inputs inputs() {
        return new Inputs() {
            @Override
            public String name() {
                return "takeaway";
            }

            @Override
            public int words() {
                return 1;
            }

            @Override
            public void read(Position position, long[] words) {
                words[0] = (1L << position.pieces(0)) - 1;
            }

            @Override
            public int phases() {
                return 1;
            }

            @Override
            public int phase(Position position) {
                return 0;
            }
        };
    }

    /** The key of a heap, which both sides see alike. */
    public static long key(int stones) {
        return Rng.mix(stones + 1);
    }

    /** A move is the number of stones taken; the moves before are two bits each. */
    private static final class Heap implements Position {
        private int stones;
        private int side;
        private long past;

        Heap(int stones, int side) {
            this.stones = stones;
            this.side = side;
        }

        @Override
        public int sideToMove() {
            return side;
        }

        @Override
        public int moves(int[] out, int at) {
            int end = at;
            for (int take = 1; take <= Math.min(2, stones); take++) out[end++] = take;
            return end;
        }

        @Override
        public int countMoves() {
            return Math.min(2, stones);
        }

        @Override
        public void make(int move) {
            stones -= move;
            side ^= 1;
            past = past << 2 | move;
        }

        @Override
        public void unmake() {
            stones += (int) (past & 3);
            side ^= 1;
            past >>>= 2;
        }

        @Override
        public int result() {
            return stones > 0 ? Result.ONGOING : Result.win(1 - side);
        }

        @Override
        public Ending ending() {
            return Ending.NONE;
        }

        @Override
        public long key() {
            return Takeaway.key(stones);
        }

        @Override
        public Position copy() {
            return new Heap(stones, side);
        }

        @Override
        public void become(Position other) {
            stones = ((Heap) other).stones;
            side = ((Heap) other).side;
        }

        @Override
        public int pieces(int of) {
            return stones;
        }

        @Override
        public boolean captures(int move) {
            return false;
        }

        @Override
        public boolean canWin() {
            return stones == 1 || stones == 2;
        }

        @Override
        public int playoutMove(Rng rng, Policy policy) {
            return 1 + rng.below(countMoves());
        }

        @Override
        public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
            int plies = 0;
            for (; plies < maxPlies && stones > 0; plies++) make(playoutMove(rng, policy));
            return plies;
        }
    }
}
