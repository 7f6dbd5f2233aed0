package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Power;
import dev.kumite.lab.stats.Region;
import dev.kumite.lab.stats.Region.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.OptionalLong;

/**
 * What our games say about a claim.
 *
 * @param unit of the quantity
 * @param budget what the verdict adds where agents think less than in the paper: {@code at 1/70 of the budget}
 * @param pValue the smallest error at which the interval still decides as it does; 1 where there is no verdict
 * @param things what more of would decide: games, an exam's problems or positions
 * @param moreGames about how many more would decide; empty where it is decided, or nobody can say
 * @param looks how many looks of a sequence it rests on; 0 for a number of games that was fixed before
 * @param futile whether the sequence has ended because more games are unlikely to decide it
 */
public record Judgement(
        Claim claim,
        Interval interval,
        Unit unit,
        Verdict verdict,
        String budget,
        double pValue,
        String things,
        OptionalLong moreGames,
        int looks,
        boolean futile) {
    public static final String REPRODUCED = "reproduced";
    public static final String DIFFERS = "differs";
    public static final String UNDECIDED = "undecided";
    public static final String NOT_JUDGED = "not judged";

    /** All claims of the experiment. */
    public static List<Judgement> of(Findings findings) {
        Reduction reduction =
                Reduction.of(findings.experiment(), findings.scaled().scale());
        return findings.experiment().claims().stream()
                .map(claim -> of(claim, findings, reduction))
                .toList();
    }

    private static Judgement of(Claim claim, Findings findings, Reduction reduction) {
        Quantity quantity = new Quantity(claim.measure(), findings, false);
        Interval interval = quantity.at(Interval.CONFIDENCE);
        boolean known = !Double.isNaN(interval.value()) && !claim.measure().byClock();
        Verdict verdict = known ? claim.region().judge(interval) : Verdict.UNDECIDED;
        OptionalLong more = known && verdict == Verdict.UNDECIDED
                ? moreGames(claim, interval, quantity.games())
                : OptionalLong.empty();
        return new Judgement(
                claim,
                interval,
                Quantity.unit(claim.measure()),
                verdict,
                reduction.words(claim),
                verdict == Verdict.UNDECIDED ? 1 : claim.region().pValue(quantity::at),
                findings.scaled().things(claim.measure().cells(findings.scaled())),
                more,
                0,
                false);
    }

    /** Whether there is something to judge: not where a clock is part of it. */
    public boolean judged() {
        return !claim.measure().byClock();
    }

    /** Whether our games have settled it. */
    public boolean decided() {
        return verdict != Verdict.UNDECIDED;
    }

    /** The p value with two digits, as in {@code p = 0.0031}. */
    public String pText() {
        return pValue <= Region.LEAST_P
                ? "p < 0.000001"
                : "p = "
                        + new BigDecimal(pValue)
                                .round(new MathContext(2))
                                .stripTrailingZeros()
                                .toPlainString();
    }

    /** The verdict without its conditions. */
    public String word() {
        if (claim.measure().byClock()) return NOT_JUDGED;
        return switch (verdict) {
            case INSIDE -> REPRODUCED;
            case OUTSIDE -> DIFFERS;
            case UNDECIDED -> UNDECIDED;
        };
    }

    /** The verdict with its conditions: {@code differs at 1/70 of the budget}. */
    public String words() {
        if (claim.measure().byClock()) return NOT_JUDGED + ", as it depends on the machine and its load";
        if (decided())
            return word() + (budget.isEmpty() ? "" : " " + budget) + (looks == 0 ? "" : ", by look " + looks);
        if (Double.isNaN(interval.value())) return UNDECIDED + ", nothing was measured";
        if (futile)
            return UNDECIDED + "; more " + things + " are unlikely to decide it"
                    + (moreGames.isPresent()
                            ? ": about " + Unit.COUNT.form().write((double) moreGames.getAsLong())
                                    + " more would be needed"
                            : "");
        if (Double.isInfinite(interval.width()))
            return UNDECIDED + "; how many more " + things + " would decide is unknown";
        if (moreGames.isEmpty()) return UNDECIDED + "; more " + things + " are unlikely to decide it";
        return UNDECIDED + ", about " + Unit.COUNT.form().write((double) moreGames.getAsLong()) + " more " + things
                + " would decide";
    }

    /** The quantity with its interval: {@code 61.2 % [58.0, 64.3]}. */
    public String measured() {
        return unit.form().write(Figure.estimate(interval));
    }

    private static OptionalLong moreGames(Claim claim, Interval interval, long games) {
        return Power.more(Power.countToDecide(interval, games, claim.region()), games);
    }
}
