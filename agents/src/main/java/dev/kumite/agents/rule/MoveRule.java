package dev.kumite.agents.rule;

import dev.kumite.agents.MovePolicy;
import dev.kumite.games.Game;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Schulz;

/** Scores every legal move and picks one of the best; equal ones are equally likely. */
public abstract class MoveRule implements MovePolicy {
    /** A move that wins at once. */
    public static final int WINS = Integer.MAX_VALUE;
    /** A move after which the opponent wins at once: schulz's minus infinity. */
    public static final int LOSES = Integer.MIN_VALUE;

    private final int[] moves;

    MoveRule(int maxMoves) {
        moves = new int[maxMoves];
    }

    /** The score of a legal move; the position is left as it was. */
    public abstract int score(BoardFeatures position, int move);

    /** One pass that keeps one of the best: the n-th equal takes the place with probability 1/n. */
    @Override
    public final int pick(Position position, Rng rng) {
        BoardFeatures terrain = (BoardFeatures) position;
        int count = terrain.moves(moves, 0);
        int best = score(terrain, moves[0]);
        int chosen = moves[0];
        int equals = 1;
        for (int i = 1; i < count; i++) {
            int score = score(terrain, moves[i]);
            if (score < best) continue;
            equals = score > best ? 1 : equals + 1;
            best = score;
            if (equals == 1 || rng.below(equals) == 0) chosen = moves[i];
        }
        return chosen;
    }

    /**
     * The HeuristicAi of schulz 4.2: a winning move if there is one; a move that lets the opponent win at once is worth
     * minus infinity; any other is worth what {@link Schulz#judge} says of the position after it, for the player who moved.
     */
    public static final class OfSchulz extends MoveRule {
        private final Schulz schulz;

        public OfSchulz(Game game, Schulz schulz) {
            super(game.maxMoves());
            this.schulz = schulz;
        }

        @Override
        public int score(BoardFeatures position, int move) {
            boolean foreseen = position.foreseesWins();
            if (foreseen && position.wins(move)) return WINS;
            if (foreseen && position.allowsWin(move)) return LOSES;
            int side = position.sideToMove();
            position.make(move);
            int score = foreseen ? schulz.judge(position, side) : after(position, side);
            position.unmake();
            return score;
        }

        private int after(BoardFeatures position, int side) {
            int result = position.result();
            if (result == Result.win(side)) return WINS;
            if (result == Result.win(1 - side) || position.canWin()) return LOSES;
            return schulz.judge(position, side);
        }
    }

    /**
     * zemlin's heuristic agent: a step forward is worth 1, a capture 2, both together 3. By the paper's words it takes wins
     * that are at hand; in its program the bonus for winning never fired, which is what {@code winsFirst = false} is for.
     */
    public static final class OfZemlin extends MoveRule {
        private static final int FORWARD = 1;
        private static final int CAPTURE = 2;

        private final boolean winsFirst;

        public OfZemlin(Game game, boolean winsFirst) {
            super(game.maxMoves());
            this.winsFirst = winsFirst;
        }

        @Override
        public int score(BoardFeatures position, int move) {
            if (winsFirst && position.wins(move)) return WINS;
            return (position.advances(move) ? FORWARD : 0) + (position.captures(move) ? CAPTURE : 0);
        }
    }
}
