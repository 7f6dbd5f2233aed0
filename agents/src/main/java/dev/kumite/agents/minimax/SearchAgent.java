package dev.kumite.agents.minimax;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Runs a search pass by pass and turns the last complete one into a choice. Among root moves of exactly the same score
 * the seed decides. A pass that the budget cut short counts only if there is no complete one, and then by the moves it
 * finished; with nothing known at all, the seed picks any legal move.
 */
final class SearchAgent implements Agent {
    private final Game game;
    private final Evaluation evaluation;
    private final FixedDepthSearch search;
    private final Budget budget;
    private final int firstDepth;
    private final Rng rng;

    /**
     * @param deepens whether to search depth 1, 2, 3 … rather than the budget's depth at once
     */
    SearchAgent(Game game, Evaluation evaluation, FixedDepthSearch search, Budget budget, boolean deepens, long seed) {
        this.game = game;
        this.evaluation = evaluation;
        this.search = search;
        this.budget = budget;
        firstDepth = deepens ? 1 : budget.depth();
        rng = new Rng(seed);
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        Stopwatch watch = new Stopwatch(budget, thinking);
        long chooser = rng.next();
        search.begin(position, watch);
        RootTable working = new RootTable(game.moves(position), chooser);
        Choice choice = guess(position, working);
        for (int depth = Math.max(1, firstDepth); depth <= budget.depth(); depth++) {
            boolean complete = search.pass(working, depth);
            if (!complete && (choice.depth() > 0 || !working.knowsSome())) break;
            choice = choice(working, depth, watch.nanos());
            if (!complete || Scores.settled(working.best()) || !search.sawHorizon()) break;
            if (thinking.wantsReport(choice.nanos())) thinking.report(choice, choice.nanos());
            if (!watch.timeLeft()) break;
        }
        return withTotals(choice, watch.nanos()).preferring(search.way());
    }

    /** What is known before any search: the evaluation of the position, and that its moves are legal. */
    private Choice guess(Position position, RootTable table) {
        int move = table.moves[table.chosen()];
        int score = evaluation.score(position);
        return new Choice(
                move,
                evaluation.squash(score),
                OptionalInt.of(score),
                OptionalInt.empty(),
                0,
                0,
                0,
                0,
                0,
                table.rootMoves(evaluation),
                List.of(move));
    }

    private Choice choice(RootTable table, int depth, long nanos) {
        int chosen = table.chosen();
        int score = table.scores[chosen];
        return new Choice(
                table.moves[chosen],
                Scores.value(score, evaluation),
                OptionalInt.of(score),
                Scores.winIn(score),
                0,
                search.nodes(),
                depth,
                nanos,
                depth + 1L,
                table.rootMoves(evaluation),
                Arrays.stream(table.line(chosen)).boxed().toList());
    }

    /** With the nodes of a pass that was not finished, and the time of everything. */
    private Choice withTotals(Choice choice, long nanos) {
        return new Choice(
                choice.move(),
                choice.value(),
                choice.score(),
                choice.winIn(),
                choice.iterations(),
                search.nodes(),
                choice.depth(),
                nanos,
                choice.held(),
                choice.rootMoves(),
                choice.line());
    }
}
