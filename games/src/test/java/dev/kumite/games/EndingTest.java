package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.games.core.Ending;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndingTest {

    /** Stores and files hold these words. */
    @Test
    void theWordsAreThoseOfEarlierStores() {
        assertThat(Games.endings().stream().map(Ending::word))
                .contains("stone", "stream", "points", "elimination", "exhausted", "blocked")
                .contains("no-move", "repetition", "eighty-plies")
                .startsWith("none")
                .endsWith(
                        "unfinished",
                        "illegal-move",
                        "failed",
                        "overtime",
                        "hanging",
                        "adjudicated",
                        "resigned",
                        "agreed");
    }

    @Test
    void theOwnEndingsOfAGameKeepTheirOrderAndComeBeforeTheCommonOnes() {
        List<Ending> all = Games.endings();
        for (GameType type : Games.all()) {
            assertThat(all).containsSubsequence(type.endings());
            assertThat(type.endings()).allMatch(ending -> ending.compareTo(Ending.UNFINISHED) < 0);
        }
    }

    @Test
    void aWordMeansOneEndingInAllGames() {
        Ending known = Games.endings().get(1);
        assertThat(Games.ending(known.word())).containsSame(known);
        assertThat(Ending.of(known.word(), known.phrase())).isSameAs(known);
        assertThat(Games.ending("no-such-ending")).isEmpty();
        assertThatThrownBy(() -> Ending.of(known.word(), "by magic"))
                .hasMessage("the ending '" + known.word() + "' already means '" + known.phrase()
                        + "'; use the same phrase, or another word");
    }

    @Test
    void aWordCanStandInATable() {
        assertThatThrownBy(() -> Ending.of("By Magic", "by magic"))
                .hasMessageContaining("'By Magic' is not a valid word for an ending");
    }
}
