package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Looks;
import dev.kumite.lab.stats.Power;
import dev.kumite.lab.stats.Region.Verdict;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A claim that is looked at again and again while its cells get more games, by the plan of {@link Looks}: each look is
 * at the first games of every cell, as many as the plan says, whatever else was played. The verdict is that of the
 * first look that decides; it depends on the games alone, not on when they were played or what other claims needed.
 */
public final class ClaimSequence {
    /** Fewer looks are too few to give a claim up. */
    private static final int LEAST_LOOKS = 3;

    /** Beyond this look nobody can say how many games it would take. */
    private static final int FARTHEST = 40;

    private final Claim claim;
    private final ScaledExperiment scaled;
    private final Set<Integer> cells;
    private final boolean hasMeans;
    private int looks;
    private Interval interval = Figure.NONE.interval();
    private Verdict verdict = Verdict.UNDECIDED;
    private double pValue = 1;
    private OptionalInt decidingLook = OptionalInt.empty();

    /** More games have told nothing new: its measure takes in the first games alone, or an exam has no more problems. */
    private boolean stuck;

    /** @param scaled with the numbers of games of the first look */
    public ClaimSequence(Claim claim, ScaledExperiment scaled) {
        this.claim = claim;
        this.scaled = scaled;
        hasMeans = claim.measure().terms().stream()
                .anyMatch(term -> term instanceof Expression.OfCells of
                        && !Measures.parse(of.measure()).unit().isBounded());
        boolean ratings = claim.measure().terms().stream().allMatch(Expression.RatingOf.class::isInstance);
        cells = claim.measure().cells(scaled).stream()
                .filter(cell -> !ratings || scaled.cells().get(cell).inRoundRobin())
                .collect(Collectors.toUnmodifiableSet());
    }

    public Claim claim() {
        return claim;
    }

    /** The cells whose games it needs. */
    public Set<Integer> cells() {
        return cells;
    }

    /** How many looks have been taken. */
    public int looks() {
        return looks;
    }

    /** Takes the next look; {@code findings} are of as many games of its cells as the plan says. */
    public void look(Findings findings) {
        looks++;
        Interval before = interval;
        Quantity quantity = new Quantity(claim.measure(), findings, true);
        interval = quantity.at(Looks.confidence(reach(looks)));
        if (claim.measure().byClock() || Double.isNaN(interval.value())) return;
        verdict = claim.region().judge(interval);
        if (decided()) {
            pValue = Looks.overall(claim.region().pValue(quantity::at), looks);
            return;
        }
        boolean bounded = Double.isFinite(interval.width());
        stuck = bounded && interval.value() == before.value() && interval.width() >= before.width();
        decidingLook = predict();
    }

    /** The look that would decide if the quantity stays as it is and its interval shrinks as intervals do. */
    private OptionalInt predict() {
        if (Double.isInfinite(interval.width())) return OptionalInt.empty();
        for (int look = looks + 1; look <= FARTHEST; look++) {
            double factor = reach(look) / reach(looks) * Math.sqrt((double) games(looks) / games(look));
            if (claim.region().judge(interval.shrunk(factor)) != Verdict.UNDECIDED) return OptionalInt.of(look);
        }
        return OptionalInt.empty();
    }

    /** The interval of a skewed mean is too narrow by itself, so that the smaller reach would err too often. */
    private double reach(int look) {
        return hasMeans ? Looks.cautiousReach(look) : Looks.reach(look);
    }

    public boolean decided() {
        return verdict != Verdict.UNDECIDED;
    }

    /** Whether more games are unlikely to decide it, within the looks that the plan has. */
    public boolean futile() {
        if (decided()) return false;
        if (claim.measure().byClock() || looks >= Looks.MOST || stuck) return true;
        return looks >= LEAST_LOOKS && !reachable();
    }

    /** Whether it needs no more games. */
    public boolean over() {
        return decided() || futile();
    }

    private boolean reachable() {
        return decidingLook.isPresent() && decidingLook.getAsInt() <= Looks.MOST;
    }

    /** The look up to which it is worth playing: the one that will probably decide, or else the last. */
    public int lookToReach() {
        return reachable() ? decidingLook.getAsInt() : Looks.MOST;
    }

    /** How many games of its cells a look needs. */
    private long games(int look) {
        return cells.stream()
                .mapToLong(
                        cell -> Looks.games(scaled.cells().get(cell).contest().games(), look))
                .sum();
    }

    /** The verdict so far. */
    public Judgement judgement(Reduction reduction) {
        OptionalLong more = decided() || stuck || decidingLook.isEmpty()
                ? OptionalLong.empty()
                : Power.more(OptionalLong.of(games(decidingLook.getAsInt())), games(looks));
        return new Judgement(
                claim,
                interval,
                Quantity.unit(claim.measure()),
                verdict,
                reduction.words(claim),
                pValue,
                scaled.things(cells),
                more,
                looks,
                futile());
    }
}
