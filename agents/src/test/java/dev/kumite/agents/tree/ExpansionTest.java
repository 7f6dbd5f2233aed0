package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.tree.TreeType.TreeAgent;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExpansionTest {
    private static final Expansion GREEDY = Expansion.ONE.inOrder(Policy.GREEDY);

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

    /** Iterations one by one, up to the number of the root's moves, so that each takes another of them. */
    private static Tree grown(String agent, Position position, int iterations) {
        Game game = Games.parse("katarenga");
        Recipe recipe = Recipe.of(Agents.shipped().parse(agent).settings(), game, false);
        Tree tree = recipe.newTree();
        Walker walker = new Walker(recipe, tree, position.copy(), 1);
        walker.openRoot();
        for (int i = 0; i < iterations; i++) {
            walker.descend();
            walker.simulate();
            walker.backUp();
        }
        return tree;
    }

    @Test
    void anEagerSearchOpensWhatItSelectsAndPlaysOutOneOfTheChildren() {
        Position start = Games.parse("katarenga").start(1);
        int count = start.countMoves();
        Tree tree = grown("mcts(expand=eager, solver=off)", start, count);
        int opened = 0;
        for (int i = 0; i < count; i++) {
            int child = tree.first(Tree.ROOT) + i;
            assertThat(tree.visits(child)).isEqualTo(1);
            if (tree.fan(child) == 0) continue;
            opened++;
            int visited = 0;
            for (int j = 0; j < Tree.count(tree.fan(child)); j++) {
                int grandchild = tree.first(child) + j;
                visited += tree.visits(grandchild);
                assertThat(tree.fan(grandchild)).isZero();
            }
            assertThat(visited).isEqualTo(1);
        }
        // The first iteration opens the root itself and plays out its child.
        assertThat(opened).isEqualTo(count - 1);
        Tree lazy = grown("mcts(expand=all, solver=off)", start, count);
        for (int i = 0; i < count; i++)
            assertThat(lazy.fan(lazy.first(Tree.ROOT) + i)).isZero();
    }

    @Test
    void aDepthFromTheRootHasThePliesInTheTreeToo() {
        Position start = Games.parse("katarenga").start(1);
        int count = start.countMoves();
        String agent = "mcts(expand=eager, solver=off, depthpenalty=1000000000";
        Tree leaf = grown(agent + ")", start, count);
        Tree root = grown(agent + ", depthpenalty-from=root)", start, count);
        for (int i = 0; i < count; i++) {
            int child = leaf.first(Tree.ROOT) + i;
            int inTree = leaf.fan(child) == 0 ? 1 : 2;
            assertThat(root.chunk(child).depths[Tree.place(child)])
                    .isEqualTo(leaf.chunk(child).depths[Tree.place(child)] + inTree);
        }
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
            int tried = agent.choose(position, Thinking.unwatched()).move();
            int best = 2;
            for (int move : game.moves(position)) best = Math.min(best, kind(position, move));
            assertThat(kind(position, tried)).isEqualTo(best);
            if (best < 2) captures++;
        }
        assertThat(captures).isGreaterThan(10);
    }
}
