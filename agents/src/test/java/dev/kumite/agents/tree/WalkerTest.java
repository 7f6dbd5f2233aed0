package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Iterations: how far they go down, what ends them, and what they leave in the tree. */
class WalkerTest {

    private static Choice choose(String agent, Game game, Position position) {
        try (Agent made = Agents.shipped().parse(agent).create(game, 1)) {
            return made.choose(position, Thinking.unwatched());
        }
    }

    private static Recipe recipe(String agent, Game game) {
        return Recipe.of(Agents.shipped().parse(agent).settings(), game, agent.startsWith("rave"));
    }

    private static Tree grown(Recipe recipe, int iterations, long seed) {
        Tree tree = recipe.newTree();
        Walker walker = new Walker(recipe, tree, recipe.game().start(1), seed);
        walker.openRoot();
        for (int i = 0; i < iterations; i++) {
            walker.descend();
            walker.simulate();
            walker.backUp();
        }
        return tree;
    }

    /** The child that a move leads to. */
    private static int child(Tree tree, int node, int move) {
        int child = tree.child(node, move);
        assertThat(child).isNotZero();
        return child;
    }

    private static int amafVisits(Tree tree, int node) {
        return tree.chunk(node).amafVisits[Tree.place(node)];
    }

    @Test
    void theTreeIsAsDeepAsAGameMayBeLongAndNoDeeper() {
        Game onitama = Games.parse("onitama");
        Game brief = (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, values) ->
                        method.getName().equals("plyCap") ? (Object) 3 : method.invoke(onitama, values));
        for (String agent : List.of("mcts", "rave"))
            assertThat(choose(agent + "(iterations=5000, solver=off)", brief, onitama.start(1))
                            .depth())
                    .isEqualTo(3);
    }

    @Test
    void aWinAtHandNeedsNoIteration() {
        Game game = Games.parse("onitama");
        Position position = game.notation().read("B:BMc4:Ra1,Me5:ox+tiger/crab+eel/cobra");
        Choice choice = choose("mcts(iterations=500)", game, position);
        assertThat(choice.iterations()).isZero();
        assertThat(choice.winIn()).isEqualTo(OptionalInt.of(1));
        assertThat(choose("mcts(iterations=500, solver=off)", game, position).iterations())
                .isEqualTo(500);
    }

    /** Side 1 has one move, with which it loses: every arm wins in two plies, whatever its playouts say. */
    @Test
    void aGameThatItsMoverLostIsAProofForTheOther() {
        Bandit game = Bandit.of(0, 0, 0);
        Choice solved = choose("mcts(iterations=500)", game, game.start(1));
        assertThat(solved.winIn()).isEqualTo(OptionalInt.of(2));
        assertThat(solved.iterations()).as("three arms and one reply").isEqualTo(4);
        Choice unsolved = choose("mcts(iterations=500, solver=off)", game, game.start(1));
        assertThat(unsolved.winIn()).isEmpty();
        assertThat(unsolved.iterations()).isEqualTo(500);
    }

    /** For side 0, which pulls the arms, playouts are won, lost and won, but by the tables lost, won and drawn. */
    @Test
    void aKnownEndingTakesThePlaceOfAPlayoutAndIsNoProof() {
        int[] values = {Oracle.WIN, Oracle.LOSS, Oracle.DRAW};
        Recipe recipe = recipe("mcts(expand=after:1000)", new Bandit(new double[] {1, 0, 1}, new int[] {1, 1, 1}));
        Tree tree = grown(with(oracle(values), recipe), 3, 1);
        List<Double> means = new ArrayList<>();
        for (int arm = 0; arm < 3; arm++) {
            assertThat(tree.visits(child(tree, Tree.ROOT, arm))).isEqualTo(1);
            assertThat(tree.proof(child(tree, Tree.ROOT, arm))).isZero();
            means.add(tree.mean(child(tree, Tree.ROOT, arm)));
        }
        assertThat(means).containsExactly(0.0, 1.0, 0.5);
    }

    /** Knows the values of the arms, for side 1; the arm is the number of pieces of side 0. */
    private static Oracle oracle(int[] values) {
        return new Oracle() {
            @Override
            public int value(Position position) {
                return position.sideToMove() == 0 ? UNKNOWN : values[position.pieces(0)];
            }

            @Override
            public int winningMove(Position position) {
                return NO_MOVE;
            }

            @Override
            public int winningPlies(Position position) {
                return 0;
            }

            @Override
            public Position sample(int pieces, Rng rng) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Position any(Rng rng) {
                throw new UnsupportedOperationException();
            }

            @Override
            public int pieces() {
                return values.length;
            }
        };
    }

    private static Recipe with(Oracle oracle, Recipe plain) {
        return new Recipe(
                plain.game(),
                plain.layout(),
                plain.scores(),
                plain.depthFromRoot(),
                plain.amaf(),
                plain.c(),
                plain.sure(),
                plain.expansion(),
                plain.playout(),
                plain.rule(),
                plain.maxPlies(),
                plain.verdict(),
                plain.finalByVisits(),
                plain.solver(),
                oracle,
                plain.reuse(),
                plain.memory(),
                plain.threads(),
                plain.budget());
    }

    /** Each iteration counts for the arm that it pulled, until the root has the visits at which AMAF's weight is 0. */
    @Test
    void amafIsNotCountedWhereItHasNoWeight() {
        Tree tree = grown(recipe("rave(b=5, expand=after:1000)", Bandit.of(0, 1, 0)), 50, 1);
        int counted = 0;
        for (int arm = 0; arm < 3; arm++) counted += amafVisits(tree, child(tree, Tree.ROOT, arm));
        assertThat(counted).isEqualTo(4);
    }

    /** In playouts of three plies side 0 plays move 0 again, so that arm 0 shares in the first iteration of any arm. */
    @Test
    void amafCountsForUntriedMovesWhereAllAreMadeAtOnce() {
        Bandit game = new Bandit(new double[] {1, 1, 1}, new int[] {3, 3, 3});
        int notPulled = 0;
        for (int seed = 0; seed < 10; seed++) {
            Tree one = grown(recipe("rave", game), 1, seed);
            int arm = child(one, Tree.ROOT, 0);
            if (one.visits(arm) == 0) notPulled++;
            assertThat(amafVisits(one, arm)).isEqualTo(one.visits(arm));
            Tree all = grown(recipe("rave(expand=all)", game), 1, seed);
            assertThat(amafVisits(all, child(all, Tree.ROOT, 0))).isEqualTo(1);
        }
        assertThat(notPulled).isPositive();
    }

    @Test
    void amafSumsAreThoseOfTheMover() {
        Tree tree = grown(recipe("rave(solver=off)", Bandit.of(1, 1)), 40, 1);
        for (int arm = 0; arm < 2; arm++) {
            int pulled = child(tree, Tree.ROOT, arm);
            int lost = child(tree, pulled, 0);
            assertThat(tree.chunk(pulled).amafSum[Tree.place(pulled)]).isEqualTo(amafVisits(tree, pulled));
            assertThat(amafVisits(tree, lost)).isEqualTo(tree.visits(lost)).isPositive();
            assertThat(tree.chunk(lost).amafSum[Tree.place(lost)]).isZero();
        }
    }
}
