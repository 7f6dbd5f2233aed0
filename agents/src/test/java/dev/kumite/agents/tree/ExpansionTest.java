package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExpansionTest {
    private static final Expansion GREEDY = Expansion.ONE.inOrder("greedy");

    /** 0 for a winning move, 1 for another capture, 2 for the rest. */
    private static int kind(Position position, int move) {
        return position.wins(move) ? 0 : position.captures(move) ? 1 : 2;
    }

    @Test
    void winsComeFirstAndCapturesSecondInEveryGame() {
        int mixed = 0;
        for (GameType type : Games.all()) {
            Game game = Games.parse(type.name());
            Rng rng = new Rng(4);
            int[] moves = new int[game.maxMoves()];
            for (int seed = 1; seed <= 40; seed++) {
                Position position = game.start(seed);
                while (position.result() == Result.ONGOING) {
                    int count = GREEDY.list(position, moves, rng);
                    int[] listed = Arrays.copyOf(moves, count);
                    assertThat(listed).containsExactlyInAnyOrder(game.moves(position));
                    for (int i = 1; i < count; i++)
                        assertThat(kind(position, listed[i - 1])).isLessThanOrEqualTo(kind(position, listed[i]));
                    if (kind(position, listed[0]) < kind(position, listed[count - 1])) mixed++;
                    position.make(listed[rng.below(count)]);
                }
            }
        }
        assertThat(mixed).isGreaterThan(100);
    }

    @Test
    void movesOfOneKindComeInRandomOrder() {
        Game game = Games.parse("checkers");
        Set<Integer> firsts = new HashSet<>();
        Rng rng = new Rng(1);
        int[] moves = new int[game.maxMoves()];
        for (int i = 0; i < 200; i++) {
            GREEDY.list(game.start(1), moves, rng);
            firsts.add(moves[0]);
        }
        assertThat(firsts).hasSize(7);
    }

    @Test
    void aSearchTriesTheRootsMovesInThatOrder() {
        Game game = Games.parse("onitama");
        Rng rng = new Rng(2);
        int captures = 0;
        for (int seed = 1; seed <= 60; seed++) {
            Position position = game.start(seed);
            for (int ply = 0; ply < 12 && position.result() == Result.ONGOING; ply++) {
                int[] moves = game.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
            if (position.result() != Result.ONGOING) continue;
            TreeAgent agent = (TreeAgent) Agents.shipped()
                    .parse("mcts(iterations=1, order=greedy, solver=off)")
                    .create(game, seed);
            int tried = agent.choose(position, Thinking.quietly()).move();
            int best = 2;
            for (int move : game.moves(position)) best = Math.min(best, kind(position, move));
            assertThat(kind(position, tried)).isEqualTo(best);
            if (best < 2) captures++;
        }
        assertThat(captures).isGreaterThan(10);
    }
}
