package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** TD(0) and TD(λ): visits are positions, and the best move leads to the position that is worst for the opponent. */
final class StateStudent extends TableStudent {
    private final MoveValues.OfStates states;
    private long key;
    private double value;

    StateStudent(ValueTable table, Rule rule, Game game, BooleanSupplier stop) {
        super(table, rule, game, stop);
        states = new MoveValues.OfStates(table, game.maxMoves());
    }

    @Override
    void begin(Position position) {
        arrive(position.viewKey());
    }

    private void arrive(long at) {
        key = at;
        value = table.get(at);
    }

    @Override
    int step(Position position, Rng rng, @Nullable Agent opponent) {
        if (learnsFrom(opponent)) episode.visit(key, value, value, false);
        else episode.pass();
        if (opponent != null) return make(position, opponent.pick(position));
        int count = position.moves(moves, 0);
        if (rule.winsFirst() && position.canWin()) return make(position, moves[winning(position, count)]);
        if (explores(rng)) return make(position, moves[rng.below(count)]);
        states.judge(position, moves, 0, count, values);
        int chosen = greedy(count, rng);
        position.make(moves[chosen]);
        key = states.after(chosen);
        value = -values[chosen];
        return moves[chosen];
    }

    private int make(Position position, int move) {
        position.make(move);
        arrive(position.viewKey());
        return move;
    }

    @Override
    double best(Position position) {
        return value;
    }

    /** With {@code terminal=learn} the position after the last move is a state like any other, worth a loss. */
    @Override
    void end(Position position) {
        boolean lost = Result.winner(position.result()) == 1 - position.sideToMove();
        if (lost && rule.learnsEnd()) table.add(key, rule.alpha() * (-1 - value));
    }
}
