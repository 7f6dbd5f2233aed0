package dev.kumite.lab.stats;

import java.util.HashMap;
import java.util.Map;

/**
 * A sequential test over pairs that finish in any order. It looks at a pair only when all pairs scheduled before it are
 * known, so the decision depends on the schedule alone and not on which game was over first. Not thread-safe.
 */
public final class SprtWatch {
    private final Sprt sprt;
    private final Map<Long, Integer> waiting = new HashMap<>();
    private Sprt.Decision decision = new Sprt.Decision(Sprt.Verdict.UNDECIDED, Pairs.NONE, 0);
    private long next;

    public SprtWatch(Sprt sprt) {
        this.sprt = sprt;
    }

    /**
     * A pair is over.
     *
     * @param place its place in the schedule, from 0
     * @param halfPoints what the tested side scored in its two games, 0 to 4
     * @return the decision with all that is known now
     */
    public Sprt.Decision report(long place, int halfPoints) {
        if (halfPoints < 0 || halfPoints > 4) throw new IllegalArgumentException(halfPoints + " half points");
        if (place < next || waiting.putIfAbsent(place, halfPoints) != null)
            throw new IllegalArgumentException("pair " + place + " was reported before");
        for (Integer known = waiting.remove(next); known != null; known = waiting.remove(next)) {
            next++;
            if (decision.verdict() != Sprt.Verdict.UNDECIDED) continue;
            Pairs pairs = decision.pairs().and(known);
            double llr = sprt.llr(pairs);
            decision = new Sprt.Decision(sprt.verdict(llr), pairs, llr);
        }
        return decision;
    }

    public Sprt.Decision decision() {
        return decision;
    }
}
