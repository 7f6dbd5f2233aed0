package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ratings of several agents: a textbook's example, the likelihood equations, and known strengths found again. */
class BradleyTerryTest {
    /**
     * Baseball in 1987: Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore. A row holds a team's wins
     * and losses at home (Agresti, "Categorical Data Analysis", 2002, table 10.10).
     */
    private static final String[] BASEBALL = {
        "-   4-3 4-2 4-3 6-1 4-2 6-0",
        "3-3 -   4-2 4-3 6-0 6-1 4-3",
        "2-5 4-3 -   2-4 4-3 4-2 6-0",
        "3-3 5-1 2-5 -   4-3 4-2 6-1",
        "5-1 2-5 3-3 4-2 -   5-2 6-0",
        "2-5 3-3 3-4 4-3 4-2 -   2-4",
        "2-5 1-5 1-6 2-4 1-6 3-4 -"
    };

    private static List<Meeting> baseball() {
        List<Meeting> meetings = new ArrayList<>();
        for (int home = 0; home < BASEBALL.length; home++) {
            String[] row = BASEBALL[home].split(" +");
            for (int away = 0; away < row.length; away++) {
                if (home == away) continue;
                String[] counts = row[away].split("-");
                meetings.add(new Meeting(home, away, Integer.parseInt(counts[0]), 0, Integer.parseInt(counts[1])));
            }
        }
        return meetings;
    }

