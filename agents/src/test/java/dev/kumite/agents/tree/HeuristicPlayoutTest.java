package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.agents.tree.Playout.CutOffValue;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Schulz;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** schulz's MCTSHeuristic: who plays in its playouts, and how one that is cut counts. */
class HeuristicPlayoutTest {
    private static final Game GAME = Games.parse("onitama(size=7)");

    private static Recipe recipe(String agent) {
        return Recipe.of(Agents.shipped().parse(agent).settings(), GAME, false);
    }

    @Test
    void whoMovedIntoTheLeafPlaysByTheRuleOfTheProgram() {
        follows("schulz-heuristic-mcts(iterations=1)", Schulz.PROGRAM);
        follows("mcts(playout=heuristic, heuristic=program, cutoff=30)", Schulz.PROGRAM);
        follows("mcts(playout=heuristic, cutoff=30)", Schulz.TEXT);
    }

    private static void follows(String agent, Schulz rule) {
        Recipe recipe = recipe(agent);
        Playout playout = recipe.newPlayout();
        int differs = 0;
        for (int seed = 1; seed <= 20; seed++) {
            Position leaf = GAME.start(seed);
            Position played = leaf.copy();
            int[] trace = new int[recipe.maxPlies()];
            int plies = playout.play(played, new Rng(seed), recipe.maxPlies(), trace);
            assertThat(plies).isLessThanOrEqualTo(30);
            for (int i = 0; i < plies; i++) {
                Position before = leaf.copy();
                if (i % 2 == 1) {
                    double best = best(before, rule);
                    assertThat(worth(before, trace[i], rule)).isEqualTo(best);
                    Schulz other = rule == Schulz.TEXT ? Schulz.PROGRAM : Schulz.TEXT;
                    if (worth(before, trace[i], other) < best(before, other)) differs++;
                } else if (Arrays.stream(GAME.moves(before)).anyMatch(before::captures)) {
                    assertThat(before.captures(trace[i]) || before.wins(trace[i]))
                            .isTrue();
                }
                leaf.make(trace[i]);
            }
        }
        assertThat(differs).as("moves that the other rule would not have made").isGreaterThan(20);
    }

    private static double best(Position position, Schulz rule) {
        return Arrays.stream(GAME.moves(position))
                .mapToDouble(move -> worth(position, move, rule))
                .max()
                .orElseThrow();
    }

    private static double worth(Position position, int move, Schulz rule) {
        int side = position.sideToMove();
        BoardFeatures after = (BoardFeatures) position.copy();
        after.make(move);
        if (after.result() == Result.win(side)) return Double.POSITIVE_INFINITY;
        return after.canWin() ? Double.NEGATIVE_INFINITY : rule.judge(after, side);
    }

    @Test
    void aCutPlayoutGoesToWhoHasMoreAndATieToBlue() {
        CutOffValue verdict = recipe("schulz-heuristic-mcts(iterations=1)").verdict();
        int[] seen = new int[3];
        Rng rng = new Rng(3);
        for (int seed = 1; seed <= 200; seed++) {
            Position position = GAME.start(seed);
            for (int ply = 0; ply < 14 && position.result() == Result.ONGOING; ply++) {
                int difference = has((BoardFeatures) position, 0) - has((BoardFeatures) position, 1);
                assertThat(verdict.forSideZero(position)).isEqualTo(difference >= 0 ? 1 : 0);
                seen[1 + Integer.signum(difference)]++;
                int[] moves = GAME.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
        }
        assertThat(seen).doesNotContain(0);
    }

    /** Pieces, squares (inner 1, edge −1, corner −2) and moves of a side, counted one by one. */
    private static int has(BoardFeatures position, int side) {
        int corners = position.cornerPieces(side);
        int edges = position.edgePieces(side);
        int inner = position.pieces(side) - corners - edges;
        return position.pieces(side) + inner - edges - 2 * corners + position.mobility(side);
    }
}
