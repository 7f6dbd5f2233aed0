package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndingTest {

    @Test
    void whatPlayersAreToldIsAboutTheGamesOwnEndings() {
        List<String> all = new ArrayList<>();
        for (GameType type : Games.all()) {
            List<String> told = type.picture().endings().stream()
                    .map(GamePicture.Ended::ending)
                    .toList();
            assertThat(type.endings().stream().map(Ending::word))
                    .as(type.name())
                    .containsAll(told);
            all.addAll(told);
        }
        assertThat(all).contains("stone", "stream", "no-move", "points", "elimination");
    }

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
    void anEndingByHistoryIsNoOtherEnding() {
        Ending repetition = Games.ending("repetition").orElseThrow();
        assertThat(repetition.isByHistory()).isTrue();
        assertThat(Ending.byHistory("repetition", repetition.phrase())).isSameAs(repetition);
        assertThatThrownBy(() -> Ending.of("repetition", repetition.phrase()))
                .hasMessageStartingWith("the ending 'repetition' already means '");
        assertThat(Ending.RESIGNED.isByHistory()).isFalse();
    }

    @Test
    void anEndingIsWrittenAsItsWord() {
        assertThat(Ending.ILLEGAL_MOVE).hasToString("illegal-move");
    }

    @Test
    void aWordCanStandInATable() {
        assertThatThrownBy(() -> Ending.of("By Magic", "by magic"))
                .hasMessageContaining("'By Magic' is not a valid word for an ending");
    }
}
