package dev.kumite.agents.strong;

import java.util.ArrayList;
import java.util.List;

/**
 * The principal variations of a search in one triangular array: the line of a ply is its move and the line of the next
 * ply.
 */
final class Lines {
    private final int deepest;
    private final int[] moves;
    private final int[] length;

    Lines(int deepest) {
        this.deepest = deepest;
        moves = new int[deepest * deepest];
        length = new int[deepest + 1];
    }

    void clear(int ply) {
        length[ply] = 0;
    }

    /** The line from {@code ply} is now {@code move} and the line from the next ply. */
    void put(int ply, int move) {
        int next = ply + 1 < deepest ? length[ply + 1] : 0;
        int count = Math.min(next, deepest - 1);
        moves[ply * deepest] = move;
        if (count > 0) System.arraycopy(moves, (ply + 1) * deepest, moves, ply * deepest + 1, count);
        length[ply] = count + 1;
    }

    /** A root move with the line that answers it. */
    List<Integer> after(int rootMove) {
        List<Integer> line = new ArrayList<>();
        line.add(rootMove);
        for (int i = 0; i < length[1]; i++) line.add(moves[deepest + i]);
        return line;
    }
}
