package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.MovePolicy;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** Plays what a policy picks. */
final class PolicyAgent implements Agent {
    private final Game game;
    private final MovePolicy policy;
    private final Rng rng;

    PolicyAgent(Game game, MovePolicy policy, long seed) {
        this.game = game;
        this.policy = policy;
        this.rng = new Rng(seed);
    }

    @Override
    public int pick(Position position) {
        return position.result() == Result.ONGOING ? policy.pick(position, rng) : Choice.NO_MOVE;
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        long start = System.nanoTime();
        int move = policy.pick(position, rng);
        List<RootMove> rootMoves = new ArrayList<>();
        rootMoves.add(new RootMove(move, 0, value(position, move)));
        for (int other : game.moves(position))
            if (other != move) rootMoves.add(new RootMove(other, 0, value(position, other)));
        return Choice.of(move, value(position, move), List.copyOf(rootMoves)).withTime(System.nanoTime() - start);
    }

    /** A policy expects nothing; only a move that ends the game has a value. */
    private static double value(Position position, int move) {
        return position.wins(move) ? 1 : 0;
    }
}
