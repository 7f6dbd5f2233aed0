package dev.kumite.agents.flat;

import dev.kumite.agents.Choice.RootMove;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The results of the playouts of each root move. Only complete rounds count: one playout for every move. */
final class Tally {
    private final int[] moves;
    private final long[] scores;
    private final long[] outcomes;
    private long rounds;

    Tally(int[] moves) {
        this.moves = moves;
        scores = new long[moves.length];
        outcomes = new long[moves.length];
    }

    /** Adds a round: for each move its playout's score, and its outcome for the player who moved. */
    void add(int[] roundScores, int[] roundOutcomes) {
        for (int i = 0; i < moves.length; i++) {
            scores[i] += roundScores[i];
            outcomes[i] += roundOutcomes[i];
        }
        rounds++;
    }

    long rounds() {
        return rounds;
    }

    int move(int index) {
        return moves[index];
    }

    /** The place of a move with the highest score, each as likely as the next. */
    int best(Rng rng) {
        int chosen = 0;
        int equals = 1;
        for (int i = 1; i < moves.length; i++) {
            if (scores[i] < scores[chosen]) continue;
            equals = scores[i] > scores[chosen] ? 1 : equals + 1;
            if (equals == 1 || rng.below(equals) == 0) chosen = i;
        }
        return chosen;
    }

    /** The mean outcome of a move's playouts, −1 to 1. */
    double value(int index) {
        return rounds == 0 ? 0 : (double) outcomes[index] / rounds;
    }

    /** The moves by score, {@code first} before its equals. No lambdas: their first use would take the move's time. */
    List<RootMove> rootMoves(int first) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) order.add(i);
        order.sort(new BestFirst(scores, first));
        List<RootMove> rootMoves = new ArrayList<>();
        for (int i : order) rootMoves.add(new RootMove(moves[i], rounds, value(i)));
        return List.copyOf(rootMoves);
    }

    private static final class BestFirst implements Comparator<Integer> {
        private final long[] scores;
        private final int first;

        BestFirst(long[] scores, int first) {
            this.scores = scores;
            this.first = first;
        }

        @Override
        public int compare(Integer a, Integer b) {
            int order = Long.compare(scores[b], scores[a]);
            return order != 0 ? order : Boolean.compare(a != first, b != first);
        }
    }
}
