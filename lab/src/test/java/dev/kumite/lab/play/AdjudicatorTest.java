package dev.kumite.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A game is awarded when both agents have been sure of the same winner for long enough. */
class AdjudicatorTest {
    private static final Limits LIMITS = Limits.USUAL.withAdjudication(0.9, 3);

    @Test
    void bothAgentsMustHaveValuedTheSameSideForAllPlies() {
        Adjudicator adjudicator = new Adjudicator(LIMITS);
        adjudicator.note(0, 0.95);
        adjudicator.note(1, -0.9);
        assertThat(adjudicator.winner()).as("two plies of three").isEqualTo(-1);
        adjudicator.note(0, 1);
        assertThat(adjudicator.winner()).isZero();
    }

    @Test
    void aDoubtBeginsTheCountAgain() {
        Adjudicator adjudicator = new Adjudicator(LIMITS);
        adjudicator.note(0, -0.95);
        adjudicator.note(1, 0.95);
        adjudicator.note(0, -0.89);
        adjudicator.note(1, 0.95);
        adjudicator.note(0, -0.95);
        assertThat(adjudicator.winner()).isEqualTo(-1);
        adjudicator.note(1, 0.9);
        assertThat(adjudicator.winner()).isEqualTo(1);
    }

    @Test
    void agentsThatBothExpectToWinAgreeOnNobody() {
        Adjudicator adjudicator = new Adjudicator(LIMITS);
        for (int ply = 0; ply < 10; ply++) adjudicator.note(ply % 2, 1);
        assertThat(adjudicator.winner()).isEqualTo(-1);
    }

    @Test
    void withoutPliesNothingIsAwarded() {
        Adjudicator adjudicator = new Adjudicator(Limits.USUAL);
        for (int ply = 0; ply < 10; ply++) adjudicator.note(0, 1);
        assertThat(adjudicator.winner()).isEqualTo(-1);
    }
}
