package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The papers' formulas on one small tree, worked by hand: N = 25; children with 7 of 10, 9 of 12 and 1 of 3. */
@Tag("jdk")
class SelectionScoresTest {
    private static final double EXACT = 1e-15;
    private static final Chunk.Fields ALL = new Chunk.Fields(true, true);
    private final Tree tree = new Tree(ALL, 1 << 20, 10);
    private final double[] out = new double[3];

    SelectionScoresTest() {
        tree.open(Tree.ROOT, new int[] {11, 12, 13}, 3);
        Rng rng = new Rng(1);
        for (int i = 0; i < 3; i++) tree.tryNext(Tree.ROOT, rng);
        tree.chunk(Tree.ROOT).visits[Tree.ROOT] = 25;
        child(0, 10, 7, 40, 30, 180);
        child(1, 12, 9, 20, 18, 360);
        child(2, 3, 1, 0, 0, 30);
    }

    private void child(int index, int visits, double sum, int amafVisits, double amafSum, long depths) {
        int node = tree.first(Tree.ROOT) + index;
        Chunk chunk = tree.chunk(node);
        int at = Tree.place(node);
        chunk.visits[at] = visits;
        chunk.sum[at] = sum;
        chunk.amafVisits[at] = amafVisits;
        chunk.amafSum[at] = amafSum;
        chunk.depths[at] = depths;
    }

    private double[] write(SelectionScores scores, double c) {
        int first = Tree.place(tree.first(Tree.ROOT));
        scores.write(tree.chunk(Tree.ROOT), first, first + 3, 25, c, out);
        return out;
    }

    @Test
    void formTwoIsSchulzEquation41AndNusEquation31() {
        assertThat(write(new Uct(true), 0.3))
                .containsExactly(
                        new double[] {
                            0.9407068026617187,
                            9.0 / 12 + 0.3 * Math.sqrt(2 * Math.log(25) / 12),
                            1.0 / 3 + 0.3 * Math.sqrt(2 * Math.log(25) / 3)
                        },
                        within(EXACT));
    }

    @Test
    void formOneIsAygunSection43() {
        assertThat(write(new Uct(false), 1))
                .containsExactly(
                        new double[] {
                            7.0 / 10 + Math.sqrt(Math.log(25) / 10),
                            9.0 / 12 + Math.sqrt(Math.log(25) / 12),
                            1.0 / 3 + Math.sqrt(Math.log(25) / 3)
                        },
                        within(EXACT));
    }

    @Test
    void linearRaveIsSchulzEquations42To44() {
        double bias = (1700 - 25.0) / 1700;
        double uct = 9.0 / 12 + 0.3 * Math.sqrt(2 * Math.log(25) / 12);
        assertThat(write(Rave.linear(new Uct(true), 1700), 0.3))
                .containsExactly(
                        new double[] {
                            0.7528045118038488,
                            bias * (18.0 / 20) + (1 - bias) * uct,
                            // no AMAF visits: plain UCT
                            1.0 / 3 + 0.3 * Math.sqrt(2 * Math.log(25) / 3)
                        },
                        within(EXACT));
    }

    @Test
    void linearRaveEndsWhenTheParentHasBVisits() {
        double[] plain = write(new Uct(true), 0.3).clone();
        assertThat(write(Rave.linear(new Uct(true), 25), 0.3)).isEqualTo(plain);
        assertThat(write(Rave.linear(new Uct(true), 20), 0.3)).isEqualTo(plain);
    }

    @Test
    void gellyAndSilverWeighByVisitsAndBias() {
        assertThat(write(Rave.gelly(new Uct(true), 0.1), 0.3)[0]).isCloseTo(0.8251269222606771, within(EXACT));
    }

    @Test
    void depthPenaltyIsAygunSection56() {
        SelectionScores uct = new Uct(false);
        assertThat(write(new DepthPenalty(uct, 300, true), 1)[0])
                .isCloseTo(7.0 / 10 + Math.sqrt(Math.log(25) / 10) - 18.0 / 300, within(EXACT));
        assertThat(write(new DepthPenalty(uct, 300, false), 1)[0])
                .isCloseTo(7.0 / 10 + Math.sqrt(Math.log(25) / 10) - 180.0 / 300, within(EXACT));
    }

    @Test
    void theBestScoreIsTaken() {
        // 0.3: 0.941, 0.970, 0.773; 3: the child with three visits is due.
        assertThat(selected(0.3, Options.OFF)).isEqualTo(1);
        assertThat(selected(3, Options.OFF)).isEqualTo(2);
    }

    @Test
    void theFirstAboveSureIsTakenWithoutALookAtTheRest() {
        assertThat(selected(0.3, 0.94)).isEqualTo(0);
        assertThat(selected(0.3, 0.95)).isEqualTo(1);
        assertThat(selected(0.3, 0.99)).isEqualTo(1);
        assertThat(selected(3, 0.99)).isEqualTo(0);
    }

    /** Without exploration the children are worth 0.7, 0.75 and now 0.8. */
    @Test
    void whatEqualsSureDoesNotExceedIt() {
        child(2, 10, 8, 0, 0, 0);
        assertThat(selected(0, 0.7)).isEqualTo(1);
        assertThat(selected(0, 0.75)).isEqualTo(2);
        Selection selection = new Selection(new Uct(true), 0, 0.75, 3);
        assertThat(selection.isSure(0.75)).isFalse();
        assertThat(selection.isSure(0.76)).isTrue();
    }

    @Test
    void threeEqualsAreTakenEquallyOften() {
        for (int i = 0; i < 3; i++) child(i, 12, 9, 0, 0, 0);
        int[] taken = new int[3];
        Selection selection = new Selection(new Uct(true), 0.3, Options.OFF, 3);
        Rng rng = new Rng(5);
        for (int i = 0; i < 3000; i++) taken[selection.best(tree, Tree.ROOT, rng) - tree.first(Tree.ROOT)]++;
        for (int times : taken) assertThat(times).isBetween(900, 1100);
    }

    @Test
    void tiesAreBrokenByLot() {
        child(0, 12, 9, 0, 0, 0);
        int[] taken = new int[3];
        Selection selection = new Selection(new Uct(true), 0.3, Options.OFF, 3);
        Rng rng = new Rng(5);
        for (int i = 0; i < 1000; i++) taken[selection.best(tree, Tree.ROOT, rng) - tree.first(Tree.ROOT)]++;
        assertThat(taken[0]).isBetween(440, 560);
        assertThat(taken[2]).isZero();
    }

    @Test
    void provenLossesAreLeftAlone() {
        int best = tree.first(Tree.ROOT) + 1;
        tree.chunk(best).sum[Tree.place(best)] = Tree.LOST;
        assertThat(selected(0.3, Options.OFF)).isEqualTo(0);
    }

    private int selected(double c, double sure) {
        Selection selection = new Selection(new Uct(true), c, sure, 3);
        return selection.best(tree, Tree.ROOT, new Rng(1)) - tree.first(Tree.ROOT);
    }
}
