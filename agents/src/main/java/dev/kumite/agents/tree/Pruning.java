package dev.kumite.agents.tree;

/**
 * Makes a node the root and drops everything that is not below it. Families are moved to the front in place, in the
 * order in which they lie; since a family lies behind its parent, the parent's fate and new place are known when its
 * turn comes.
 */
final class Pruning {
    private static final int DEAD = -1;

    private final Tree tree;

    private Pruning(Tree tree) {
        this.tree = tree;
    }

    static void keep(Tree tree, int newRoot) {
        if (newRoot != Tree.ROOT) new Pruning(tree).run(newRoot);
    }

    private void run(int newRoot) {
        int end = tree.current;
        int oldFamily = tree.first(Tree.ROOT);
        adoptRoot(newRoot);
        if (oldFamily != 0) setParent(oldFamily, DEAD);
        tree.nodes = 0;
        tree.current = 0;
        int read = Tree.ROOT + 1;
        for (int chunk = 0; chunk <= end; chunk++, read = 0) {
            Chunk from = tree.chunk(Tree.node(chunk, 0));
            int used = from.used;
            if (chunk == 0) from.used = Tree.ROOT + 1;
            while (read < used) {
                int size = from.fan[read] + 1;
                if (from.move[read] == DEAD) bury(from, read, size);
                else slide(from, read, size);
                read += size;
            }
        }
    }

    private void adoptRoot(int newRoot) {
        Chunk chunk = tree.chunk(newRoot);
        int at = Tree.place(newRoot);
        chunk.copy(at, tree.chunk(Tree.ROOT), Tree.ROOT, 1);
        if (chunk.first[at] != 0) setParent(chunk.first[at], Tree.ROOT);
        chunk.first[at] = 0;
    }

    private void setParent(int family, int parent) {
        tree.chunk(family).move[Tree.place(family) - 1] = parent;
    }

    private void bury(Chunk from, int header, int size) {
        for (int i = header + 1; i < header + size; i++) if (from.first[i] != 0) setParent(from.first[i], DEAD);
    }

    private void slide(Chunk from, int header, int size) {
        int parent = from.move[header];
        int target = tree.reserve(size);
        Chunk to = tree.chunk(target);
        int at = Tree.place(target);
        if (to != from || at != header) from.copy(header, to, at, size);
        tree.chunk(parent).first[Tree.place(parent)] = target + 1;
        for (int i = 1; i < size; i++) if (to.first[at + i] != 0) setParent(to.first[at + i], target + i);
        tree.nodes += size - 1;
    }
}
