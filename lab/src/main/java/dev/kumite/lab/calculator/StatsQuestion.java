package dev.kumite.lab.calculator;

import dev.kumite.base.BadInput;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.stats.Power;
import dev.kumite.lab.stats.Region;
import dev.kumite.lab.stats.Sprt;
import dev.kumite.lab.stats.WinDrawLoss;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What to compute, by the options of {@code kumite stats}; an option that was not given is null. */
public record StatsQuestion(
        @Nullable String pairs,
        @Nullable String wdl,
        @Nullable String score,
        @Nullable Path meetings,
        boolean noAdvantage,
        @Nullable String sprt,
        boolean normalised,
        @Nullable String region,
        @Nullable String power,
        @Nullable String against,
        @Nullable String alpha,
        @Nullable String beta,
        String confidence) {
    private static final double[] USUAL_POWERS = {0.8, 0.9, 0.95};

    /** Computes what was asked. */
    public StatsReport answer() {
        checkTogether();
        double trust = StatsInput.between("--confidence", confidence, 0.5, 1, "0.99");
        double falseAlarms = alpha == null ? 0.05 : StatsInput.between("--alpha", alpha, 0, 0.5, "0.05");
        double misses = beta == null ? 0.05 : StatsInput.between("--beta", beta, 0, 0.5, "0.05");
        StatsReport report = new StatsReport(trust);
        Outcomes outcomes = outcomes();
        if (outcomes != null) reportOutcomes(report, outcomes, trust, falseAlarms, misses);
        if (score != null) reportPoints(report, score, trust);
        if (meetings != null) report.ratings(MeetingFile.read(meetings), !noAdvantage);
        if (power != null)
            reportPower(report, power, falseAlarms, beta == null ? USUAL_POWERS : new double[] {1 - misses});
        return report;
    }

    /** Checks, before anything is computed, that the options go together. */
    private void checkTogether() {
        long results = Stream.of(pairs, wdl, score).filter(text -> text != null).count();
        if (results > 1 || results == 1 && meetings != null)
            throw new BadInput("only one of --pairs, --wdl, --score and --meetings can be given");
        if (results == 0 && power == null && meetings == null)
            throw new BadInput("nothing to compute: give --pairs, --wdl, --score, --meetings or --power, as in"
                    + " --score 73/100");
        needs("--no-advantage", noAdvantage, meetings != null, "--meetings");
        needs("--sprt", sprt != null, pairs != null || wdl != null, "--pairs or --wdl");
        needs("--normalised", normalised, sprt != null, "--sprt");
        needs("--region", region != null, results > 0, "--pairs, --wdl or --score");
        needs("--against", against != null, power != null, "--power");
        needs("--alpha", alpha != null, sprt != null || power != null, "--sprt or --power");
        needs("--beta", beta != null, sprt != null || power != null, "--sprt or --power");
    }

    private static void needs(String option, boolean given, boolean met, String needed) {
        if (given && !met) throw new BadInput(option + " is valid only together with " + needed);
    }

    private @Nullable Outcomes outcomes() {
        if (pairs != null) return Pairs.of(StatsInput.counts("--pairs", pairs, 5, "34,54,63,64,75"));
        if (wdl == null) return null;
        long[] counts = StatsInput.counts("--wdl", wdl, 3, "50,30,20");
        return new WinDrawLoss(counts[0], counts[1], counts[2]);
    }

    private void reportOutcomes(
            StatsReport report, Outcomes outcomes, double trust, double falseAlarms, double misses) {
        Interval exact = outcomes instanceof WinDrawLoss games && games.draws() == 0
                ? Interval.clopperPearson(games.wins(), games.games(), trust)
                : null;
        Sprt test = sprt == null ? null : sprt(sprt, falseAlarms, misses);
        Region claim = region == null ? null : region(region);
        report.outcomes(outcomes, exact);
        if (test != null) report.test(test, outcomes);
        if (claim == null) return;
        Interval interval = outcomes.scoreInterval(trust);
        report.judge(claim, interval, Power.countToDecide(interval, outcomes.games(), claim), outcomes.games());
    }

    private void reportPoints(StatsReport report, String text, double trust) {
        double[] read = StatsInput.score("--score", text);
        double points = read[0];
        long games = (long) read[1];
        Region claim = region == null ? null : region(region);
        Interval exact = points == Math.rint(points) ? Interval.clopperPearson((long) points, games, trust) : null;
        report.points(points, games, exact);
        if (claim != null)
            report.judge(
                    claim,
                    Interval.wilson(points, games, trust),
                    Power.gamesToDecide(points / games, claim, trust),
                    games);
    }

    private void reportPower(StatsReport report, String text, double falseAlarms, double[] powers) {
        double share = StatsInput.between("--power", text, 0, 1, "0.55");
        double other = against == null ? 0.5 : StatsInput.between("--against", against, 0, 1, "0.5");
        if (share == other)
            throw new BadInput("--power=" + text + ": no number of games distinguishes a share from itself");
        report.power(share, other, falseAlarms, powers);
    }

    private Sprt sprt(String text, double falseAlarms, double misses) {
        double[] elo = StatsInput.range("--sprt", text, -Sprt.mostElo(), Sprt.mostElo(), "0,3");
        return new Sprt(elo[0], elo[1], normalised, falseAlarms, misses);
    }

    private static Region region(String text) {
        double[] bounds = StatsInput.range("--region", text, 0, 1, "0.5,0.6");
        return new Region(bounds[0], bounds[1]);
    }
}
