package dev.kumite.lab.totals;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Moments;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.stats.WinDrawLoss;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts over the games of one contest, in any order; all from the view of agent A. */
public final class ContestTotals {
    /** Results from A's view, as places in an array. */
    public static final int WON = 0;

    public static final int DRAWN = 1;
    public static final int LOST = 2;

    /** The agents, as places in a list. */
    public static final int A = 0;

    public static final int B = 1;

    private static final int PAIR_RESULTS = 5;

    private final int number;
    private final Contest contest;
    private long games;
    private long unfinished;
    private final Map<String, Long> failures = new TreeMap<>();

    /** By A's side and result. */
    private final long[][] bySide = new long[2][3];

    /** By whether A moved first (0) or second (1), and its result. */
    private final long[][] byTurn = new long[2][3];

    private final long[] pairs = new long[PAIR_RESULTS];
    private final Map<Integer, Integer> halfPairs = new HashMap<>();
    private final Map<Integer, Map<Ending, Long>> endings = new HashMap<>();
    private final Moments plies = new Moments();
    private final Moments winnerPieces = new Moments();
    private final Moments loserPieces = new Moments();
    private Effort a = Effort.NONE;
    private Effort b = Effort.NONE;

    /** @param number counted from 1 */
    ContestTotals(int number, Contest contest) {
        this.number = number;
        this.contest = contest;
    }

    void add(int game, GameResult result) {
        int ours = resultOf(result);
        games++;
        bySide[result.sideOfA()][ours]++;
        byTurn[result.aMovedFirst() ? 0 : 1][ours]++;
        endings.computeIfAbsent(ours, key -> new TreeMap<>())
                .merge(result.outcome().ending(), 1L, Long::sum);
        if (result.outcome().ending() == Ending.UNFINISHED) unfinished++;
        if (!result.failure().isEmpty()) failures.merge(result.failure(), 1L, Long::sum);
        plies.add(result.outcome().plies());
        int winner = Result.winner(result.outcome().result());
        if (winner >= 0) {
            winnerPieces.add(result.pieces(winner));
            loserPieces.add(result.pieces(1 - winner));
        }
        addToPair(game / 2, LOST - ours);
    }

    /** What the agents spent on one game, or on all of them. */
    void add(Effort byA, Effort byB) {
        a = a.plus(byA);
        b = b.plus(byB);
    }

    private static int resultOf(GameResult result) {
        double score = result.score();
        return score == 1 ? WON : score == 0 ? LOST : DRAWN;
    }

    private void addToPair(int pair, int halfPoints) {
        Integer other = halfPairs.remove(pair);
        if (other == null) halfPairs.put(pair, halfPoints);
        else pairs[other + halfPoints]++;
    }

    /** Its place in the plan, counted from 1. */
    public int number() {
        return number;
    }

    public Contest contest() {
        return contest;
    }

    /** The name of {@link #A}, or of {@link #B} in a match. */
    public String name(int agent) {
        return contest.entrants().get(agent).name();
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

    /** Games with this result for A where it moved first ({@code turn} 0) or second (1). */
    public long countByTurn(int turn, int result) {
        return byTurn[turn][result];
    }

    /** Games with this result for the side that moved first, whoever had it. */
    public long countFirst(int result) {
        return byTurn[0][result] + byTurn[1][LOST - result];
    }

    public long unfinished() {
        return unfinished;
    }

    /** The number of forfeits: games lost by an exception, an illegal move or overtime. */
    public long failures() {
        return failures.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What agents did wrong, with counts. */
    public Map<String, Long> failureLines() {
        return Collections.unmodifiableMap(failures);
    }

    /** Threads of {@link #A} or {@link #B} that could not be stopped: one in each game that it forfeited by hanging. */
    public long threadsLost(int agent) {
        return forfeits(agent, Ending.HANGING);
    }

    /** Games that {@link #A} or {@link #B} forfeited so; where one agent moves alone a forfeit may cost half a point only. */
    public long forfeits(int agent, Ending fault) {
        long lost = endings(agent == A ? LOST : WON).getOrDefault(fault, 0L);
        boolean alone = agent == A && !(contest instanceof Contest.Match);
        return alone ? lost + endings(DRAWN).getOrDefault(fault, 0L) : lost;
    }

    /** A's points: a win 1, a draw or an unfinished game ½. */
    public double points() {
        return count(WON) + count(DRAWN) / 2.0;
    }

    /** Pairs of games by A's points in them: 0, ½, 1, 1½, 2. */
    public long[] pairs() {
        return pairs.clone();
    }

    /** The units from which strengths are judged: pairs where colours were swapped on the same start, otherwise games. */
    public Outcomes outcomes() {
        return contest.swap() ? Pairs.of(pairs()) : new WinDrawLoss(count(WON), count(DRAWN), count(LOST));
    }

    /** A's score in all its games, with the interval that whole pairs give it; Wilson's without pairs or an opponent. */
    public Interval score() {
        Interval single = Interval.wilson(points(), games);
        Outcomes outcomes = outcomes();
        if (!(contest instanceof Contest.Match) || outcomes.units() == 0) return single;
        Interval paired = outcomes.scoreInterval();
        return new Interval(
                single.value(), Math.min(paired.low(), single.value()), Math.max(paired.high(), single.value()));
    }

    /** How the games ended that had this result for A. */
    public Map<Ending, Long> endings(int result) {
        return Collections.unmodifiableMap(endings.getOrDefault(result, Map.of()));
    }

    public Moments plies() {
        return plies;
    }

    /** The pieces that the winners had left. */
    public Moments winnerPieces() {
        return winnerPieces;
    }

    public Moments loserPieces() {
        return loserPieces;
    }

    /** What A spent, and B in a match. */
    public List<Effort> efforts() {
        return List.of(a, b);
    }
}
