package dev.kumite.agents.net;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Takeaway;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A network learns a game whose best play is known from games against itself alone: who is to move with a number of
 * stones that three divides has lost, and from every other heap the best move leaves such a number.
 */
class ToyGameTest {
    private static final int STONES = 12;
    private static final Game GAME = new Takeaway(STONES);
    private static final int GENERATIONS = 12;
    private static final int GAMES = 300;
    private static final int EPOCHS = 20;
    private static final int BATCH = 64;
    private static final double RANDOM_MOVES = 0.2;

    private final FloatNet net = new FloatNet(1, 16, 1, 1);
    private final Rng rng = new Rng(1);

    private Evaluation evaluation() {
        return NetEvaluation.shared(net.rounded(), GAME.inputs(), false);
    }

    /** The move to the position that is worst for the other side. */
    private static int bestMove(Position position, Evaluation evaluation) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int move : GAME.moves(position)) {
            position.make(move);
            int score = position.result() == Result.ONGOING ? evaluation.score(position) : -Evaluation.LIMIT;
            position.unmake();
            if (score < least) {
                least = score;
                best = move;
            }
        }
        return best;
    }

    private void play(TrainingSet samples, Evaluation evaluation) {
        List<Position> seen = new ArrayList<>();
        Position position = GAME.start(0);
        while (position.result() == Result.ONGOING) {
            seen.add(position.copy());
            int[] moves = GAME.moves(position);
            boolean random = rng.real() < RANDOM_MOVES;
            position.make(random ? moves[rng.below(moves.length)] : bestMove(position, evaluation));
        }
        int winner = Result.winner(position.result());
        for (Position each : seen) samples.add(each, each.sideToMove() == winner ? 1 : 0);
    }

    private void learn(TrainingSet samples, Crew crew) {
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            int[] order = samples.order(epoch);
            for (int from = 0; from < order.length; from += BATCH)
                net.learn(samples, order, from, Math.min(from + BATCH, order.length), 0.01f, crew);
        }
    }

    @Test
    void selfPlayFindsTheBestMoves() {
        try (Crew crew = new Crew(1, "toy")) {
            for (int generation = 0; generation < GENERATIONS; generation++) {
                TrainingSet samples = new TrainingSet(GAME.inputs());
                Evaluation evaluation = evaluation();
                for (int game = 0; game < GAMES; game++) play(samples, evaluation);
                learn(samples, crew);
            }
        }
        Evaluation learned = evaluation();
        for (int stones = 1; stones <= STONES; stones++) {
            Position position = new Takeaway(stones).start(0);
            boolean lost = stones % 3 == 0;
            assertThat(learned.score(position) < 0)
                    .as("%d stones are lost", stones)
                    .isEqualTo(lost);
            if (!lost)
                assertThat(bestMove(position, learned))
                        .as("from %d stones", stones)
                        .isEqualTo(stones % 3);
        }
    }
}
