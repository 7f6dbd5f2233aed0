package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Q and Watkins's Q(λ): visits are moves in positions; whatever was played, the best move of the next position counts. */
final class ActionStudent extends TableStudent {
    private final MoveValues.OfActions actions;

    ActionStudent(ValueTable table, Rule rule, Game game, BooleanSupplier stop) {
        super(table, rule, game, stop);
        actions = new MoveValues.OfActions(table);
    }

    @Override
    void begin(Position position) {}

    @Override
    int step(Position position, Rng rng, @Nullable Agent opponent) {
        if (opponent != null && !learnsFrom(opponent)) {
            int move = opponent.pick(position);
            episode.pass();
            position.make(move);
            return move;
        }
        int count = position.moves(moves, 0);
        actions.judge(position, moves, 0, count, values);
        int best = greedy(count, rng);
        int chosen = best;
        if (opponent != null) chosen = place(opponent.pick(position), count);
        else if (rule.winsFirst() && position.canWin()) chosen = winning(position, count);
        else if (explores(rng)) chosen = rng.below(count);
        long key = MoveValues.OfActions.key(position.viewKey(), position.viewMove(moves[chosen]));
        episode.visit(key, values[chosen], values[best], values[chosen] < values[best]);
        position.make(moves[chosen]);
        return moves[chosen];
    }

    private int place(int move, int count) {
        int at = 0;
        while (at < count - 1 && moves[at] != move) at++;
        return at;
    }

    @Override
    double best(Position position) {
        int count = position.moves(moves, 0);
        actions.judge(position, moves, 0, count, values);
        double best = values[0];
        for (int i = 1; i < count; i++) best = Math.max(best, values[i]);
        return best;
    }
}
