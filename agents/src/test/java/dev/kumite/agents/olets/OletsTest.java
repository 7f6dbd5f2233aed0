package dev.kumite.agents.olets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Sample;
import dev.kumite.agents.olets.Ole.Exploration;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import org.junit.jupiter.api.Test;

/** tischner, figure 4, by hand. */
class OletsTest {
    private static final double EXACT = 1e-15;
    private final OpenLoopTree tree = new OpenLoopTree(1 << 20, Ole.BackUp.ORIGINAL);

    private void simulate(double score, int... path) {
        tree.end(path[path.length - 1], score);
        for (int i = path.length - 1; i >= 0; i--) tree.backUp(path[i]);
    }

    /**
     * Root, two moves a and b, and a reply r to a. Scores are those of the player who moved into the node: a 0.5, b
     * −0.25, r 0.75 (so −0.75 for the player of a).
     */
    @Test
    void backsUpAHandWorkedTree() {
        tree.clear();
        tree.open(OpenLoopTree.ROOT, 2);
        int a = tree.addChild(OpenLoopTree.ROOT, 10);
        simulate(0.5, OpenLoopTree.ROOT, a);
        int b = tree.addChild(OpenLoopTree.ROOT, 20);
        simulate(-0.25, OpenLoopTree.ROOT, b);
        assertThat(tree.value(a)).isEqualTo(0.5);
        assertThat(tree.value(b)).isEqualTo(-0.25);
        assertThat(tree.value(OpenLoopTree.ROOT))
                .as("no simulation ended in the root: its best child, seen by the other side")
                .isEqualTo(-0.5);

        tree.open(a, 1);
        int r = tree.addChild(a, 30);
        simulate(0.75, OpenLoopTree.ROOT, a, r);
        assertThat(tree.value(r)).isEqualTo(0.75);
        assertThat(tree.value(a)).as("0.5/2 + (1 - 1/2) * -0.75").isEqualTo(-0.125);
        assertThat(tree.value(OpenLoopTree.ROOT)).isEqualTo(0.125);
        assertThat(tree.simulations(OpenLoopTree.ROOT)).isEqualTo(3);

        simulate(0.75, OpenLoopTree.ROOT, a, r);
        assertThat(tree.value(a)).as("0.5/3 + (1 - 1/3) * -0.75").isCloseTo(-1.0 / 3, within(EXACT));
        assertThat(tree.value(r))
                .as("a finished game: n_e = n_s, the mean of its ends")
                .isEqualTo(0.75);
        assertThat(tree.ended(r)).isEqualTo(2);
    }

    @Test
    void thePrintedBackUpIsNoMean() {
        // Every end here and the best child score −1 or 1, so a mean must lie between; the printed one does not.
        assertThat(Ole.BackUp.PRINTED.value(-5, 5, 6, 1)).isEqualTo(-1.5);
        assertThat(Ole.BackUp.ORIGINAL.value(-5, 5, 6, 1)).isCloseTo(-2.0 / 3, within(EXACT));

        // A node whose every sample and best child are worth 0.8 is worth 0.8, however often it was visited.
        assertThat(Ole.BackUp.ORIGINAL.value(0.8, 1, 100, 0.8)).isCloseTo(0.8, within(EXACT));
        // Printed, the children of a node where one simulation ended count for nothing, and it fades with each visit.
        assertThat(Ole.BackUp.PRINTED.value(0.8, 1, 100, 0.8)).isEqualTo(0.008);
        assertThat(Ole.BackUp.PRINTED.value(0.8, 1, 100, -1)).isEqualTo(0.008);
    }

    @Test
    void theCorrectedBackUpStaysWithinItsSamples() {
        for (int simulations = 1; simulations <= 20; simulations++)
            for (int ended = 0; ended <= simulations; ended++)
                for (double best = -1; best <= 1; best += 0.25)
                    assertThat(Ole.BackUp.ORIGINAL.value(-ended, ended, simulations, best))
                            .isBetween(-1.0, 1.0);
    }

    @Test
    void bothFormsOfTheExplorationTerm() {
        assertThat(Exploration.PRINTED.term(9, 4)).isCloseTo(Math.sqrt(Math.log(9) / 4), within(EXACT));
        assertThat(Exploration.ORIGINAL.term(9, 4))
                .isCloseTo(Math.sqrt(2) * Math.sqrt(Math.log(10) / 4), within(EXACT));
    }

    /** a: −1/3 + √(ln 4 / 3) = 0.346…; b: −1/4 + √(ln 4) = 0.927…; after more visits to b the other way round. */
    @Test
    void selectsTheChildWithTheHighestValueAndExploration() {
        backsUpAHandWorkedTree();
        int b = tree.child(OpenLoopTree.ROOT, 20);
        assertThat(tree.select(OpenLoopTree.ROOT, Exploration.PRINTED)).isEqualTo(b);
        for (int i = 0; i < 3; i++) simulate(-0.9, OpenLoopTree.ROOT, b);
        assertThat(tree.move(tree.select(OpenLoopTree.ROOT, Exploration.PRINTED)))
                .as("a: -1/3 + sqrt(ln 7 / 3) = 0.472; b: -2.95/4 + sqrt(ln 7 / 4) = -0.040")
                .isEqualTo(10);
    }

    @Test
    void everyIterationIsCountedAndAddsAtMostOneNode() {
        Game game = Games.parse("onitama");
        Choice choice = Sample.choose("olets(iterations=500)", game, game.start(1));
        assertThat(choice.iterations()).isEqualTo(500);
        assertThat(choice.held()).isBetween(400L, 501L);
        assertThat(choice.rootMoves().stream().mapToLong(RootMove::visits).sum())
                .isEqualTo(500);
        assertThat(choice.rootMoves().get(0).visits())
                .isEqualTo(choice.rootMoves().stream()
                        .mapToLong(RootMove::visits)
                        .max()
                        .orElseThrow());
    }

    @Test
    void aFullTreeStopsGrowingAndGoesOn() {
        Game game = Games.parse("onitama");
        Choice choice = Sample.choose("olets(iterations=2k, memory=4k)", game, game.start(1));
        assertThat(choice.held()).isEqualTo(4096 / OpenLoopTree.BYTES_PER_NODE);
        assertThat(choice.iterations()).isEqualTo(2000);
        assertThat(choice.value()).isBetween(-1.0, 1.0);
    }
}
