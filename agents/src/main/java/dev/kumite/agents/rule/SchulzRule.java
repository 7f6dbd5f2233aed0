package dev.kumite.agents.rule;

import dev.kumite.games.Game;
import dev.kumite.games.Result;
import dev.kumite.games.Schulz;
import dev.kumite.games.Terrain;

/**
 * The HeuristicAi of schulz 4.2: a winning move if there is one; a move that lets the opponent win at once is worth
 * minus infinity; any other is worth what {@link Schulz#judge} says of the position after it, for the player who moved.
 */
public final class SchulzRule extends MoveRule {
    private final Schulz schulz;

    public SchulzRule(Game game, Schulz schulz) {
        super(game.maxMoves());
        this.schulz = schulz;
    }

    @Override
    public int score(Terrain position, int move) {
        int side = position.sideToMove();
        position.make(move);
        int score = after(position, side);
        position.unmake();
        return score;
    }

    private int after(Terrain position, int side) {
        int result = position.result();
        if (result == Result.win(side)) return WINS;
        if (result == Result.win(1 - side) || position.canWin()) return LOSES;
        return schulz.judge(position, side);
    }
}
