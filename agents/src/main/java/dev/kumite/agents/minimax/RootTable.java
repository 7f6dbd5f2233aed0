package dev.kumite.agents.minimax;

import dev.kumite.agents.Choice.RootMove;
import dev.kumite.games.evaluation.Evaluation;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The root moves, in the order in which the game lists them, with the result of one pass for each. */
final class RootTable {
    final int[] moves;
    final int[] scores;
    private final boolean[] bounds;
    private final int[][] lines;
    /** Tells equal moves apart, in the same way in every pass. */
    private final long chooser;

    private int known;

    RootTable(int[] moves, long chooser) {
        this.moves = moves;
        this.chooser = chooser >>> 1;
        scores = new int[moves.length];
        bounds = new boolean[moves.length];
        lines = new int[moves.length][];
        forget();
    }

    /** Before a pass: nothing is known. */
    void forget() {
        Arrays.fill(scores, -Scores.INFINITE);
        Arrays.fill(lines, new int[0]);
        Arrays.fill(bounds, false);
        known = 0;
    }

    /** The score of a move; {@code bound} says that it may be lower. */
    void set(int index, int score, boolean bound, int[] line) {
        scores[index] = score;
        bounds[index] = bound;
        lines[index] = line;
        known++;
    }

    boolean knowsSome() {
        return known > 0;
    }

    int best() {
        int best = -Scores.INFINITE;
        for (int score : scores) best = Math.max(best, score);
        return best;
    }

    /** The place of one of the best moves, each as likely as the next; of any move while nothing is known. */
    int chosen() {
        int best = best();
        int equals = 0;
        for (int score : scores) if (score == best) equals++;
        int skip = (int) (chooser % equals);
        int at = -1;
        do at++;
        while (scores[at] != best || skip-- > 0);
        return at;
    }

    int[] line(int index) {
        return lines[index];
    }

    /** The places of the moves, best score first; equal ones as the game lists them. */
    int[] order() {
        return sorted(Comparator.comparing((Integer i) -> -scores[i]));
    }

    List<RootMove> rootMoves(Evaluation evaluation) {
        int chosen = chosen();
        int[] order = sorted(Comparator.comparing((Integer i) -> -scores[i]).thenComparing(i -> i != chosen));
        return Arrays.stream(order)
                .mapToObj(i -> new RootMove(moves[i], 0, value(i, evaluation), bounds[i]))
                .toList();
    }

    private double value(int index, Evaluation evaluation) {
        return scores[index] == -Scores.INFINITE ? 0 : Scores.value(scores[index], evaluation);
    }

    private int[] sorted(Comparator<Integer> comparator) {
        return IntStream.range(0, moves.length)
                .boxed()
                .sorted(comparator)
                .mapToInt(i -> i)
                .toArray();
    }
}
