package dev.kumite.agents.tree;

import dev.kumite.games.core.Rng;
import java.util.Arrays;

/**
 * The search tree in parallel arrays with a size limit. A node is a number: the chunk in its upper bits, the place
 * there in its lower ones. The children of a node lie side by side behind a header that names their parent; those that
 * were tried come first. A family always lies behind its parent, which lets {@link Pruning} close the gaps in one pass.
 */
final class Tree {
    static final int ROOT = 1;
    /** What a proven loss adds to a node's sum, so that no selection takes it while there is another move. */
    static final double LOST = -1e30;

    static final int CHUNK_BITS = 15;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int PLACE = CHUNK - 1;
    private static final long MOST_NODES = 1L << 30;

    private final Chunk.Fields layout;
    private final long limit;
    private Chunk[] chunks = new Chunk[4];
    /** How many chunks exist, and in which of them families are being added. */
    private int made;

    int current;
    /** Nodes in memory, the untried among them. */
    long nodes;

    /** @param memory bytes that the arrays may take; room for a root and its children there is always */
    Tree(Chunk.Fields layout, long memory, int maxMoves) {
        this.layout = layout;
        long most = Math.min(memory / layout.bytesPerNode(), MOST_NODES);
        limit = Math.max(most, maxMoves + 4L);
        if (maxMoves + 4 > CHUNK) throw new IllegalArgumentException("no game has " + maxMoves + " moves");
        clear();
    }

    /** Forgets everything but keeps the arrays. */
    void clear() {
        current = 0;
        nodes = 0;
        if (made == 0) addChunk();
        chunks[0].clear(0, ROOT + 1);
        chunks[0].used = ROOT + 1;
    }

    private boolean addChunk() {
        long room = Math.min(CHUNK, limit - (long) made * CHUNK);
        if (room < 2) return false;
        if (made == chunks.length) chunks = Arrays.copyOf(chunks, 2 * made);
        chunks[made++] = new Chunk((int) room, layout);
        return true;
    }

    Chunk chunk(int node) {
        return chunks[node >>> CHUNK_BITS];
    }

    static int place(int node) {
        return node & PLACE;
    }

    static int node(int chunk, int place) {
        return chunk << CHUNK_BITS | place;
    }

    static int count(int fan) {
        return fan >>> 16;
    }

    static int tried(int fan) {
        return fan & 0xFFFF;
    }

    /** Gives a node its children, none of them tried. False when the memory is used up. */
    boolean open(int node, int[] moves, int count) {
        int header = reserve(count + 1);
        if (header == 0) return false;
        Chunk chunk = chunk(header);
        int at = place(header);
        chunk.clear(at, at + count + 1);
        chunk.move[at] = node;
        chunk.fan[at] = count;
        System.arraycopy(moves, 0, chunk.move, at + 1, count);
        Chunk parent = chunk(node);
        parent.first[place(node)] = header + 1;
        parent.fan[place(node)] = count << 16;
        nodes += count;
        return true;
    }

    /** Room for a family in one chunk: its header's number, or 0. */
    int reserve(int size) {
        Chunk chunk = chunks[current];
        if (chunk.used + size > chunk.size()) {
            if (current + 1 == made && !addChunk() || chunks[current + 1].size() < size) return 0;
            chunk = chunks[++current];
            chunk.used = 0;
        }
        int header = node(current, chunk.used);
        chunk.used += size;
        return header;
    }

    /** The first of a node's untried children, which from now on counts as tried. */
    int tryNext(int node) {
        Chunk parent = chunk(node);
        int at = place(node);
        return parent.first[at] + tried(parent.fan[at]++);
    }

    /** Draws one of a node's untried children and counts it as tried. */
    int tryNext(int node, Rng rng) {
        Chunk parent = chunk(node);
        int fan = parent.fan[place(node)]++;
        int tried = tried(fan);
        int first = parent.first[place(node)];
        int[] move = chunk(first).move;
        int at = place(first) + tried;
        int drawn = at + rng.below(count(fan) - tried);
        int swap = move[at];
        move[at] = move[drawn];
        move[drawn] = swap;
        return first + tried;
    }

    /** The child that {@code move} leads to, or 0. */
    int child(int node, int move) {
        int first = first(node);
        for (int i = 0; i < count(fan(node)); i++) if (move(first + i) == move) return first + i;
        return 0;
    }

    int move(int node) {
        return chunk(node).move[place(node)];
    }

    int first(int node) {
        return chunk(node).first[place(node)];
    }

    int fan(int node) {
        return chunk(node).fan[place(node)];
    }

    int visits(int node) {
        return chunk(node).visits[place(node)];
    }

    int proof(int node) {
        return chunk(node).proof[place(node)];
    }

    /** The mean result for the player who moved into the node; a proven result counts as such, no visits as a draw. */
    double mean(int node) {
        Chunk chunk = chunk(node);
        int at = place(node);
        if (chunk.proof[at] != 0) return chunk.proof[at] > 0 ? 1 : 0;
        return chunk.visits[at] == 0 ? 0.5 : chunk.sum[at] / chunk.visits[at];
    }

    /** Bytes of all arrays made so far. */
    long bytes() {
        long bytes = 0;
        for (int i = 0; i < made; i++) bytes += (long) chunks[i].size() * layout.bytesPerNode();
        return bytes;
    }
}
