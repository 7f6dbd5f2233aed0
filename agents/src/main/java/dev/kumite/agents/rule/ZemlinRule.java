package dev.kumite.agents.rule;

import dev.kumite.games.Game;
import dev.kumite.games.Terrain;

/**
 * zemlin's heuristic agent: a step forward is worth 1, a capture 2, both together 3. By the paper's words it takes wins
 * that are at hand; in its program the bonus for winning never fired, which is what {@code winsFirst = false} is for.
 */
public final class ZemlinRule extends MoveRule {
    private static final int FORWARD = 1;
    private static final int CAPTURE = 2;

    private final boolean winsFirst;

    public ZemlinRule(Game game, boolean winsFirst) {
        super(game.maxMoves());
        this.winsFirst = winsFirst;
    }

    @Override
    public int score(Terrain position, int move) {
        if (winsFirst && position.wins(move)) return WINS;
        return (position.advances(move) ? FORWARD : 0) + (position.captures(move) ? CAPTURE : 0);
    }
}
