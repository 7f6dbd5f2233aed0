package dev.kumite.agents.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The two ways to search, with a network of zeros: every position is worth ½, every move equally likely. */
class SearchTest {
    private static final Game GAME = Games.parse("onitama(cards=tiger+rabbit+cobra+rooster+monkey)");

    private final PolicyValueNet net =
            new PolicyValueNet(GAME.inputs().words(), GAME.moveRows().count(), 8, 8);
    private final SearchTree tree = new SearchTree(new Evaluator(net, GAME.inputs(), GAME.moveRows()), GAME.maxMoves());
    private final Position position = GAME.start(1);

    private int moves() {
        return tree.count(SearchTree.ROOT);
    }

    @Test
    void aSearchLeavesThePositionAsItWas() {
        String before = GAME.notation().write(position);
        tree.begin(position);
        for (int i = 0; i < 500; i++) tree.simulate(position, SearchTree.ROOT, new Puct(1.25));
        assertThat(GAME.notation().write(position)).isEqualTo(before);
        assertThat(tree.visits(SearchTree.ROOT)).isEqualTo(501);
        int visits = 0;
        for (int i = 0; i < moves(); i++) visits += tree.visits(tree.first(SearchTree.ROOT) + i);
        assertThat(visits).isEqualTo(500);
    }

    /** Q = ½ for all; with equal guesses the least visited is next, so all are visited alike. */
    @Test
    void equalMovesAreVisitedAlike() {
        tree.begin(position);
        for (int i = 0; i < 4 * moves(); i++) tree.simulate(position, SearchTree.ROOT, new Puct(1.25));
        for (int i = 0; i < moves(); i++)
            assertThat(tree.visits(tree.first(SearchTree.ROOT) + i)).isEqualTo(4);
    }

    /** C = 1.25 + ln(19,654 / 19,652), √N = 1 after the root's own visit: the guess alone decides. */
    @Test
    void theGuessLeadsThePuctSearch() {
        tree.begin(position);
        int liked = tree.first(SearchTree.ROOT) + 3;
        tree.setPrior(liked, 0.9f);
        assertThat(new Puct(1.25).select(tree, SearchTree.ROOT)).isEqualTo(liked);
        for (int i = 0; i < 20; i++) tree.simulate(position, SearchTree.ROOT, new Puct(1.25));
        assertThat(tree.mostVisited(SearchTree.ROOT)).isEqualTo(liked);
    }

    /** A position in which one move wins at once: both searches find it, whatever the network thinks. */
    @Test
    void bothFindAWinAtHand() {
        Position near = nearWin();
        int winning =
                Arrays.stream(GAME.moves(near)).filter(near::wins).findFirst().orElseThrow();
        tree.begin(near);
        for (int i = 0; i < 300; i++) tree.simulate(near, SearchTree.ROOT, new Puct(1.25));
        assertThat(tree.move(tree.mostVisited(SearchTree.ROOT))).isEqualTo(winning);
        tree.begin(near);
        int chosen = new Gumbel().search(tree, near, 64, 0, new Rng(1), () -> true);
        assertThat(tree.move(chosen)).isEqualTo(winning);
        assertThat(tree.mean(chosen)).isEqualTo(1);
    }

    private static Position nearWin() {
        Rng rng = new Rng(5);
        while (true) {
            Position position = GAME.start(rng.next());
            while (position.result() == 0 && !position.canWin())
                position.make(position.playoutMove(rng, dev.kumite.games.core.Policy.RANDOM));
            if (position.result() == 0
                    && Arrays.stream(GAME.moves(position))
                                    .filter(position::wins)
                                    .count()
                            == 1) return position;
        }
    }

    @Test
    void planningStopsAtOnceWhenItIsAskedTo() {
        tree.begin(position);
        int[] left = {5};
        int chosen = new Gumbel().search(tree, position, 1_000_000, 0, new Rng(1), () -> left[0]-- > 0);
        assertThat(tree.visits(SearchTree.ROOT)).isEqualTo(6);
        assertThat(chosen).isBetween(tree.first(SearchTree.ROOT), tree.first(SearchTree.ROOT) + moves() - 1);
    }

    /** 16 considered, then 8, 4 and 2: with 32 simulations 16 + 8 + 8 of them. */
    @Test
    void simulationsAreHalved() {
        tree.begin(position);
        assertThat(moves()).isGreaterThanOrEqualTo(8);
        int considered = Math.min(16, moves());
        new Gumbel().search(tree, position, 32, 1, new Rng(7), () -> true);
        int[] visits = new int[moves()];
        for (int i = 0; i < visits.length; i++) visits[i] = tree.visits(tree.first(SearchTree.ROOT) + i);
        assertThat(Arrays.stream(visits).sum()).isEqualTo(32);
        assertThat(Arrays.stream(visits).filter(count -> count > 0).count()).isEqualTo(considered);
        int[] most = Arrays.stream(visits).sorted().toArray();
        assertThat(most[most.length - 1])
                .as("those that are left to the end")
                .isGreaterThan(most[most.length - considered]);
    }

    /** Without visits the improved policy is the guess. */
    @Test
    void theImprovedPolicyBeginsAsTheGuess() {
        tree.begin(position);
        double[] improved = new double[moves()];
        new Gumbel().improve(tree, SearchTree.ROOT, improved);
        for (double each : improved) assertThat(each).isEqualTo(1.0 / moves(), within(1e-6));
    }

    /**
     * One visit to a move that wins at once among n equal ones: v_mix = (½ + 1 · 1) / 2 = ¾, σ = 51 q, so the others
     * have e^(−51/4) of its weight.
     */
    @Test
    void theImprovedPolicyOfTheWorkedExample() {
        Position near = nearWin();
        tree.begin(near);
        int first = tree.first(SearchTree.ROOT);
        int winning = first;
        while (!near.wins(tree.move(winning))) winning++;
        tree.simulate(near, winning, new Gumbel());
        double[] improved = new double[moves()];
        new Gumbel().improve(tree, SearchTree.ROOT, improved);
        double other = Math.exp(-51 / 4.0);
        assertThat(improved[winning - first]).isEqualTo(1 / (1 + (moves() - 1) * other), within(1e-6));
    }

    @Test
    void dirichletNoiseHasTheRightMean() {
        Rng rng = new Rng(2);
        double sum = 0;
        double square = 0;
        int draws = 100_000;
        for (int i = 0; i < draws; i++) {
            double drawn = Dirichlet.gamma(0.5, rng);
            sum += drawn;
            square += drawn * drawn;
        }
        assertThat(sum / draws).as("a gamma distribution's mean is its shape").isEqualTo(0.5, within(0.01));
        assertThat(square / draws - 0.25).as("and so is its variance").isEqualTo(0.5, within(0.03));
        tree.begin(position);
        Dirichlet.mix(tree, 0.25, rng);
        double all = 0;
        for (int i = 0; i < moves(); i++) {
            float guess = tree.prior(tree.first(SearchTree.ROOT) + i);
            assertThat(guess).isGreaterThanOrEqualTo(0.75f / moves() - 1e-6f);
            all += guess;
        }
        assertThat(all).isEqualTo(1, within(1e-5));
    }
}
