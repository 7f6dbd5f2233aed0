package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.tree.TreeType.TreeAgent;
import dev.kumite.games.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole searches on a tree of one ply, where every visit can be worked out. */
class BanditTest {
    private static final String ONE_PLY = "expand=after:100000000, reuse=off";

    private static Choice choose(String agent, Game game) {
        try (Agent made = Agents.shipped().parse(agent).create(game, 1)) {
            return made.choose(game.start(1), Thinking.unwatched());
        }
    }

    private static long[] visitsByMove(Choice choice, int arms) {
        long[] visits = new long[arms];
        choice.rootMoves().forEach(row -> visits[row.move()] = row.visits());
        return visits;
    }

    /** Arms that always win or always lose leave nothing to chance but the order of the first visits. */
    private static long[] byHand(double[] chances, double c, double factor, int iterations, double[] penalties) {
        long[] visits = new long[chances.length];
        for (int i = 0; i < iterations; i++) {
            int best = -1;
            double top = Double.NEGATIVE_INFINITY;
            for (int arm = 0; arm < chances.length; arm++) {
                double score = visits[arm] == 0
                        ? Double.POSITIVE_INFINITY
                        : chances[arm] + c * Math.sqrt(factor * Math.log(i) / visits[arm]) - penalties[arm];
                if (score > top) {
                    top = score;
                    best = arm;
                }
            }
            visits[best]++;
        }
        return visits;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 100, 5000})
    void visitsFollowSchulzEquation41(int iterations) {
        double[] chances = {0, 1};
        Choice choice =
                choose("mcts(c=1, form=two, iterations=" + iterations + ", " + ONE_PLY + ")", Bandit.of(chances));
        assertThat(visitsByMove(choice, 2)).isEqualTo(byHand(chances, 1, 2, iterations, new double[2]));
    }

    @Test
    void visitsFollowAygunSection43() {
        double[] chances = {1, 0};
        Choice choice =
                choose("mcts(c=1.4142135623730951, form=one, iterations=3000, " + ONE_PLY + ")", Bandit.of(chances));
        assertThat(visitsByMove(choice, 2)).isEqualTo(byHand(chances, 1.4142135623730951, 1, 3000, new double[2]));
    }

    @Test
    void visitsFollowAygunsDepthPenalty() {
        Bandit game = new Bandit(new double[] {1, 1}, new int[] {30, 60});
        Choice choice = choose("mcts(c=1, form=one, depthpenalty=300, iterations=3000, " + ONE_PLY + ")", game);
        assertThat(visitsByMove(choice, 2))
                .isEqualTo(byHand(game.chances(), 1, 1, 3000, new double[] {30.0 / 300, 60.0 / 300}));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts", "rave", "rave(schedule=gelly)", "mcts(final=mean)", "mcts(threads=2)"})
    void theBetterArmIsFound(String agent) {
        String options = ONE_PLY + ", iterations=20k)";
        String text = agent.endsWith(")") ? agent.replace(")", ", " + options) : agent + "(" + options;
        Choice choice = choose(text, Bandit.of(0.3, 0.5, 0.6, 0.4));
        assertThat(choice.move()).isEqualTo(2);
        assertThat(choice.rootMoves().get(0).visits()).isGreaterThan(10_000);
        assertThat(choice.value()).isBetween(0.1, 0.3);
        assertThat(choice.iterations()).isEqualTo(20_000);
        assertThat(choice.rootMoves().stream()
                        .mapToLong(Choice.RootMove::visits)
                        .sum())
                .isEqualTo(20_000);
    }

    @Test
    void amafCountsTheMoveHereAndLaterMovesOfTheSamePlayer() {
        // Playouts of three plies have side 0 play move 0 once more, so arm 0 shares in every simulation.
        Bandit game = new Bandit(new double[] {1, 0, 0}, new int[] {1, 3, 1});
        TreeAgent agent = (TreeAgent) Agents.shipped()
                .parse("rave(iterations=200, c=1, " + ONE_PLY + ")")
                .create(game, 1);
        agent.choose(game.start(1), Thinking.unwatched());
        Tree tree = agent.tree();
        int[] visits = new int[3];
        int[] amaf = new int[3];
        double[] sum = new double[3];
        for (int i = 0; i < 3; i++) {
            int child = tree.first(Tree.ROOT) + i;
            visits[tree.move(child)] = tree.visits(child);
            amaf[tree.move(child)] = tree.chunk(child).amafVisits[Tree.place(child)];
            sum[tree.move(child)] = tree.chunk(child).amafSum[Tree.place(child)];
        }
        assertThat(amaf).containsExactly(visits[0] + visits[1], visits[1], visits[2]);
        assertThat(sum).containsExactly(visits[0], 0, 0);
    }

    @Test
    void theFinalChoiceIsByVisitsOrByMean() {
        // After two iterations the visits are level, and only the mean tells the arms apart.
        Choice byMean = choose("mcts(c=0, iterations=2, " + ONE_PLY + ", final=mean)", Bandit.of(0, 1));
        assertThat(byMean.move()).isEqualTo(1);
        Choice byVisits = choose("mcts(c=0, iterations=50, " + ONE_PLY + ", final=visits)", Bandit.of(0, 1));
        assertThat(byVisits.rootMoves().get(0).visits()).isEqualTo(49);
    }

    @Test
    void cutPlayoutsAreJudged() {
        // Material is the arm's number for side 0; the cut leaves side 0 or 1 to move, which must not matter.
        Bandit game = new Bandit(new double[] {0, 0, 0}, new int[] {9, 9, 9});
        for (int cutoff : new int[] {3, 4}) {
            Choice sign =
                    choose("mcts(cutoff=" + cutoff + ", cutoffeval=material, iterations=100, " + ONE_PLY + ")", game);
            for (Choice.RootMove row : sign.rootMoves()) assertThat(row.value()).isEqualTo(row.move() == 0 ? 0 : 1);
            Choice squash =
                    choose("mcts(cutoff=" + cutoff + ", cutoffvalue=squash, iterations=100, " + ONE_PLY + ")", game);
            for (Choice.RootMove row : squash.rootMoves())
                assertThat(row.value()).isCloseTo(Math.tanh(row.move() / 2.0), within(1e-12));
        }
    }

    @Test
    void anUncutPlayoutThatReachesThePlyCapIsADraw() {
        Bandit game = new Bandit(new double[] {1, 1}, new int[] {1000, 1000});
        Choice choice = choose("mcts(iterations=100, " + ONE_PLY + ")", game);
        assertThat(choice.value()).isZero();
    }
}
