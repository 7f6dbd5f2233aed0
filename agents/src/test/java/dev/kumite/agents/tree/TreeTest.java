package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.games.core.Rng;
import org.junit.jupiter.api.Test;

class TreeTest {
    private static final int[] MOVES = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    @Test
    void tenMillionNodesFitInto400Megabytes() {
        long tenMillion = 10_000_000;
        assertThat(tenMillion * new Chunk.Fields(false, false).bytesPerNode()).isLessThanOrEqualTo(400_000_000);
        assertThat(tenMillion * new Chunk.Fields(true, false).bytesPerNode()).isLessThanOrEqualTo(400_000_000);
        assertThat(tenMillion * new Chunk.Fields(false, true).bytesPerNode()).isLessThanOrEqualTo(400_000_000);
    }

    @Test
    void aNodeTakesWhatTheArraysOfAChunkDeclare() throws IllegalAccessException {
        for (boolean amaf : new boolean[] {false, true})
            for (boolean depths : new boolean[] {false, true}) {
                Chunk.Fields layout = new Chunk.Fields(amaf, depths);
                Chunk chunk = new Chunk(1000, layout);
                long bytes = 0;
                for (var field : Chunk.class.getDeclaredFields()) {
                    field.setAccessible(true);
                    Object array = field.get(chunk);
                    if (array instanceof int[] ints) bytes += 4L * ints.length;
                    if (array instanceof short[] shorts) bytes += 2L * shorts.length;
                    if (array instanceof long[] longs) bytes += 8L * longs.length;
                    if (array instanceof double[] doubles) bytes += 8L * doubles.length;
                }
                // The empty arrays that stand for what a layout leaves out are constants without length.
                assertThat(bytes).isEqualTo(1000L * layout.bytesPerNode());
            }
    }

    @Test
    void theTreeStopsGrowingAtItsLimit() {
        Tree tree = new Tree(Chunk.Fields.PLAIN, 3_000_000, 10);
        Rng rng = new Rng(1);
        long nodes = 0;
        for (int opened = openSomewhere(tree, rng); opened > 0; opened = openSomewhere(tree, rng)) nodes += opened;
        assertThat(tree.bytes()).isBetween(2_900_000L, 3_000_000L);
        assertThat(tree.nodes).isEqualTo(nodes);
        assertThat(nodes).isGreaterThan(3_000_000 / Chunk.Fields.PLAIN.bytesPerNode() * 7 / 10);
    }

    @Test
    void aTinyLimitStillLeavesRoomForTheRootsChildren() {
        Tree tree = new Tree(Chunk.Fields.PLAIN, 1, 10);
        assertThat(tree.open(Tree.ROOT, MOVES, 10)).isTrue();
        assertThat(tree.open(tree.first(Tree.ROOT), MOVES, 10)).isFalse();
    }

    /**
     * A chunk has 2^15 places, of which the first two are taken: 2978 families of ten with their headers and four of one
     * fill it, and a limit of two places more leaves room for one child in a second chunk.
     */
    @Test
    void everyPlaceWithinTheLimitIsUsed() {
        Tree tree = new Tree(Chunk.Fields.PLAIN, (32_768L + 2) * Chunk.Fields.PLAIN.bytesPerNode(), 10);
        for (int i = 0; i < 2978; i++)
            assertThat(tree.open(Tree.ROOT, MOVES, 10)).isTrue();
        for (int i = 0; i < 5; i++) {
            assertThat(tree.open(Tree.ROOT, MOVES, 1)).isTrue();
            assertThat(tree.current).isEqualTo(i / 4);
        }
        assertThat(tree.open(Tree.ROOT, MOVES, 1)).isFalse();
        assertThat(tree.nodes).isEqualTo(29_785);
    }

    @Test
    void aTreeGrowsByAsManyChunksAsItsMemoryHolds() {
        Tree tree = new Tree(Chunk.Fields.PLAIN, 9 * 32_768L * Chunk.Fields.PLAIN.bytesPerNode(), 10);
        for (long nodes = 10; tree.open(Tree.ROOT, MOVES, 10); nodes += 10)
            assertThat(tree.nodes).isEqualTo(nodes);
        assertThat(tree.current).isEqualTo(8);
        assertThat(tree.nodes).isEqualTo(2978 * 9 * 10);
    }

