package dev.kumite.lab.experiment.measure;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;

/** Judges moves: a fixed strong search evaluates the position before and after the move. */
public final class Judge {
    static final String AGENT = "strong(nodes=10k, memory=4m, eval=default)";

    /** Values from −1 to 1 that differ by less count as equal, because the search is not exact. */
    static final double TOLERANCE = 0.05;

    private final AgentMaker maker;

    public Judge(Agents agents) {
        maker = agents.parse(AGENT);
    }

    boolean keepsTheValue(Game game, Position position, int move) {
        Position copy = position.copy();
        int side = copy.sideToMove();
        try (Agent agent = maker.create(game, 0)) {
            var choice = agent.choose(copy, Thinking.unwatched());
            if (choice.move() == move) return true;
            copy.make(move);
            return valueFor(game, copy, side) > choice.value() - TOLERANCE;
        }
    }

    private double valueFor(Game game, Position position, int side) {
        if (position.result() != Result.ONGOING) {
            int winner = Result.winner(position.result());
            return winner < 0 ? 0 : winner == side ? 1 : -1;
        }
        try (Agent agent = maker.create(game, 0)) {
            double value = agent.choose(position, Thinking.unwatched()).value();
            return position.sideToMove() == side ? value : -value;
        }
    }
}
