package dev.kumite.lab.run;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Hands out the games that are still to be played: pair by pair, one of every contest before the next of any, so that a
 * run that is stopped half-way has played half of each contest. Where agents play by what they have learned it takes
 * larger strides, because not everything that all agents know may fit into memory at once. A shard takes every n-th of
 * these pairs. Safe for many threads.
 */
public final class Schedule {
    private static final int PAIR = 2;
    /** Pairs of one contest in a row, so that a large file of knowledge is read a few times at most. */
    private static final int LEARNED_STRIDE = 250;

    private static final String KNOWLEDGE = "file=";

    private final Plan plan;
    private final Map<Integer, BitSet> played;
    private final Shard shard;
    private final boolean[] ended;
    private final int stride;
    private int first;
    private int contest;
    private int pair;
    private int half;

    /** A game's place: the contest's in the plan and the game's in the contest, both from 0. */
    public record Place(int contest, int number) {
        static final Place NONE = new Place(-1, -1);

        /** Whether there is no game left. */
        public boolean none() {
            return contest < 0;
        }
    }

    Schedule(Plan plan, Map<Integer, BitSet> played, Shard shard) {
        this.plan = plan;
        this.played = played;
        this.shard = shard;
        this.ended = new boolean[plan.contests().size()];
        this.stride = plan.contests().stream().anyMatch(Schedule::isLearned) ? LEARNED_STRIDE : 1;
    }

    private static boolean isLearned(Contest contest) {
        return contest.entrants().stream().anyMatch(entrant -> entrant.agent().contains(KNOWLEDGE));
    }

    /** The next game, or {@link Place#NONE} when there is none. */
    public synchronized Place next() {
        while (true) {
            Place place = step();
            if (place.none()) return place;
            if (ended[place.contest()] || !shard.includes(plan, place.contest(), place.number())) continue;
            BitSet done = played.get(place.contest());
            if (done == null || !done.get(place.number())) return place;
        }
    }

    private Place step() {
        List<Contest> contests = plan.contests();
        if (contest == contests.size()) {
            contest = 0;
            first += stride;
            if (contests.stream().allMatch(one -> PAIR * (long) first >= one.games())) {
                contest = contests.size();
                return Place.NONE;
            }
        }
        Place place = new Place(contest, PAIR * (first + pair) + half);
        half = 1 - half;
        if (half == 0) pair = (pair + 1) % stride;
        if (half == 0 && pair == 0) contest++;
        return place;
    }

    /** Ends this contest: no more of its games are handed out. */
    public synchronized void end(int which) {
        ended[which] = true;
    }
}