    @Test
    void aFamilyFitsIntoOneChunk() {
        int most = 32_768 - 4;
        assertThat(new Tree(Chunk.Fields.PLAIN, 1, most).open(Tree.ROOT, new int[most], most))
                .isTrue();
        assertThatThrownBy(() -> new Tree(Chunk.Fields.PLAIN, 1, most + 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no game has 32765 moves");
    }

    @Test
    void untriedChildrenComeInRandomOrderEachOnce() {
        Tree tree = new Tree(Chunk.Fields.PLAIN, 1 << 20, 10);
        tree.open(Tree.ROOT, MOVES, 10);
        int[] tried = new int[10];
        Rng rng = new Rng(3);
        for (int i = 0; i < 10; i++) {
            int child = tree.tryNext(Tree.ROOT, rng);
            assertThat(child).isEqualTo(tree.first(Tree.ROOT) + i);
            tried[i] = tree.move(child);
        }
        assertThat(tried).containsExactlyInAnyOrder(MOVES).isNotEqualTo(MOVES);
        assertThat(tree.nodes).isEqualTo(10);
    }

    @Test
    void pruningKeepsTheSubtreeAsItWasAndGivesTheRestBack() {
        Tree tree = new Tree(new Chunk.Fields(true, true), 6_000_000, 10);
        Rng rng = new Rng(7);
        for (int round = 0; round < 60; round++) {
            boolean grows = true;
            while (grows) grows = rng.below(2000) != 0 && openSomewhere(tree, rng) > 0;
            int root = Tree.ROOT;
            for (int i = rng.below(3); i >= 0; i--) root = root == 0 ? 0 : randomChild(tree, root, rng);
            if (root == 0) continue;
            long before = fingerprint(tree, root);
            long nodes = size(tree, root);
            Pruning.keep(tree, root);
            assertThat(fingerprint(tree, Tree.ROOT)).isEqualTo(before);
            assertThat(tree.nodes).isEqualTo(nodes).isEqualTo(size(tree, Tree.ROOT));
        }
        assertThat(tree.bytes()).isLessThanOrEqualTo(6_000_000);
    }

    /** Gives a random leaf children with random figures and says how many; 0 when the tree is full. */
    private static int openSomewhere(Tree tree, Rng rng) {
        int node = Tree.ROOT;
        while (tree.first(node) != 0) node = randomChild(tree, node, rng);
        int count = node == Tree.ROOT ? 10 : 1 + rng.below(10);
        if (!tree.open(node, MOVES, count)) return 0;
        for (int i = 0; i < count; i++) {
            int child = tree.tryNext(node, rng);
            Chunk chunk = tree.chunk(child);
            int at = Tree.place(child);
            chunk.visits[at] = rng.below(1000);
            chunk.sum[at] = rng.real();
            chunk.proof[at] = (short) rng.below(5);
            if (chunk.depths.length > 0) chunk.depths[at] = rng.below(100);
            if (chunk.amafVisits.length > 0) chunk.amafVisits[at] = rng.below(100);
            if (chunk.amafSum.length > 0) chunk.amafSum[at] = rng.real();
        }
        return count;
    }

    private static int randomChild(Tree tree, int node, Rng rng) {
        return tree.first(node) == 0 ? 0 : tree.first(node) + rng.below(Tree.count(tree.fan(node)));
    }

    private static long size(Tree tree, int node) {
        long size = 0;
        for (int i = 0; i < Tree.count(tree.fan(node)); i++) size += 1 + size(tree, tree.first(node) + i);
        return size;
    }

    private static long fingerprint(Tree tree, int node) {
        Chunk chunk = tree.chunk(node);
        int at = Tree.place(node);
        long print = Rng.mix(chunk.visits[at] + 31L * Double.doubleToLongBits(chunk.sum[at]) + chunk.proof[at]);
        print = Rng.mix(print + chunk.fan[at] + chunk.move[at]);
        print = Rng.mix(print + chunk.depths[at] * 1000 + chunk.amafVisits[at]);
        print = Rng.mix(print + Double.doubleToLongBits(chunk.amafSum[at]));
        for (int i = 0; i < Tree.count(tree.fan(node)); i++)
            print = Rng.mix(print + fingerprint(tree, tree.first(node) + i));
        return print;
    }
}
