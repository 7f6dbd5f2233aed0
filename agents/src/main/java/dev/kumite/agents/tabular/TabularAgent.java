package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Plays by a table, without exploring: the move with the best value a given number of plies ahead; equal ones are
 * equally likely.
 */
final class TabularAgent implements Agent {
    private final Budget budget;
    private final TableSearch search;
    private final Rng rng;
    private final int[] moves;
    private final double[] values;
    private final double[] deeper;
    private Stopwatch watch;

    TabularAgent(Game game, MoveValues table, boolean winsFirst, Budget budget, long seed) {
        this.budget = budget;
        watch = new Stopwatch(budget, Thinking.unwatched());
        search = new TableSearch(game, table, winsFirst, budget.depth(), () -> !watch.timeLeft());
        rng = new Rng(seed);
        moves = new int[game.maxMoves()];
        values = new double[game.maxMoves()];
        deeper = new double[game.maxMoves()];
    }

    @Override
    public int pick(Position position) {
        if (position.result() != Result.ONGOING) return Choice.NO_MOVE;
        int count = position.moves(moves, 0);
        think(position, count, Thinking.unwatched());
        return moves[MoveValues.best(values, count, rng)];
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        Position work = position.copy();
        int count = work.moves(moves, 0);
        int depth = think(work, count, thinking);
        return choice(count, MoveValues.best(values, count, rng), depth, watch.nanos());
    }

    /** Fills the values of the moves and says how deep it looked. Deeper than two it goes step by step, as time allows. */
    private int think(Position position, int count, Thinking thinking) {
        watch = new Stopwatch(budget, thinking);
        boolean stepwise = budget.depth() > 2 || budget.hasTime();
        int reached = stepwise ? 1 : budget.depth();
        if (!search.judge(position, moves, count, reached, values)) {
            reached = 1;
            search.judge(position, moves, count, reached, values);
        }
        for (int depth = reached + 1; stepwise && depth <= budget.depth(); depth++) {
            if (!search.judge(position, moves, count, depth, deeper)) break;
            System.arraycopy(deeper, 0, values, 0, count);
            reached = depth;
        }
        return reached;
    }

    private Choice choice(int count, int chosen, int depth, long nanos) {
        List<RootMove> ranked = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> -values[i]).thenComparing(i -> i != chosen))
                .map(i -> new RootMove(moves[i], 0, expected(values[i])))
                .toList();
        int winIn = TableSearch.winIn(values[chosen]);
        return new Choice(
                moves[chosen],
                expected(values[chosen]),
                OptionalInt.empty(),
                winIn == 0 ? OptionalInt.empty() : OptionalInt.of(winIn),
                0,
                search.nodes(),
                depth,
                nanos,
                0,
                ranked,
                List.of(moves[chosen]));
    }

    /** A certain result is worth no more than the highest expectation, and zero has no sign. */
    private static double expected(double value) {
        return Math.max(-1, Math.min(value, 1)) + 0.0;
    }
}
