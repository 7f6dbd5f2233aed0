package dev.kumite.games.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of many games, of which some are wrong. */
class RecordCollectionTest {
    private static final String GOOD = "[Event \"a\"]\n[GameType \"21\"]\n\n1. 11-15 22-18\n15x22 *\n\n";
    private static final String BAD = "[Event \"b\"]\n\n1. 11-15\n22-17 99-1 *\n\n";

    private static RecordCollection read(String text) {
        return RecordCollection.read(text, "games.pdn", null, 5);
    }

    @Test
    void aWrongGameIsLeftOutAndTheOthersAreRead() {
        RecordCollection all = read(GOOD + BAD + GOOD + BAD + GOOD);
        assertThat(all.records())
                .hasSize(3)
                .allSatisfy(record -> assertThat(record.moves()).hasSize(3));
        assertThat(all.complaints()).hasSize(2);
        assertThat(all.complaints().get(0)).startsWith("game 2: games.pdn:10:7: ");
        assertThat(all.complaints().get(1)).startsWith("game 4: games.pdn:21:7: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesAreCountedWhateverEndsThem(String end) {
        assertThat(read((GOOD + BAD).replace("\n", end)).complaints())
                .singleElement()
                .asString()
                .startsWith("game 2: games.pdn:10:7: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event \"c\"]\n1. 11-15 {never closed\n\n",
                "[Event \"c\"]\n1. 11-15 (never closed\n\n",
                "[Event \"c\"]\n1. 11-15 }\n\n",
                "[Event \"c\n\n1. 11-15\n",
                "[Event \"c\"]\n[Event \"c\"]\n\n1. 11-15\n",
            })
    void whatIsNeverClosedSpoilsItsOwnGameOnly(String broken) {
        RecordCollection all = read(GOOD + broken + GOOD);
        assertThat(all.records()).hasSize(2);
        assertThat(all.complaints()).singleElement().asString().startsWith("game 2: games.pdn:");
    }

    @Test
    void aSoundFileIsReadAsEver() {
        String untagged = "1. 11-15 1-0 1. 11-16 0-1";
        assertThat(read(untagged).records()).hasSize(2);
        assertThat(read("[Event \"a\"] 11-15 {\n[Event \"in a comment\"]\n} 22-18 *")
                        .records())
                .singleElement()
                .satisfies(record -> assertThat(record.moves()).hasSize(2));
        assertThat(read("").records()).isEmpty();
    }

    @Test
    void thereMayBeOnlySoManyGames() {
        for (String last : new String[] {GOOD, BAD})
            assertThatThrownBy(() -> read(GOOD.repeat(5) + last))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("games.pdn: there are 6 games in it; at most 5 are read at once");
    }

    @Test
    void theOnlyGameIsRefusedAsEver() {
        assertThatThrownBy(() -> read(BAD)).isInstanceOf(BadInput.class).hasMessageStartingWith("games.pdn:4:7: ");
    }
}