    /** Table 10.11: log strengths above Baltimore's, with standard errors of about 0.3. */
    @Test
    void agrestisBaseball() {
        BradleyTerry fit = BradleyTerry.fit(7, baseball(), false, 0.95);
        double[] published = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0};
        for (int team = 0; team < 6; team++) {
            Interval difference = fit.difference(team, 6);
            assertThat(difference.value() / Elo.PER_LOGIT).isEqualTo(published[team], within(0.005));
            assertThat(difference.width() / (2 * 1.96 * Elo.PER_LOGIT)).isEqualTo(0.3, within(0.05));
        }
        assertThat(fit.firstPlayerAdvantage()).isEqualTo(new Interval(0, 0, 0));
        assertThat(fit.priorUsed()).isFalse();
    }

    /** The same with the advantage of playing at home: strengths as shares of their sum, and the advantage. */
    @Test
    void agrestisBaseballAtHome() {
        BradleyTerry fit = BradleyTerry.fit(7, baseball());
        double[] published = {0.220, 0.190, 0.164, 0.157, 0.137, 0.088, 0.044};
        double sum = 0;
        for (int team = 0; team < 7; team++) sum += strength(fit, team);
        for (int team = 0; team < 7; team++)
            assertThat(strength(fit, team) / sum).isEqualTo(published[team], within(0.0005));
        assertThat(fit.firstPlayerAdvantage().value() / Elo.PER_LOGIT).isEqualTo(0.302, within(0.0005));
        assertThat(fit.drawShare()).isZero();
    }

    private static double strength(BradleyTerry fit, int team) {
        return Math.exp(fit.rating(team).value() / Elo.PER_LOGIT);
    }

    /** At the maximum every agent's expected points are those it has made, and so are the first players'. */
    @Test
    void theLikelihoodEquationsHold() {
        Rng rng = new Rng(12);
        for (int round = 0; round < 100; round++) {
            int agents = 2 + rng.below(6);
            List<Meeting> meetings = randomMeetings(rng, agents, 30);
            BradleyTerry fit = BradleyTerry.fit(agents, meetings);
            assertThat(fit.priorUsed()).isFalse();
            double[] surplus = new double[agents];
            double firsts = 0;
            for (Meeting meeting : meetings) {
                double games = meeting.games();
                double more = meeting.wins()
                        + meeting.draws() / 2
                        - games * fit.expectedScore(meeting.first(), meeting.second());
                surplus[meeting.first()] += more;
                surplus[meeting.second()] -= more;
                firsts += more;
            }
            for (double more : surplus) assertThat(more).isEqualTo(0, within(1e-6));
            assertThat(firsts).isEqualTo(0, within(1e-6));
            assertThat(fit.ratings().stream().mapToDouble(Interval::value).sum())
                    .isEqualTo(0, within(1e-6));
        }
    }

    private static List<Meeting> randomMeetings(Rng rng, int agents, int most) {
        List<Meeting> meetings = new ArrayList<>();
        for (int first = 0; first < agents; first++)
            for (int second = 0; second < agents; second++)
                if (first != second)
                    meetings.add(
                            new Meeting(first, second, 1 + rng.below(most), 1 + rng.below(most), 1 + rng.below(most)));
        return meetings;
    }

    /** Two agents and no advantage: the rating agrees with the Elo of the score, though there are many draws. */
    @Test
    void ratingsAgreeWithEloOfTheScore() {
        BradleyTerry fit = BradleyTerry.fit(2, List.of(new Meeting(0, 1, 500, 400, 100)), false, 0.95);
        Interval elo = new WinDrawLoss(500, 400, 100).elo();
        assertThat(fit.difference(0, 1).value()).isEqualTo(elo.value(), within(1.0));
        assertThat(fit.difference(0, 1).width()).isEqualTo(elo.width(), within(2.0));
        assertThat(fit.rating(0).value()).isEqualTo(-fit.rating(1).value(), within(1e-9));
        // 400 draws between 500 and 100: ν = 400 / √(500·100)
        double nu = 400 / Math.sqrt(500.0 * 100);
        assertThat(fit.drawShare()).isEqualTo(nu / (2 + nu), within(1e-9));
    }

    @Test
    void knownStrengthsAreCovered() {
        Rng rng = new Rng(21);
        double[] truth = {-0.6, -0.1, 0.2, 0.5};
        double advantage = 0.3;
        double nu = 0.8;
        double scale = Elo.PER_LOGIT * 2 / (2 + nu);
        int rounds = 1000;
        int ratings = 0;
        int advantages = 0;
        for (int round = 0; round < rounds; round++) {
            BradleyTerry fit = BradleyTerry.fit(4, simulated(rng, truth, advantage, nu, 40));
            if (holds(fit.rating(0), scale * truth[0])) ratings++;
            if (holds(fit.firstPlayerAdvantage(), scale * advantage)) advantages++;
        }
        assertThat((double) ratings / rounds).isBetween(0.93, 0.97);
        assertThat((double) advantages / rounds).isBetween(0.93, 0.97);
    }

    private static boolean holds(Interval interval, double value) {
        return interval.low() <= value && value <= interval.high();
    }

    private static List<Meeting> simulated(Rng rng, double[] truth, double advantage, double nu, int games) {
        List<Meeting> meetings = new ArrayList<>();
        for (int first = 0; first < truth.length; first++)
            for (int second = 0; second < truth.length; second++) {
                if (first == second) continue;
                double half = (truth[first] - truth[second] + advantage) / 2;
                double total = Math.exp(half) + nu + Math.exp(-half);
                double[] shares = {Math.exp(-half) / total, nu / total, Math.exp(half) / total};
                int[] counts = new int[3];
                for (int game = 0; game < games; game++) counts[Simulation.draw(rng, shares)]++;
                meetings.add(new Meeting(first, second, counts[2], counts[1], counts[0]));
            }
        return meetings;
    }

    @Test
    void theOrderOfMeetingsDoesNotMatter() {
        List<Meeting> meetings = randomMeetings(new Rng(1), 5, 20);
        BradleyTerry fit = BradleyTerry.fit(5, meetings);
        Collections.shuffle(meetings, new Random(2));
        for (int agent = 0; agent < 5; agent++)
            assertThat(BradleyTerry.fit(5, meetings).rating(agent).value())
                    .isEqualTo(fit.rating(agent).value(), within(1e-9));
    }

    @Test
    void superiorityOfThePair() {
        BradleyTerry fit = BradleyTerry.fit(7, baseball());
        assertThat(fit.superiority(0, 6)).isGreaterThan(0.999);
        assertThat(fit.superiority(0, 1)).isBetween(0.5, 0.8);
        assertThat(fit.superiority(1, 0)).isEqualTo(1 - fit.superiority(0, 1), within(1e-12));
        assertThat(fit.superiority(3, 3)).isEqualTo(0.5);
    }

    @Test
    void whoeverWonEverythingIsRatedWithAPrior() {
        List<Meeting> meetings =
                List.of(new Meeting(0, 1, 10, 0, 0), new Meeting(1, 0, 0, 0, 10), new Meeting(1, 2, 6, 0, 4));
        BradleyTerry fit = BradleyTerry.fit(3, meetings);
        assertThat(fit.priorUsed()).isTrue();
        assertThat(fit.rating(0).value()).isBetween(200.0, 1000.0);
        assertThat(fit.rating(0).high()).isFinite();
        assertThat(fit.superiority(0, 1)).isGreaterThan(0.95);
    }

    @Test
    void oddResultsHaveAnAnswerToo() {
        List<List<Meeting>> odd = List.of(
                List.of(),
                List.of(new Meeting(0, 1, 5, 0, 5)), // two groups that never met
                List.of(new Meeting(0, 1, 0, 9, 0), new Meeting(1, 2, 0, 9, 0), new Meeting(2, 3, 0, 9, 0)),
                List.of(new Meeting(0, 1, 9, 0, 0), new Meeting(1, 0, 9, 0, 0), new Meeting(2, 3, 9, 0, 0)),
                List.of(new Meeting(0, 1, 1e6, 0, 0)));
        for (List<Meeting> meetings : odd) {
            BradleyTerry fit = BradleyTerry.fit(4, meetings);
            assertThat(fit.priorUsed()).isTrue();
            for (Interval rating : fit.ratings()) {
                assertThat(rating.value()).isFinite();
                assertThat(rating.width()).isPositive().isFinite();
            }
        }
    }

    @Test
    void agentsMustExist() {
        for (Meeting meeting : List.of(new Meeting(0, 2, 1, 0, 1), new Meeting(2, 0, 1, 0, 1)))
            assertThatThrownBy(() -> BradleyTerry.fit(2, List.of(meeting)))
                    .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BradleyTerry.fit(0, List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThat(BradleyTerry.fit(1, List.of()).ratings()).hasSize(1);
        assertThatThrownBy(() -> new Meeting(1, 1, 1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Meeting(0, 1, -1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
