package dev.kumite.games.record;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The way through a tree of moves as PDN writes it: a move, then its variations, then the moves that follow it. */
public final class TreeWalk {
    private static final int NONE = -2;

    private final Replay start;
    private final MoveTree tree;
    private final List<List<Integer>> followers;
    private final Deque<Line> lines = new ArrayDeque<>();

    /** What is told on the way. */
    public interface Visitor {
        /**
         * The next move.
         *
         * @param before the position in which it is played; it is changed afterwards
         */
        void move(int node, Position before);

        /** The moves until {@link #close} are a variation of the last one. */
        default void open() {}

        default void close() {}
    }

    /** A line that is being followed: its next move, and the variations of its last one that are still to come. */
    private static final class Line {
        final Replay replay;
        final Deque<Integer> variations = new ArrayDeque<>();
        boolean varies;
        int next;

        /** @param varies whether the first move is itself a variation, whose alternatives belong to another line */
        Line(Replay replay, int next, boolean varies) {
            this.replay = replay;
            this.next = next;
            this.varies = varies;
        }
    }

    private TreeWalk(Replay start, MoveTree tree) {
        this.start = start;
        this.tree = tree;
        this.followers = tree.followers();
    }

    /**
     * Tells a visitor of every move of a tree.
     *
     * @param start the start position in the game's notation
     */
    public static void through(Game game, String start, MoveTree tree, Visitor visitor) {
        new TreeWalk(new Replay(game, game.notation().read(start)), tree).walk(visitor);
    }

    private void walk(Visitor visitor) {
        lines.push(new Line(start, mainAfter(MoveTree.START), false));
        while (!lines.isEmpty()) {
            Line line = lines.element();
            if (!line.variations.isEmpty()) {
                int variation = line.variations.remove();
                visitor.open();
                lines.push(new Line(line.replay.withoutLast(), variation, true));
            } else if (line.next == NONE) {
                lines.pop();
                if (!lines.isEmpty()) visitor.close();
            } else {
                visitor.move(line.next, line.replay.position());
                advance(line);
            }
        }
    }

    private void advance(Line line) {
        MoveTree.Node node = tree.nodes().get(line.next);
        line.replay.make(node.move());
        List<Integer> all = followers.get(node.parent() + 1);
        if (!line.varies) line.variations.addAll(all.subList(1, all.size()));
        line.varies = false;
        line.next = mainAfter(line.next);
    }

    private int mainAfter(int node) {
        List<Integer> all = followers.get(node + 1);
        return all.isEmpty() ? NONE : all.get(0);
    }
}
