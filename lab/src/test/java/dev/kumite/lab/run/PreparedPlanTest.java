package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The keys by which stored runs are found again. */
class PreparedPlanTest {
    private static final Contest MATCH = Contest.Match.of("onitama", "greedy", "random", 4);

    private static String key(Plan plan) {
        return PreparedPlan.of(plan, Agents.shipped()).key("0.1.0");
    }

    /** As version 0.1.0 has stored them since before contests knew the names of their agents. */
    @Test
    void keysStayTheSameFromVersionToVersion() {
        assertThat(key(new Plan("match", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL)))
                .isEqualTo("4bb77c6afe8540c6");
        assertThat(key(new Plan("t", -7, List.of(MATCH), Stop.parse("sprt"), Limits.USUAL.withTimeCap(5))))
                .isEqualTo("8367922d1c4bcfd5");
    }

    @Test
    void neitherTheOriginNorTheNumberOfGamesIsPartOfTheKey() {
        Plan plan = new Plan("match", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        Plan other = new Plan(
                "match",
                1,
                List.of(MATCH.withGames(8)),
                new Stop.Never(),
                Limits.USUAL,
                new Plan.Origin("own", "quick", "own.yaml", "id: own", ""),
                new Plan.Rating(50, 400, ""));
        assertThat(key(other)).isEqualTo(key(plan));
    }

    /** Cells that read the same at two scales must not share their games. */
    @Test
    void theStreamOfSeedsIsPartOfTheKeyAndDecidesTheGames() {
        Plan shared = ofStream("");
        Plan own = ofStream("standard");
        assertThat(key(own)).isNotEqualTo(key(shared)).isNotEqualTo(key(ofStream("paper")));
        assertThat(setups(own)).doesNotContainAnyElementsOf(setups(shared));
        assertThat(setups(own)).isEqualTo(setups(ofStream("standard")));
    }

    private static Plan ofStream(String stream) {
        Plan.Origin origin = Plan.Origin.shipped("own", "standard", stream);
        return new Plan("own", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL, origin, null);
    }

    private static List<String> setups(Plan plan) {
        PreparedContest contest =
                PreparedPlan.of(plan, Agents.shipped()).contests().get(0);
        return IntStream.range(0, MATCH.games())
                .mapToObj(number -> contest.umpire(number).play().setup())
                .toList();
    }
}
