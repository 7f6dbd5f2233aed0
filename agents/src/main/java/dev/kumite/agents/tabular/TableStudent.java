package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Plays training games: sometimes a random move, otherwise the best known one; learns when the game is over. */
abstract class TableStudent implements Student {
    final ValueTable table;
    final Rule rule;
    final int[] moves;
    /** The value of each move for the player who makes it. */
    final double[] values;

    final Episode episode = new Episode();

    private final int plyCap;
    private final BooleanSupplier stop;
    private double epsilon;

    TableStudent(ValueTable table, Rule rule, Game game, BooleanSupplier stop) {
        this.table = table;
        this.rule = rule;
        this.stop = stop;
        plyCap = game.plyCap();
        moves = new int[game.maxMoves()];
        values = new double[game.maxMoves()];
    }

    @Override
    public final int play(Position position, Rng rng, @Nullable Agent opponent, int side) {
        episode.clear();
        epsilon = rule.exploration().start();
        begin(position);
        while (position.result() == Result.ONGOING && episode.length() < plyCap && !stop.getAsBoolean()) {
            boolean own = opponent == null || position.sideToMove() == side;
            int move = step(position, rng, own ? null : opponent);
            if (own) epsilon = rule.exploration().next(epsilon);
            if (opponent != null) opponent.played(move);
        }
        if (position.result() == Result.ONGOING) episode.learnSoFar(table, rule, best(position));
        else episode.learnEnd(table, rule, reward(position));
        end(position);
        return position.result();
    }

    /** For the player who moved last. */
    private static double reward(Position position) {
        int winner = Result.winner(position.result());
        return winner < 0 ? 0 : winner == position.sideToMove() ? -1 : 1;
    }

    /** A game begins here. */
    abstract void begin(Position position);

    /** Makes one move, the opponent's where there is one, and notes the visit. */
    abstract int step(Position position, Rng rng, @Nullable Agent opponent);

    /** The best value that the table knows here, for the player to move. */
    abstract double best(Position position);

    /** The game is over, or was left. */
    void end(Position position) {}

    /** Whether a move is learned from that the learner makes, or an opponent. */
    final boolean learnsFrom(@Nullable Agent opponent) {
        return opponent == null || rule.learnsAll();
    }

    final boolean explores(Rng rng) {
        return rng.real() < epsilon;
    }

    /** The place of a best value, each of equal ones as likely as the next. */
    final int greedy(int count, Rng rng) {
        return MoveValues.best(values, count, rng);
    }

    /** The place of a move that wins at once. */
    final int winning(Position position, int count) {
        int at = 0;
        while (at < count - 1 && !position.wins(moves[at])) at++;
        return at;
    }

    /** TD(0) and TD(λ): visits are positions, and the best move leads to the position that is worst for the opponent. */
    static final class StateStudent extends TableStudent {
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

    /** Q and Watkins's Q(λ): visits are moves in positions; whatever was played, the best move of the next position counts. */
    static final class ActionStudent extends TableStudent {
        private final MoveValues.OfActions actions;

        ActionStudent(ValueTable table, Rule rule, Game game, BooleanSupplier stop) {
            super(table, rule, game, stop);
            actions = new MoveValues.OfActions(table, game.maxMoves());
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
}
