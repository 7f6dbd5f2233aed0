package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Proofs on their way to the root of a small tree: the root, two moves, two replies to the first of them. */
class MctsSolverTest {
    private static final int[] MOVES = {11, 12};

    private final Tree tree = new Tree(new Chunk.Fields(true, true), 1 << 20, 2);
    private final int left;
    private final int right;
    private final int leftmost;

    MctsSolverTest() {
        tree.open(Tree.ROOT, MOVES, 2);
        left = tree.tryNext(Tree.ROOT);
        right = tree.tryNext(Tree.ROOT);
        tree.open(left, MOVES, 2);
        leftmost = tree.tryNext(left);
    }

    private void propagate(int... path) {
        MctsSolver.propagate(tree, path, path.length - 1);
    }

    private double sum(int node) {
        return tree.chunk(node).sum[Tree.place(node)];
    }

    @Test
    void aWinningReplyMakesTheMoveBeforeItALoss() {
        MctsSolver.prove(tree, leftmost, 1);
        propagate(Tree.ROOT, left, leftmost);
        assertThat(tree.proof(left)).isEqualTo(-2);
        assertThat(sum(left)).as("no selection takes it any more").isEqualTo(Tree.LOST);
        assertThat(sum(leftmost)).isZero();
        assertThat(tree.proof(Tree.ROOT)).as("the other move is open").isZero();
    }

    @Test
    void whenAllRepliesLoseTheMoveWinsInTheLongestOfThem() {
        int second = tree.tryNext(left);
        MctsSolver.prove(tree, leftmost, -2);
        propagate(Tree.ROOT, left, leftmost);
        assertThat(tree.proof(left)).as("one reply is open").isZero();
        MctsSolver.prove(tree, second, -4);
        propagate(Tree.ROOT, left, second);
        assertThat(tree.proof(left)).isEqualTo(5);
        assertThat(tree.proof(Tree.ROOT)).as("a winning move decides the root").isEqualTo(-6);
    }

    @Test
    void anUntriedReplyKeepsTheMoveOpen() {
        MctsSolver.prove(tree, leftmost, -2);
        propagate(Tree.ROOT, left, leftmost);
        assertThat(tree.proof(left)).isZero();
        assertThat(sum(leftmost)).isEqualTo(Tree.LOST);
    }

    @Test
    void whatIsProvenStaysAsItIs() {
        MctsSolver.prove(tree, left, -8);
        MctsSolver.prove(tree, leftmost, 1);
        propagate(Tree.ROOT, left, leftmost);
        assertThat(tree.proof(left)).isEqualTo(-8);
    }

    @Test
    void whenAllMovesLoseTheRootIsLost() {
        MctsSolver.prove(tree, left, -2);
        propagate(Tree.ROOT, left);
        MctsSolver.prove(tree, right, -6);
        propagate(Tree.ROOT, right);
        assertThat(tree.proof(Tree.ROOT)).isEqualTo(7);
    }

    @Test
    void distancesStayWithinAShort() {
        MctsSolver.prove(tree, left, 1_000_000);
        assertThat(tree.proof(left)).isEqualTo(Short.MAX_VALUE - 1);
        MctsSolver.prove(tree, right, -1_000_000);
        assertThat(tree.proof(right)).isEqualTo(1 - Short.MAX_VALUE);
    }

    @Test
    void aProvenResultIsTheMeanAndNoVisitsAreADraw() {
        assertThat(tree.mean(left)).isEqualTo(0.5);
        tree.chunk(left).visits[Tree.place(left)] = 4;
        tree.chunk(left).sum[Tree.place(left)] = 3;
        assertThat(tree.mean(left)).isEqualTo(0.75);
        MctsSolver.prove(tree, left, -2);
        assertThat(tree.mean(left)).isZero();
        MctsSolver.prove(tree, right, 3);
        assertThat(tree.mean(right)).isEqualTo(1);
    }

    @Test
    void aChildIsFoundByItsMove() {
        assertThat(tree.child(Tree.ROOT, 11)).isEqualTo(left);
        assertThat(tree.child(Tree.ROOT, 12)).isEqualTo(right);
        assertThat(tree.child(Tree.ROOT, 13)).isZero();
        assertThat(tree.child(leftmost, 11)).as("it has no children").isZero();
        assertThat(tree.child(Tree.ROOT, left)).as("the next family's header").isZero();
    }

    @Test
    void aClearedTreeHasNothingOfTheOldOne() {
        Chunk chunk = tree.chunk(left);
        int at = Tree.place(left);
        chunk.visits[at] = 4;
        chunk.sum[at] = 3;
        chunk.amafVisits[at] = 5;
        chunk.amafSum[at] = 2;
        chunk.depths[at] = 9;
        MctsSolver.prove(tree, left, 3);
        MctsSolver.prove(tree, Tree.ROOT, -4);
        tree.clear();
        assertThat(tree.proof(Tree.ROOT)).isZero();
        assertThat(tree.first(Tree.ROOT)).isZero();
        tree.open(Tree.ROOT, MOVES, 2);
        assertThat(tree.first(Tree.ROOT)).isEqualTo(left);
        assertThat(tree.proof(left)).isZero();
        assertThat(tree.first(left)).isZero();
        assertThat(tree.fan(left)).isZero();
        assertThat(chunk.visits[at]).isZero();
        assertThat(chunk.sum[at]).isZero();
        assertThat(chunk.amafVisits[at]).isZero();
        assertThat(chunk.amafSum[at]).isZero();
        assertThat(chunk.depths[at]).isZero();
    }
}
