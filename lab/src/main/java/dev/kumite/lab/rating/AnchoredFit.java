package dev.kumite.lab.rating;

import dev.kumite.lab.stats.Elo;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/**
 * The rating of one agent by the model of {@link dev.kumite.lab.stats.BradleyTerry}, with the ratings of its opponents,
 * the advantage of the first player and the share of draws taken as known from a ladder: one parameter, by Newton's
 * method, with the interval from the curvature. An agent that has won or lost everything has no finite rating: half a win
 * and half a loss against the strongest, or weakest, opponent that it met are added then.
 */
final class AnchoredFit {
    private static final int MOST_STEPS = 200;
    private static final double EXACT = 1e-9;
    private static final double LONGEST_STEP = 2;
    private static final double REACH = 1.959963984540054;

    private final double scale;
    private final double draws;
    private final double advantage;
    private double bend;

    /**
     * Games of the agent against one opponent of known rating.
     *
     * @param first whether the agent had the first move
     */
    record Meeting(double rating, boolean first, double wins, double draws, double losses) {
        double games() {
            return wins + draws + losses;
        }
    }

    AnchoredFit(Ladder ladder) {
        draws = 2 * ladder.draws() / (1 - ladder.draws());
        scale = Elo.PER_LOGIT * 2 / (2 + draws);
        advantage = ladder.advantage() / scale;
    }

    /** In Elo. */
    Interval rating(List<Meeting> meetings) {
        List<Meeting> counted = new ArrayList<>(meetings);
        double points = 0;
        double games = 0;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Meeting meeting : meetings) {
            points += meeting.wins + meeting.draws / 2;
            games += meeting.games();
            low = Math.min(low, meeting.rating);
            high = Math.max(high, meeting.rating);
        }
        if (games == 0) return new Interval(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        if (points == 0 || points == games)
            for (boolean first : new boolean[] {true, false})
                counted.add(new Meeting(points == 0 ? low : high, first, 0.25, 0, 0.25));
        double strength = climb(counted, (low + high) / 2 / scale);
        double half = REACH / Math.sqrt(bend);
        return new Interval(scale * strength, scale * (strength - half), scale * (strength + half));
    }

    private double climb(List<Meeting> meetings, double from) {
        double strength = from;
        for (int step = 0; step < MOST_STEPS; step++) {
            double slope = 0;
            bend = 0;
            for (Meeting meeting : meetings) {
                double[] odds = odds(strength, meeting.rating, meeting.first);
                double lead = odds[0] - odds[2];
                slope += (meeting.wins - meeting.losses) / 2 - meeting.games() * lead / 2;
                bend += meeting.games() * (odds[0] + odds[2] - lead * lead) / 4;
            }
            double move = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope / bend));
            strength += move;
            if (Math.abs(move) < EXACT) return strength;
        }
        return strength;
    }

    /** Win, draw and loss of an agent of this strength. */
    private double[] odds(double strength, double rating, boolean first) {
        double half = (strength - rating / scale + (first ? advantage : -advantage)) / 2;
        double total = Math.exp(half) + draws + Math.exp(-half);
        return new double[] {Math.exp(half) / total, draws / total, Math.exp(-half) / total};
    }

    /** What an agent of this rating scores against an opponent, with each having the first move as often. */
    double expected(double rating, double opponent) {
        double score = 0;
        for (boolean first : new boolean[] {true, false}) {
            double[] odds = odds(rating / scale, opponent, first);
            score += (odds[0] + odds[1] / 2) / 2;
        }
        return score;
    }
}
