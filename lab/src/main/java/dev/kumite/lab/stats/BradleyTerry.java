package dev.kumite.lab.stats;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Ratings of several agents from all their games together: the model of Bradley and Terry (1952) with draws as in
 * Davidson (1970) and an advantage of the first player as in Davidson and Beaver (1977). With strengths θ (logarithms),
 * an advantage γ and a draw parameter ν, the odds of win, draw and loss of the first player i against j are
 * e<sup>d/2</sup> : ν : e<sup>−d/2</sup> where d = θ<sub>i</sub> − θ<sub>j</sub> + γ. All are fitted together by
 * maximum likelihood; intervals come from the curvature at the maximum.
 *
 * <p>Ratings are in Elo with a mean of 0. Draws flatten the curve from strength to score; θ is scaled by 2 / (2 + ν) so
 * that near equality a difference in rating stands for the same score as on Elo's own curve.
 *
 * <p>Where no finite maximum exists (an agent won or lost everything, groups of agents never met, the first player
 * always won) the fit is made with a weak prior, and {@link #priorUsed} says so: half a win and half a loss of every
 * agent against an average one, and the same for the advantage and the draws.
 */
public final class BradleyTerry {
    private final BradleyTerryFit fit;
    private final boolean priorUsed;
    private final double reach;

    private BradleyTerry(BradleyTerryFit fit, boolean priorUsed, double confidence) {
        this.fit = fit;
        this.priorUsed = priorUsed;
        this.reach = Normal.reach(confidence);
    }

    /** With the advantage of the first player fitted and intervals at 95 % confidence. */
    public static BradleyTerry fit(int agents, List<Meeting> meetings) {
        return fit(agents, meetings, true, Interval.CONFIDENCE);
    }

    /**
     * The likeliest ratings.
     *
     * @param agents how many agents there are; meetings name them by their numbers from 0
     * @param advantage whether the first player may have an advantage; without, it is 0
     */
    public static BradleyTerry fit(int agents, List<Meeting> meetings, boolean advantage, double confidence) {
        if (agents < 1) throw new IllegalArgumentException("no agents");
        for (Meeting meeting : meetings)
            if (meeting.first() >= agents || meeting.second() >= agents)
                throw new IllegalArgumentException("a meeting of agents that do not exist: " + meeting);
        BradleyTerryFit plain = new BradleyTerryFit(agents, meetings, advantage, 0);
        if (plain.climb()) return new BradleyTerry(plain, false, confidence);
        BradleyTerryFit prior = new BradleyTerryFit(agents, meetings, advantage, 0.5);
        if (!prior.climb()) throw new IllegalStateException("the ratings do not converge");
        return new BradleyTerry(prior, true, confidence);
    }

    /** Whether the results alone had no finite solution. */
    public boolean priorUsed() {
        return priorUsed;
    }

    /** All ratings by the numbers of the agents. */
    public List<Interval> ratings() {
        return IntStream.range(0, fit.agents()).mapToObj(this::rating).toList();
    }

    /** An agent's rating in Elo, with the interval of its distance from the mean of all. */
    public Interval rating(int agent) {
        double[] weights = new double[fit.size()];
        for (int i = 0; i < fit.agents(); i++) weights[i] = -1.0 / fit.agents();
        weights[agent]++;
        return elo(weights);
    }

    /** The rating of {@code agent} above that of {@code other}, in Elo. */
    public Interval difference(int agent, int other) {
        double[] weights = new double[fit.size()];
        weights[agent]++;
        weights[other]--;
        return elo(weights);
    }

    /** What the first move is worth, in Elo. */
    public Interval firstPlayerAdvantage() {
        if (!fit.hasAdvantage()) return new Interval(0, 0, 0);
        double[] weights = new double[fit.size()];
        weights[fit.advantageAt()] = 1;
        return elo(weights);
    }

    /** The share of draws between equal agents without an advantage. */
    public double drawShare() {
        return fit.draws() / (2 + fit.draws());
    }

    /** The probability that {@code agent} is stronger than {@code other}. */
    public double superiority(int agent, int other) {
        if (agent == other) return 0.5;
        double[] weights = new double[fit.size()];
        weights[agent]++;
        weights[other]--;
        return Normal.below(fit.value(weights) / Math.sqrt(fit.variance(weights)));
    }

    /** The score that is expected of {@code first} with the first move against {@code second}. */
    public double expectedScore(int first, int second) {
        return fit.expectedScore(first, second);
    }

    /** A linear combination of strengths on Elo's scale; the scale has its own error where draws are fitted. */
    private Interval elo(double[] weights) {
        double strength = fit.value(weights);
        double[] slopes = weights.clone();
        if (fit.hasDraws()) slopes[fit.drawsAt()] = -strength * fit.draws() / (2 + fit.draws());
        double scale = Elo.PER_LOGIT * 2 / (2 + fit.draws());
        double half = reach * Math.sqrt(Math.max(0, fit.variance(slopes)));
        return new Interval(scale * strength, scale * (strength - half), scale * (strength + half));
    }
}
