package dev.kumite.agents.flat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.List;
import java.util.OptionalInt;

/**
 * Plays rounds of playouts, one from the position after every legal move, and takes the move with the highest score. A
 * playout that reaches the game's ply cap counts as a draw.
 */
final class FlatAgent implements Agent {
    private final Game game;
    private final Budget budget;
    private final long playouts;
    private final Policy policy;
    private final FlatType.PlayoutScore score;
    private final Rng rng;
    private long plies;

    FlatAgent(Game game, Budget budget, long playouts, Policy policy, FlatType.PlayoutScore score, long seed) {
        this.game = game;
        this.budget = budget;
        this.playouts = playouts;
        this.policy = policy;
        this.score = score;
        this.rng = new Rng(seed);
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        Stopwatch watch = new Stopwatch(budget, thinking);
        plies = 0;
        int[] moves = game.moves(position);
        Tally tally = new Tally(moves);
        Position[] after = after(position, moves);
        Position scratch = position.copy();
        int[] scores = new int[moves.length];
        int[] outcomes = new int[moves.length];
        long rounds = Math.min(playouts, budget.iterations() / moves.length);
        while (tally.rounds() < rounds && round(after, scratch, watch, scores, outcomes)) {
            tally.add(scores, outcomes);
            long now = watch.nanos();
            if (thinking.wantsReport(now)) thinking.report(choice(tally, tally.best(new Rng(now)), now), now);
        }
        return choice(tally, tally.best(rng), watch.nanos());
    }

    /** The position after each move, with its history: a move may complete a repetition. */
    private static Position[] after(Position position, int[] moves) {
        Position[] after = new Position[moves.length];
        for (int i = 0; i < moves.length; i++) {
            after[i] = position.copy();
            after[i].make(moves[i]);
        }
        return after;
    }

    /** One playout for every move; false when the time ran out on the way. */
    private boolean round(Position[] after, Position scratch, Stopwatch watch, int[] scores, int[] outcomes) {
        for (int i = 0; i < after.length; i++) {
            if (!watch.timeLeft()) return false;
            int mover = 1 - after[i].sideToMove();
            int length = 0;
            int result = after[i].result();
            if (result == Result.ONGOING) {
                scratch.become(after[i]);
                length = scratch.playout(rng, policy, game.plyCap(), null);
                result = scratch.result();
            }
            int winner = Result.winner(result);
            outcomes[i] = winner < 0 ? 0 : winner == mover ? 1 : -1;
            scores[i] = score.of(outcomes[i], length);
            plies += length + 1;
        }
        return true;
    }

    private Choice choice(Tally tally, int best, long nanos) {
        var rootMoves = tally.rootMoves(best);
        return new Choice(
                tally.move(best),
                tally.value(best),
                OptionalInt.empty(),
                OptionalInt.empty(),
                tally.rounds() * rootMoves.size(),
                plies,
                1,
                nanos,
                rootMoves.size(),
                rootMoves,
                List.of(tally.move(best)));
    }
}
