package dev.kumite.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.play.Limits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Plans: which games they include, and the identities by which stored runs are found again. */
class PlanTest {
    private static final Contest MATCH = Contest.Match.of("onitama", "greedy", "random", 4);
    private static final Contest EXAM =
            new Contest.Exam("exam", Map.of(), "checkers", Entrant.of("greedy"), "data/some.tsv", 3);

    private static Plan plan(Contest... contests) {
        return new Plan("name", 7, List.of(contests), Stop.parse("sprt"), Limits.USUAL);
    }

    @Test
    void aPlanIncludesTheGamesThatItsContestsAskFor() {
        Plan plan = plan(MATCH, EXAM);
        assertThat(plan.games()).isEqualTo(7);
        assertThat(plan.includes(0, 0)).isTrue();
        assertThat(plan.includes(0, 3)).isTrue();
        assertThat(plan.includes(0, 4)).as("beyond the number").isFalse();
        assertThat(plan.includes(1, 2)).isTrue();
        assertThat(plan.includes(1, 3)).isFalse();
        assertThat(plan.includes(2, 0)).as("no such contest").isFalse();
        assertThat(plan.includes(-1, 0)).isFalse();
        assertThat(plan.includes(0, -1)).isFalse();
    }

    /** Written out: seeds and the keys of stored runs come from these texts. */
    @Test
    void identitiesAreTheOnesOfTheFirstStores() {
        assertThat(MATCH.identity()).isEqualTo("greedy – random\nonitama\ngreedy\nrandom\nstandard\n\ntrue\n0");
        assertThat(EXAM.identity()).isEqualTo("exam\ncheckers\ngreedy\n\nstandard\ndata/some.tsv\nfalse\n0");
        assertThat(new Contest.Exam("exam", Map.of(), "checkers", Entrant.of("greedy"), "data/some.tsv", true, 3)
                        .identity())
                .isEqualTo(EXAM.identity() + "\nrepeated");
        assertThat(plan(MATCH).identity())
                .isEqualTo("name\n7\nsprt(elo0=0.0, elo1=5.0, alpha=0.05, beta=0.05, normalised=off)\n"
                        + "Umpiring[moveNanos=600000000000, sureValue=1.0, surePlies=0]\n" + MATCH.identity() + "\n\n");
        Plan capped = new Plan("name", 7, List.of(MATCH), new Stop.Never(), Limits.USUAL.withTimeCap(5));
        assertThat(capped.identity()).contains("surePlies=0, gameNanos=5]");
    }

    @Test
    void neitherNamesNorOriginNorTheNumberOfGamesMakeAnotherRun() {
        Contest renamed = new Contest.Match(
                MATCH.label(),
                Map.of("x", "1"),
                "onitama",
                new Entrant("A", "greedy"),
                new Entrant("B", "random"),
                Contest.STANDARD,
                6,
                true,
                0);
        Plan other = new Plan(
                "name",
                7,
                List.of(renamed),
                Stop.parse("sprt"),
                Limits.USUAL,
                Plan.Origin.shipped("schulz/table-5.1", "quick", ""),
                new Plan.Rating(50, 400, ""));
        assertThat(other.identity()).isEqualTo(plan(MATCH).identity());
    }

    @Test
    void aLabelWrittenByHandMayNameTheAgents() {
        assertThat(Contest.Match.labelled("one – two", "onitama", "A(x=1)", "B"))
                .containsExactly(new Entrant("one", "A(x=1)"), new Entrant("two", "B"));
        assertThat(Contest.Match.labelled("one – two, onitama(size=7)", "onitama(size=7)", "A", "B"))
                .extracting(Entrant::name)
                .containsExactly("one", "two");
        for (String other : List.of("c=0.3", "a – b – c"))
            assertThat(Contest.Match.labelled(other, "onitama", "A", "B"))
                    .extracting(Entrant::name)
                    .containsExactly("A", "B");
    }

    @Test
    void impossiblePlansAreRefused() {
        assertThatThrownBy(() -> plan(MATCH, MATCH))
                .isInstanceOf(BadInput.class)
                .hasMessage("two contests are called 'greedy – random'; rename one of them");
        assertThatThrownBy(() -> plan()).isInstanceOf(BadInput.class).hasMessageContaining("nothing to play");
        assertThatThrownBy(() -> MATCH.withGames(5))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("must be even, not 5");
        assertThat(EXAM.withGames(5).games())
                .as("an exam may have any number of problems")
                .isEqualTo(5);
        assertThatThrownBy(() -> EXAM.withGames(0)).isInstanceOf(BadInput.class);
    }
}
