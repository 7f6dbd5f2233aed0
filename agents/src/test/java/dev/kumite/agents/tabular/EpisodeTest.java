package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.tabular.Rule.Exploration;
import dev.kumite.games.core.Rng;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The update rules, worked out by hand on a chain of three states (or moves) A, B, C, after which the mover of C wins. */
class EpisodeTest {
    private static final long A = 0x1111_0000_0000_0AAAL;
    private static final long B = 0x2222_0000_0000_0BBBL;
    private static final long C = 0x3333_0000_0000_0CCCL;
    private static final Offset<Double> CLOSE = within(2e-7);

    private final ValueTable table = new ValueTable(1 << 20);
    private final Episode episode = new Episode();

    /** The values before the game: 0.2, −0.4 and 0.5. */
    @BeforeEach
    void knowSomething() {
        table.add(A, 0.2);
        table.add(B, -0.4);
        table.add(C, 0.5);
    }

    private static Rule rule(double lambda) {
        return new Rule(false, 0.1, 0.9, lambda, 1, new Exploration(0, 0, 1), false, true);
    }

    private void visitStates() {
        episode.visit(A, 0.2, 0.2, false);
        episode.visit(B, -0.4, -0.4, false);
        episode.visit(C, 0.5, 0.5, false);
    }

    /** δ(A) = 0.9·0.4 − 0.2 = 0.16; δ(B) = −0.9·0.5 + 0.4 = −0.05; δ(C) = 1 − 0.5 = 0.5. */
    @Test
    void tdZeroLearnsFromTheNextStateAlone() {
        visitStates();
        episode.learnEnd(table, rule(0), 1);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * 0.16, CLOSE);
        assertThat(table.get(B)).isCloseTo(-0.4 - 0.1 * 0.05, CLOSE);
        assertThat(table.get(C)).isCloseTo(0.5 + 0.1 * 0.5, CLOSE);
    }

    /**
     * With λ = 0.5 a trace fades by γλ = 0.45 a ply, and what surprises one player well surprises the other badly: B gets
     * −0.05 − 0.45·0.5 = −0.275, A gets 0.16 + 0.45·0.05 + 0.2025·0.5 = 0.28375.
     */
    @Test
    void tdLambdaCarriesSurprisesBackWithTheirSignsTurned() {
        visitStates();
        episode.learnEnd(table, rule(0.5), 1);
        assertThat(table.get(C)).isCloseTo(0.55, CLOSE);
        assertThat(table.get(B)).isCloseTo(-0.4275, CLOSE);
        assertThat(table.get(A)).isCloseTo(0.228375, CLOSE);
    }

    /** Traces accumulate: A comes at plies 0 and 2, so both its surprises count, from values of before the game. */
    @Test
    void aStateVisitedTwiceLearnsTwice() {
        episode.visit(A, 0.2, 0.2, false);
        episode.visit(B, -0.4, -0.4, false);
        episode.visit(A, 0.2, 0.2, false);
        episode.learnEnd(table, rule(0.5), 1);
        double last = 1 - 0.2;
        double middle = -0.9 * 0.2 + 0.4 - 0.45 * last;
        double first = 0.9 * 0.4 - 0.2 - 0.45 * middle;
        assertThat(table.get(B)).isCloseTo(-0.4 + 0.1 * middle, CLOSE);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * (first + last), CLOSE);
    }

    /** A move learns from the best move after it, not from the one that was played: B's position had a move worth 0.3. */
    @Test
    void qLearnsFromTheBestNextMove() {
        episode.visit(A, 0.2, 0.2, false);
        episode.visit(B, -0.4, 0.3, true);
        episode.visit(C, 0.5, 0.5, false);
        episode.learnEnd(table, rule(0), 1);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * (-0.9 * 0.3 - 0.2), CLOSE);
        assertThat(table.get(B)).isCloseTo(-0.4 + 0.1 * (-0.9 * 0.5 + 0.4), CLOSE);
    }

    /** The trace is cut at B, which was not the best: A hears nothing of what came after, B itself does. */
    @Test
    void watkinsCutsTracesAtAnExploringMove() {
        episode.visit(A, 0.2, 0.2, false);
        episode.visit(B, -0.4, 0.3, true);
        episode.visit(C, 0.5, 0.5, false);
        episode.learnEnd(table, rule(0.5), 1);
        assertThat(table.get(C)).isCloseTo(0.55, CLOSE);
        assertThat(table.get(B)).isCloseTo(-0.4 + 0.1 * (-0.05 - 0.45 * 0.5), CLOSE);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * (-0.9 * 0.3 - 0.2), CLOSE);
    }

    /** A game that was left in a position worth 0.6 to the next player. */
    @Test
    void anUnfinishedGameLearnsFromWhatIsExpected() {
        episode.visit(C, 0.5, 0.5, false);
        episode.learnSoFar(table, rule(0.5), 0.6);
        assertThat(table.get(C)).isCloseTo(0.5 + 0.1 * (-0.54 - 0.5), CLOSE);
    }

    /**
     * Learning from the own next turn, with λ = 0.5: C wins, δ = 1 − 0.5; B's player lost, δ = −1 + 0.4; A and C are the
     * same player's, δ = 0.9·0.6 − 0.2 with C's best move worth 0.6, and γλ = 0.45 of what C learned.
     */
    @Test
    void theOwnNextTurnCountsWithItsOwnSign() {
        Rule own = new Rule(true, 0.1, 0.9, 0.5, 1, new Exploration(0, 0, 1), true, false);
        episode.visit(A, 0.2, 0.2, false);
        episode.visit(B, -0.4, -0.4, false);
        episode.visit(C, 0.5, 0.6, false);
        episode.learnEnd(table, own, 1);
        assertThat(table.get(C)).isCloseTo(0.5 + 0.1 * 0.5, CLOSE);
        assertThat(table.get(B)).isCloseTo(-0.4 - 0.1 * 0.6, CLOSE);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * (0.34 + 0.45 * 0.5), CLOSE);
    }

    /** The same with C not the best move: A hears of the best one, and nothing of what came after. */
    @Test
    void anExploringMoveOfTheOwnSideCutsItsTrace() {
        Rule own = new Rule(true, 0.1, 0.9, 0.5, 1, new Exploration(0, 0, 1), true, false);
        episode.visit(A, 0.2, 0.2, false);
        episode.visit(B, -0.4, 0.3, true);
        episode.visit(C, 0.5, 0.6, true);
        episode.learnEnd(table, own, 1);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * 0.34, CLOSE);
    }

    /** The player whose turn it is learns from what is expected; the other one cannot know yet. */
    @Test
    void anUnfinishedGameTellsThePlayerToMoveAlone() {
        Rule own = new Rule(true, 0.1, 0.9, 0, 1, new Exploration(0, 0, 1), true, false);
        episode.visit(B, -0.4, -0.4, false);
        episode.visit(C, 0.5, 0.5, false);
        episode.learnSoFar(table, own, 0.6);
        assertThat(table.get(C)).isCloseTo(0.5, CLOSE);
        assertThat(table.get(B)).isCloseTo(-0.4 + 0.1 * (0.54 + 0.4), CLOSE);
    }

    /** The same player's A and C with a move of somebody else between, who learns nothing; then the other side's turn. */
    @Test
    void aMoveThatIsNotLearnedFromChangesNothing() {
        Rule own = new Rule(true, 0.1, 0.9, 0.5, 1, new Exploration(0, 0, 1), true, false);
        episode.visit(A, 0.2, 0.2, false);
        episode.pass();
        episode.visit(C, 0.5, 0.6, false);
        episode.pass();
        episode.learnEnd(table, own, 1);
        assertThat(table.get(B)).isCloseTo(-0.4, CLOSE);
        assertThat(table.get(C)).as("the other side made the winning move").isCloseTo(0.5 + 0.1 * -1.5, CLOSE);
        assertThat(table.get(A)).isCloseTo(0.2 + 0.1 * (0.34 + 0.45 * -1.5), CLOSE);
        assertThat(table.size().known()).isEqualTo(3);
    }

    @Test
    void longGamesFit() {
        for (int i = 0; i < 1000; i++) episode.visit(Rng.mix(i), 0, 0, false);
        assertThat(episode.length()).isEqualTo(1000);
        episode.learnEnd(table, rule(0), 1);
        assertThat(table.get(Rng.mix(999))).isCloseTo(0.1, CLOSE);
        episode.clear();
        assertThat(episode.length()).isZero();
    }
}
