package dev.kumite.agents.strong;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The root's moves, searched one ply deeper at each iteration. The window is narrow around the last score (aspiration)
 * and opened where the score falls outside it.
 */
final class RootSearch {
    private static final int FIRST_WINDOW = 40;

    private final Searcher searcher;
    private final int lines;
    private final List<RootMove> moves = new ArrayList<>();
    private int depth;

    /** One legal move; {@code score} is exact for the first {@link #lines}, for the others a bound. */
    static final class RootMove {
        final int move;
        int score = -Score.INFINITE;
        long nodes;
        List<Integer> line;

        RootMove(int move) {
            this.move = move;
            line = List.of(move);
        }
    }

    RootSearch(Searcher searcher, int[] legal, int lines) {
        this.searcher = searcher;
        this.lines = Math.min(lines, legal.length);
        for (int move : legal) moves.add(new RootMove(move));
    }

    List<RootMove> moves() {
        return moves;
    }

    /** How many of the first moves have exact scores. */
    int lines() {
        return lines;
    }

    RootMove best() {
        return moves.get(0);
    }

    /** The last iteration that was finished. */
    int depth() {
        return depth;
    }

    /** Searches all moves to {@code depth}; false when the search was stopped on the way. */
    boolean iterate(int depth) {
        for (int line = 0; line < lines; line++) if (!searchLine(line, depth)) return false;
        this.depth = depth;
        moves.subList(lines, moves.size())
                .sort(Comparator.comparingLong((RootMove move) -> move.nodes).reversed());
        return true;
    }

    /** Whether nothing is left to find out: the game is decided within the plies searched. */
    boolean decided() {
        int score = best().score;
        return Score.isPlayedOut(score) && Math.abs(Score.winIn(score)) <= depth;
    }

    private boolean searchLine(int line, int depth) {
        int guess = moves.get(line).score;
        int window = depth < 4 || Math.abs(guess) > Score.PROVEN ? 2 * Score.INFINITE : FIRST_WINDOW;
        int low = Math.max(guess - window, -Score.INFINITE);
        int high = Math.min(guess + window, Score.INFINITE);
        while (true) {
            int score = searchWindow(line, depth, low, high);
            if (searcher.aborted()) return false;
            window *= 4;
            if (score <= low && low > -Score.INFINITE) low = Math.max(score - window, -Score.INFINITE);
            else if (score >= high && high < Score.INFINITE) high = Math.min(score + window, Score.INFINITE);
            else return true;
        }
    }

    private int searchWindow(int line, int depth, int low, int high) {
        int best = -Score.INFINITE;
        int alpha = low;
        for (int i = line; i < moves.size(); i++) {
            RootMove root = moves.get(i);
            long before = searcher.nodes();
            int score = searcher.searchMove(root.move, depth, alpha, high, i == line);
            if (searcher.aborted()) return best;
            root.nodes = searcher.nodes() - before;
            if (i == line || score > alpha) {
                root.score = score;
                root.line = searcher.lines.after(root.move);
                moves.remove(i);
                moves.add(line, root);
            } else root.score = Math.min(score, moves.get(line).score);
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= high) break;
        }
        return best;
    }
}
