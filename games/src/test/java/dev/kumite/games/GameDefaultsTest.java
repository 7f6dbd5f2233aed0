package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;
import org.junit.jupiter.api.Test;

/** What a game is where it says nothing of its own. */
class GameDefaultsTest {
    private static final Game ONITAMA = Games.parse("onitama(size=7)");
    private static final Game CHECKERS = Games.parse("checkers");

    @Test
    void theRulesAreThoseOfItsName() {
        assertThat(ONITAMA.rules()).isEqualTo("onitama");
        assertThat(Games.parse("katarenga(rules=published)").rules()).isNotEqualTo("katarenga");
    }

    @Test
    void everyPairOfAMatchHasTheStartOfItsSeed() {
        Notation notation = ONITAMA.notation();
        for (int number = 0; number < 3; number++)
            assertThat(notation.write(ONITAMA.opening(number, 8))).isEqualTo(notation.write(ONITAMA.start(8)));
        assertThat(notation.write(ONITAMA.opening(0, 9))).isNotEqualTo(notation.write(ONITAMA.start(8)));
    }

    @Test
    void startsStandAloneAndPdnDoesNotKnowTheGame() {
        assertThat(Games.parse("katarenga").starts().orElseThrow().row()).isEqualTo(1);
        assertThat(Games.type("onitama").pdnType()).isEqualTo(GameType.NO_PDN);
        assertThat(Games.type("checkers").pdnType())
                .as("English draughts, by the PDN standard")
                .isEqualTo(21);
    }

    @Test
    void itShowsNothingToNetworks() {
        Game stub = new StubGame();
        assertThatThrownBy(stub::patterns)
                .isInstanceOf(BadInput.class)
                .hasMessage("'stub' does not show its positions as patterns, so no network can learn it");
        assertThatThrownBy(stub::inputs)
                .isInstanceOf(BadInput.class)
                .hasMessage("'stub' does not show its positions to networks");
        assertThatThrownBy(stub::moveRows)
                .isInstanceOf(BadInput.class)
                .hasMessage("'stub' does not show its moves to networks");
        assertThat(stub.cards()).isEmpty();
        assertThat(stub.starts()).isEmpty();
    }

    @Test
    void bothPlayersSeeTheBoardAsItLies() {
        Position position = CHECKERS.start(1);
        for (int move : CHECKERS.moves(position)) {
            assertThat(position.viewMove(move)).isEqualTo(move);
            position.make(move);
            assertThat(position.viewKey()).isEqualTo(position.key()).isNotZero();
            position.unmake();
        }
    }

    /** If it were White's turn, 22x13 would take the last man. */
    @Test
    void aGameThatCannotTellCheaplySeesNoThreat() {
        assertThat(CHECKERS.notation().read("B:W22:B17").threatened()).isFalse();
        assertThat(CHECKERS.notation().read("W:W22:B17").canWin()).isTrue();
    }

    @Test
    void aCaptureIsAChoice() {
        Game onitama = Games.parse("onitama");
        Position position = onitama.notation().read("B:BMc1:RMc5,c2:ox+boar/horse+elephant/crab");
        assertThat(position.captures(onitama.notation().readMove(position, "ox:c1c2")))
                .isTrue();
        assertThat(position.mustCapture()).isFalse();
        assertThat(CHECKERS.notation().read("B:W18:B14").mustCapture()).isTrue();
    }
}
