package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Student;
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
}
