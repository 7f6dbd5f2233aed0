package dev.kumite.lab.stats;

import java.util.List;

/**
 * Newton's method for {@link BradleyTerry}. The parameters are the strengths, then the advantage, then the logarithm of
 * the draw parameter, the last two where they are fitted. The log likelihood is concave in them.
 */
final class BradleyTerryFit {
    private static final int MOST_STEPS = 100;
    private static final double EXACT = 1e-10;
    /** Odds of e¹⁵ are beyond what any number of games shows: the maximum lies at infinity. */
    private static final double ENDLESS = 15;

    private final int agents;
    private final List<Meeting> meetings;
    private final boolean advantage;
    private final boolean draws;
    private final double prior;
    private final double[] parameters;
    private double[][] covariance = {};

    BradleyTerryFit(int agents, List<Meeting> meetings, boolean advantage, double prior) {
        this.agents = agents;
        this.meetings = List.copyOf(meetings);
        this.advantage = advantage;
        this.draws = meetings.stream().anyMatch(meeting -> meeting.draws() > 0);
        this.prior = prior;
        this.parameters = new double[agents + (advantage ? 1 : 0) + (draws ? 1 : 0)];
    }

    int agents() {
        return agents;
    }

    int size() {
        return parameters.length;
    }

    boolean hasAdvantage() {
        return advantage;
    }

    boolean hasDraws() {
        return draws;
    }

    int advantageAt() {
        return agents;
    }

    int drawsAt() {
        return parameters.length - 1;
    }

    /** Davidson's ν. */
    double draws() {
        return draws ? Math.exp(parameters[drawsAt()]) : 0;
    }

    double value(double[] weights) {
        double value = 0;
        for (int i = 0; i < weights.length; i++) value += weights[i] * parameters[i];
        return value;
    }

    double variance(double[] weights) {
        double variance = 0;
        for (int i = 0; i < weights.length; i++)
            for (int j = 0; j < weights.length; j++) variance += weights[i] * weights[j] * covariance[i][j];
        return variance;
    }

    double expectedScore(int first, int second) {
        double half = lead(first, second) / 2;
        double win = Math.exp(half);
        return (win + draws() / 2) / (win + draws() + Math.exp(-half));
    }

    private double lead(int first, int second) {
        return parameters[first] - parameters[second] + (advantage ? parameters[advantageAt()] : 0);
    }

    /** Whether a finite maximum was found. */
    boolean climb() {
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = new double[size()];
            double[][] curvature = new double[size()][size()];
            for (Meeting meeting : meetings) add(meeting, gradient, curvature);
            addPrior(gradient, curvature);
            holdMean(gradient, curvature);
            if (!SymmetricMatrix.invert(curvature)) return false;
            covariance = curvature;
            double longest = move(gradient);
            for (double parameter : parameters) if (Math.abs(parameter) > ENDLESS) return false;
            if (longest < EXACT) return true;
        }
        return false;
    }

    private void add(Meeting meeting, double[] gradient, double[][] curvature) {
        double half = lead(meeting.first(), meeting.second()) / 2;
        double total = Math.exp(half) + draws() + Math.exp(-half);
        double win = Math.exp(half) / total;
        double draw = draws() / total;
        double loss = Math.exp(-half) / total;
        double games = meeting.games();
        // with respect to the lead d and to log ν
        double leadSlope = (meeting.wins() - meeting.losses()) / 2 - games * (win - loss) / 2;
        double drawSlope = meeting.draws() - games * draw;
        double leadBend = games * (win + loss - (win - loss) * (win - loss)) / 4;
        double mixedBend = -games * draw * (win - loss) / 2;
        double drawBend = games * draw * (1 - draw);
        int[] places = {meeting.first(), meeting.second(), advantage ? advantageAt() : -1};
        int[] signs = {1, -1, 1};
        for (int i = 0; i < places.length; i++) {
            if (places[i] < 0) continue;
            gradient[places[i]] += signs[i] * leadSlope;
            for (int j = 0; j < places.length; j++)
                if (places[j] >= 0) curvature[places[i]][places[j]] += signs[i] * signs[j] * leadBend;
            if (!draws) continue;
            curvature[places[i]][drawsAt()] += signs[i] * mixedBend;
            curvature[drawsAt()][places[i]] += signs[i] * mixedBend;
        }
        if (!draws) return;
        gradient[drawsAt()] += drawSlope;
        curvature[drawsAt()][drawsAt()] += drawBend;
    }

    /** For each parameter a share of a win and of a loss at odds of e to the parameter. */
    private void addPrior(double[] gradient, double[][] curvature) {
        for (int i = 0; i < size(); i++) {
            double share = 1 / (1 + Math.exp(-parameters[i]));
            gradient[i] += prior * (1 - 2 * share);
            curvature[i][i] += 2 * prior * share * (1 - share);
        }
    }

    /** Only differences of strengths matter; this keeps their sum at zero without touching the differences. */
    private void holdMean(double[] gradient, double[][] curvature) {
        double sum = 0;
        for (int i = 0; i < agents; i++) sum += parameters[i];
        for (int i = 0; i < agents; i++) {
            gradient[i] -= sum;
            for (int j = 0; j < agents; j++) curvature[i][j]++;
        }
    }

    /** A Newton step, at most 2 in each parameter; returns the largest. */
    private double move(double[] gradient) {
        double[] step = new double[size()];
        double longest = 0;
        for (int i = 0; i < size(); i++) {
            for (int j = 0; j < size(); j++) step[i] += covariance[i][j] * gradient[j];
            longest = Math.max(longest, Math.abs(step[i]));
        }
        double factor = Math.min(1, 2 / longest);
        for (int i = 0; i < size(); i++) parameters[i] += factor * step[i];
        return longest;
    }
}
