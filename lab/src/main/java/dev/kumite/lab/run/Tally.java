package dev.kumite.lab.run;

import dev.kumite.games.Ending;
import dev.kumite.games.Result;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.stats.Moments;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts over the games of one contest, in any order; all from the view of agent A. */
public final class Tally {
    /** Results from A's view, as places in an array. */
    public static final int WON = 0;

    public static final int DRAWN = 1;
    public static final int LOST = 2;

    private static final int PAIR_RESULTS = 5;

    private long games;
    private long unfinished;
    private final Map<String, Long> failures = new TreeMap<>();

    /** By A's side and result. */
    private final long[][] bySide = new long[2][3];

    /** Of the side that moved first. */
    private final long[] first = new long[3];

    private final long[] pairs = new long[PAIR_RESULTS];
    private final Map<Integer, Integer> halfPairs = new HashMap<>();
    private final Map<Integer, Map<Ending, Long>> endings = new HashMap<>();
    private final Moments plies = new Moments();
    private final Moments winnerPieces = new Moments();
    private final Moments loserPieces = new Moments();
    private Effort a = Effort.NONE;
    private Effort b = Effort.NONE;

    public void add(int number, Played played) {
        int result = resultOf(played);
        games++;
        bySide[played.sideOfA()][result]++;
        first[played.firstSide() == played.sideOfA() ? result : LOST - result]++;
        endings.computeIfAbsent(result, key -> new TreeMap<>())
                .merge(played.outcome().ending(), 1L, Long::sum);
        if (played.outcome().ending() == Ending.UNFINISHED) unfinished++;
        if (!played.failure().isEmpty()) failures.merge(played.failure(), 1L, Long::sum);
        plies.add(played.outcome().plies());
        int winner = Result.winner(played.outcome().result());
        if (winner >= 0) {
            winnerPieces.add(played.pieces(winner));
            loserPieces.add(played.pieces(1 - winner));
        }
        a = a.plus(played.a());
        b = b.plus(played.b());
        addToPair(number / 2, LOST - result);
    }

    private static int resultOf(Played played) {
        double score = played.score();
        return score == 1 ? WON : score == 0 ? LOST : DRAWN;
    }

    private void addToPair(int pair, int halfPoints) {
        Integer other = halfPairs.remove(pair);
        if (other == null) halfPairs.put(pair, halfPoints);
        else pairs[other + halfPoints]++;
    }

    public long games() {
        return games;
    }

    /** Games with this result for A. */
    public long count(int result) {
        return bySide[0][result] + bySide[1][result];
    }

    /** Games with this result for A where it had this side. */
    public long count(int side, int result) {
        return bySide[side][result];
    }

    /** Games with this result for the side that moved first, whoever had it. */
    public long countFirst(int result) {
        return first[result];
    }

    public long unfinished() {
        return unfinished;
    }

    /** Games lost by an exception, an illegal move or overtime. */
    public long failures() {
        return failures.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What agents at fault did, and how often. */
    public Map<String, Long> failureLines() {
        return Collections.unmodifiableMap(failures);
    }

    /** Threads that could not be stopped, lost in games with this result for A: its own where it lost, else B's. */
    public long threadsLost(int result) {
        return endings(result).getOrDefault(Ending.HANGING, 0L);
    }

    /** A's points: a win 1, a draw or an unfinished game ½. */
    public double points() {
        return count(WON) + count(DRAWN) / 2.0;
    }

    public double score() {
        return points() / games;
    }

    /** Pairs of games by A's points in them: 0, ½, 1, 1½, 2. */
    public long[] pairs() {
        return pairs.clone();
    }

    /** How the games ended that had this result for A. */
    public Map<Ending, Long> endings(int result) {
        return Collections.unmodifiableMap(endings.getOrDefault(result, Map.of()));
    }

    public Moments plies() {
        return plies;
    }

    /** Pieces that winners had left. */
    public Moments winnerPieces() {
        return winnerPieces;
    }

    public Moments loserPieces() {
        return loserPieces;
    }

    public Effort a() {
        return a;
    }

    public Effort b() {
        return b;
    }
}
