package dev.kumite.games.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What evaluations have in common, and the two plainest kinds of them. */
class EvaluationTest {
    private static final Game ONITAMA = Games.parse("onitama");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama | B:BMc1,a1,b1:RMc5:ox+boar/horse+elephant/crab | 2",
                "onitama | R:BMc1,a1,b1:RMc5:ox+boar/horse+elephant/crab | -2",
                "onitama | B:BMc1,a2:RMc5,a5:ox+boar/horse+elephant/crab | 0",
                "katarenga(size=4) | B:Wa1,b1,c1:Bd4:KRBN/NKRB/BNKR/RBNK:0-0 | -2",
                "checkers | W:W21,22:B1,2,3,4,5 | -3"
            })
    void materialIsOwnPiecesMinusTheOthers(String game, String position, int score) {
        assertThat(new Material().score(Games.parse(game).notation().read(position)))
                .isEqualTo(score);
        assertThat(new Material().help()).isEqualTo("own pieces minus the other side's, one point each");
    }

    /** tanh 1 = (e² − 1) / (e² + 1) = 0.76159…, tanh ½ = (e − 1) / (e + 1) = 0.46211… */
    @Test
    void aScoreOfOneScaleIsAboutThreeQuartersOfAWin() {
        Evaluation material = new Material();
        assertThat(material.squash(2)).isEqualTo(0.761594, within(1e-6));
        assertThat(material.squash(1)).isEqualTo(0.462117, within(1e-6));
        assertThat(material.squash(0)).isZero();
        assertThat(material.squash(-2)).isEqualTo(-0.761594, within(1e-6));
        Evaluation tuned = ONITAMA.evaluation("tuned");
        assertThat(tuned.squash(200)).as("two men of 100").isEqualTo(0.761594, within(1e-6));
    }

    @Test
    void whatThreadsCanShareIsGoodForOneThreadToo() {
        Evaluation material = new Material();
        assertThat(material.forOneThread()).isSameAs(material);
    }

    /** 15 kinds of squares, for students and for masters, and 34 cards. */
    @Test
    void aTunedEvaluationNamesEveryWeight() {
        Tunable tuned = (Tunable) ONITAMA.evaluation("tuned");
        assertThat(tuned.name()).isEqualTo("tuned");
        assertThat(tuned.names()).hasSize(15 + 15 + 34).doesNotHaveDuplicates();
        assertThat(tuned.weights()).hasSize(15 + 15 + 34);
    }

    @Test
    void theWeightsThatAreHandedOutAreACopy() {
        Tunable tuned = (Tunable) ONITAMA.evaluation("tuned");
        int[] mine = IntStream.range(0, tuned.names().size()).toArray();
        Tunable other = tuned.with(mine);
        mine[3] = -1;
        other.weights()[4] = -1;
        assertThat(other.weights())
                .isEqualTo(IntStream.range(0, tuned.names().size()).toArray());
    }

    /** Only an evaluation that tells full boards from empty ones has weights that endings cannot teach. */
    @Test
    void endingsTeachAllWeightsUnlessTheEvaluationHasPhases() {
        Tunable onitama = (Tunable) ONITAMA.evaluation("tuned");
        assertThat(IntStream.range(0, onitama.names().size())).allMatch(onitama::isOfEndings);
        Tunable checkers = (Tunable) Games.parse("checkers").evaluation("tuned");
        int weights = checkers.names().size();
        assertThat(IntStream.range(0, weights).filter(checkers::isOfEndings).toArray())
                .isEqualTo(IntStream.range(weights / 2, weights).toArray());
    }
}
