package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.games.core.Rng;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The final choice and the main line, on trees made by hand; the moves are numbered in the order of the tree. */
class RootTableTest {
    private final Tree tree = new Tree(Chunk.Fields.PLAIN, 1 << 20, 8);

    /** Gives a node children of which these were tried, with their visits and proofs; each visit was worth a half. */
    private int family(int node, int moves, int[] visits, int[] proofs) {
        int[] numbers = new int[moves];
        for (int i = 0; i < moves; i++) numbers[i] = i;
        tree.open(node, numbers, moves);
        int first = tree.first(node);
        for (int i = 0; i < visits.length; i++) {
            int child = tree.tryNext(node);
            tree.chunk(child).visits[Tree.place(child)] = visits[i];
            tree.chunk(child).sum[Tree.place(child)] = visits[i] / 2.0;
            MctsSolver.prove(tree, child, proofs[i]);
        }
        if (node == Tree.ROOT) tree.chunk(node).visits[Tree.place(node)] = 1000;
        return first;
    }

    private Choice choice(boolean byVisits, double sure) {
        Selection selection = new Selection(new Uct(true), 0.7, sure, 8);
        return new RootTable(tree, selection, byVisits, new Rng(1)).choice(7, 8, 9, 10);
    }

    private Choice choice() {
        return choice(true, Options.OFF);
    }

    @Test
    void winsComeFirstThenWhatIsOpenThenWhatIsUntriedAndTheLongestLossBeforeTheShortest() {
        family(Tree.ROOT, 7, new int[] {9, 1, 20, 2, 30, 3}, new int[] {-2, 0, 5, 3, 0, -6});
        assertThat(choice().rootMoves()).extracting(RootMove::move).containsExactly(3, 2, 4, 1, 6, 5, 0);
        assertThat(choice().move()).isEqualTo(3);
        assertThat(choice().winIn()).isEqualTo(OptionalInt.of(3));
        assertThat(choice().value()).isEqualTo(1);
    }

    @Test
    void visitsDecideOrTheScoreDoes() {
        int first = family(Tree.ROOT, 2, new int[] {10, 4}, new int[2]);
        tree.chunk(first).sum[Tree.place(first)] = 5;
        tree.chunk(first).sum[Tree.place(first) + 1] = 3;
        assertThat(choice(true, Options.OFF).move()).isZero();
        assertThat(choice(false, Options.OFF).move()).isEqualTo(1);
        assertThat(choice(false, Options.OFF).value()).isEqualTo(0.5);
    }

    @Test
    void theFirstSureMoveIsTakenUnlessItIsLostOrAnotherWins() {
        int first = family(Tree.ROOT, 3, new int[] {50, 10, 20}, new int[3]);
        tree.chunk(first).sum[Tree.place(first) + 1] = 8;
        tree.chunk(first).sum[Tree.place(first) + 2] = 19;
        assertThat(choice(true, 0.7).rootMoves()).extracting(RootMove::move).containsExactly(1, 0, 2);
        assertThat(choice(true, 0.8).rootMoves()).extracting(RootMove::move).containsExactly(2, 0, 1);
        assertThat(choice(true, 0.95).move()).as("none exceeds it").isZero();
        MctsSolver.prove(tree, first + 1, -4);
        assertThat(choice(true, 0.7).move()).isEqualTo(2);
        MctsSolver.prove(tree, first, 3);
        assertThat(choice(true, 0.7).move()).isZero();
    }

    @Test
    void onlyWhatIsProvenHasAnEnd() {
        family(Tree.ROOT, 2, new int[] {10, 4}, new int[2]);
        assertThat(choice().winIn()).isEmpty();
    }

    @Test
    void aLossIsProvenWhenTheRootIs() {
        family(Tree.ROOT, 2, new int[] {10, 4}, new int[] {-2, -4});
        assertThat(choice().move()).isEqualTo(1);
        assertThat(choice().winIn()).isEmpty();
        MctsSolver.prove(tree, Tree.ROOT, 5);
        assertThat(choice().winIn()).isEqualTo(OptionalInt.of(-4));
    }

    @Test
    void theLineFollowsTheMostVisitedRepliesAndOfEqualsTheFirst() {
        int first = family(Tree.ROOT, 2, new int[] {4, 10}, new int[2]);
        int reply = family(first + 1, 4, new int[] {2, 5, 5}, new int[3]);
        family(reply + 1, 3, new int[] {0}, new int[1]);
        assertThat(choice().line()).as("a move without visits says nothing").containsExactly(1, 1);
        assertThat(choice().move()).isEqualTo(1);
    }

    @Test
    void theLineFollowsAProvenWinHoweverFewItsVisits() {
        int first = family(Tree.ROOT, 1, new int[] {10}, new int[1]);
        family(first, 4, new int[] {7, 2, 9, 1}, new int[] {0, 3, -2, 1});
        assertThat(choice().line()).containsExactly(0, 1);
    }

    @Test
    void theSearchsFiguresArePassedOn() {
        family(Tree.ROOT, 3, new int[] {4}, new int[1]);
        assertThat(choice().iterations()).isEqualTo(7);
        assertThat(choice().nodes()).isEqualTo(8);
        assertThat(choice().depth()).isEqualTo(9);
        assertThat(choice().nanos()).isEqualTo(10);
        assertThat(choice().held()).isEqualTo(3);
    }
}
