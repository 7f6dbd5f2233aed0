package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules, sentence by sentence, as examples. */
class OnitamaRulesTest {
    private static final Game GAME = Games.parse("onitama");

    private static Position at(String text) {
        return GAME.notation().read(text);
    }

    private static List<String> moves(Position position) {
        return Arrays.stream(GAME.moves(position))
                .mapToObj(move -> GAME.notation().writeMove(position, move))
                .toList();
    }

    private static Position after(String text, String... moves) {
        Position position = at(text);
        for (String move : moves) position.make(GAME.notation().readMove(position, move));
        return position;
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13})
    void eachSideStartsOnItsHomeRowWithTheMasterOnItsTemple(int size) {
        Game game = Games.parse("onitama(size=" + size + ")");
        Position start = game.start(1);
        assertThat(start.pieces(0)).isEqualTo(size);
        assertThat(start.pieces(1)).isEqualTo(size);
        char middle = (char) ('a' + size / 2);
        assertThat(game.notation().write(start)).contains("M" + middle + "1", "M" + middle + size);
    }

    @Test
    void offsetsAreTurnedForRed() {
        assertThat(moves(at("B:BMc3:RMe5:rabbit+ox/tiger+crab/eel")))
                .contains("rabbit:c3b2", "rabbit:c3d4", "rabbit:c3e3");
        assertThat(moves(at("R:BMe1:RMc3:tiger+crab/rabbit+ox/eel")))
                .contains("rabbit:c3d4", "rabbit:c3b2", "rabbit:c3a3");
    }

    @Test
    void offsetsAreNotScaledOnLargerBoards() {
        Game game = Games.parse("onitama(size=7)");
        Position position = game.notation().read("B:BMd4:RMg7:tiger+ox/crab+eel/cobra");
        assertThat(Arrays.stream(game.moves(position))
                        .mapToObj(m -> game.notation().writeMove(position, m)))
                .contains("tiger:d4d6", "tiger:d4d3");
    }

    @Test
    void piecesJump() {
        assertThat(moves(at("B:BMa1,c1,c2:RMe5:tiger+ox/crab+eel/cobra"))).contains("tiger:c1c3");
    }

    @Test
    void aManMayNotLandOnItsOwnSideOrLeaveTheBoard() {
        assertThat(moves(at("B:BMa1,a2:RMe5:ox+tiger/crab+eel/cobra")))
                .doesNotContain("ox:a1a2", "tiger:a2a1")
                .noneMatch(move -> move.endsWith("a0"));
    }

    @Test
    void landingOnAnEnemyCapturesIt() {
        Position position = after("B:BMa1,c2:Rc3,Me5:ox+tiger/crab+eel/cobra", "ox:c2c3");
        assertThat(position.pieces(1)).isEqualTo(1);
        assertThat(GAME.notation().write(position)).startsWith("R:BMa1,c3:RMe5:");
    }

    @Test
    void theUsedCardSwapsWithTheSideCard() {
        Position position = after("B:BMa1:RMe5:ox+tiger/crab+eel/cobra", "ox:a1a2");
        assertThat(GAME.notation().write(position)).endsWith(":tiger+cobra/crab+eel/ox");
    }

    @Test
    void theSameStepByTwoCardsIsTwoMoves() {
        assertThat(moves(at("B:BMc3:RMe5:ox+boar/crab+eel/cobra"))).contains("ox:c3c4", "boar:c3c4");
    }

    @Test
    void withoutALegalMoveThePlayerMustPassAndExchangeOneOfTheTwoCards() {
        String stuck = "B:BMe1:RMa4:rabbit+fox/crab+eel/cobra";
        assertThat(moves(at(stuck))).containsExactly("pass:rabbit", "pass:fox");
        assertThat(GAME.notation().write(after(stuck, "pass:rabbit")))
                .isEqualTo("R:BMe1:RMa4:cobra+fox/crab+eel/rabbit");
        assertThat(GAME.notation().write(after(stuck, "pass:fox"))).isEqualTo("R:BMe1:RMa4:rabbit+cobra/crab+eel/fox");
    }

    @Test
    void redPassesInTheOppositeCorner() {
        assertThat(moves(at("R:BMe2:RMa5:crab+eel/rabbit+fox/cobra"))).containsExactly("pass:rabbit", "pass:fox");
    }

    @Test
    void aPlayerWhoCanMoveMustMove() {
        assertThat(moves(at("B:BMe1,a1:RMa4:rabbit+fox/crab+eel/cobra")))
                .isNotEmpty()
                .noneMatch(move -> move.startsWith("pass"));
    }

    @Test
    void bothAtOnceCountsAsStone() {
        Position position = after("B:BMc4:Ra1,Mc5:ox+tiger/crab+eel/cobra", "ox:c4c5");
        assertThat(position.result()).isEqualTo(Result.WIN_0);
        assertThat(position.ending()).isEqualTo(OnitamaPosition.STONE);
    }

    @Test
    void theMasterOnTheEnemyTempleWinsByTheStream() {
        Position position = after("B:BMc4:Ra1,Me5:ox+tiger/crab+eel/cobra", "ox:c4c5");
        assertThat(position.ending()).isEqualTo(OnitamaPosition.STREAM);
        assertThat(position.result()).isEqualTo(Result.WIN_0);
        assertThat(moves(position)).isEmpty();
    }

    @Test
    void redsMasterWinsOnBluesTemple() {
        Position position = after("R:BMa1:RMc2:crab+eel/ox+tiger/cobra", "ox:c2c1");
        assertThat(position.ending()).isEqualTo(OnitamaPosition.STREAM);
        assertThat(position.result()).isEqualTo(Result.WIN_1);
    }

    @Test
    void capturingTheMasterAnywhereWinsByTheStone() {
        Position position = after("B:BMa1,d3:Rc5,Md4:ox+tiger/crab+eel/cobra", "ox:d3d4");
        assertThat(position.ending()).isEqualTo(OnitamaPosition.STONE);
    }

    @Test
    void aStudentOnATempleMeansNothing() {
        Position position = after("B:BMa1,c4:RMe5:ox+tiger/crab+eel/cobra", "ox:c4c5");
        assertThat(position.result()).isEqualTo(Result.ONGOING);
    }

    /** Red's own student kept his master off the temple. */
    @Test
    void aCaptureOnTheTempleMayOpenTheWayToIt() {
        Position position = at("B:BMa5,b1:RMc2,c1:boar+horse/ox+eel/cobra");
        assertThat(position.threatened()).isFalse();
        int capture = GAME.notation().readMove(position, "boar:b1c1");
        assertThat(position.allowsWin(capture, false)).isTrue();
        assertThat(position.allowsWin(GAME.notation().readMove(position, "boar:b1a1"), false))
                .isFalse();
        position.make(capture);
        assertThat(position.canWin()).isTrue();
    }

    @Test
    void theStampOfTheSideCardMovesFirst() {
        for (int seed = 1; seed <= 100; seed++) {
            Position start = GAME.start(seed);
            String text = GAME.notation().write(start);
            Card aside = Card.parse(text.substring(text.lastIndexOf('/') + 1));
            assertThat(start.sideToMove()).isEqualTo(aside.stamp());
        }
    }

    @Test
    void theFirstPlayerCanBeForced() {
        for (int seed = 1; seed <= 50; seed++) {
            assertThat(Games.parse("onitama(first=blue)").start(seed).sideToMove())
                    .isZero();
            assertThat(Games.parse("onitama(first=red)").start(seed).sideToMove())
                    .isEqualTo(1);
        }
    }

    @Test
    void fixedCardsAreShuffledAnewForEachGame() {
        Game game = Games.parse("onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)");
        Set<String> hands = new HashSet<>();
        for (int seed = 1; seed <= 500; seed++) {
            String text = game.notation().write(game.start(seed));
            hands.add(text.substring(text.lastIndexOf(':') + 1));
        }
        assertThat(hands).hasSize(30);
    }

    @Test
    void aFixedDealIsTheSameInEveryGame() {
        Game game = Games.parse("onitama(deal=ox+boar/horse+elephant/crab)");
        for (int seed = 1; seed <= 20; seed++)
            assertThat(game.notation().write(game.start(seed)))
                    .isEqualTo("B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/elephant+horse/crab");
    }

    @Test
    void everyDealIsEquallyLikely() {
        int[] aside = new int[Card.count()];
        int games = 16_000;
        for (int seed = 0; seed < games; seed++) {
            String text = GAME.notation().write(GAME.start(seed));
            aside[Card.parse(text.substring(text.lastIndexOf('/') + 1)).ordinal()]++;
        }
        for (int card = 0; card < 16; card++) assertThat(aside[card]).isBetween(850, 1150);
        assertThat(Arrays.stream(aside).skip(16).sum()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama(size=6) | must be odd",
                "onitama(size=15) | from 5 to 13",
                "onitama(siez=7) | did you mean 'size'?",
                "onitama(deck=bass) | did you mean 'base'?",
                "onitama(deck=promo) | needs 5",
                "onitama(cards=ox+boar) | 5 cards",
                "onitama(cards=ox+ox+boar+crab+eel) | twice",
                "onitama(deal=ox+boar/horse+elefant/crab) | did you mean 'elephant'?",
                "onitama(deal=ox+boar/horse+elephant) | side card",
                "onitama(deal=ox+boar/horse+elephant/crab, deck=base) | not both",
                "onitama(first=green) | known: stamp, blue, red",
                "onitama(size=7 | ')'",
                "onitama(size) | '='",
                "onitana | did you mean 'onitama'?",
            })
    void wrongOptionsSayWhatWouldBeRight(String text, String hint) {
        assertThatThrownBy(() -> Games.parse(text)).isInstanceOf(BadInput.class).hasMessageContaining(hint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:BMc1:RMc5 | 3 parts",
                "X:BMc1:RMc5:ox+boar/horse+elephant/crab | B or R",
                "B:BMc1:Rc5:ox+boar/horse+elephant/crab | ended before",
                "B:BMc1,c1:RMc5:ox+boar/horse+elephant/crab | twice",
                "B:BMc1,Md1:RMc5:ox+boar/horse+elephant/crab | second master",
                "B:BMc6:RMc5:ox+boar/horse+elephant/crab | is not a valid square",
                "B:BMc5:RMa5:ox+boar/horse+elephant/crab | ended before",
                "B:BMc1:RMc5,c1:ox+boar/horse+elephant/crab | both sides",
                "B:BMc1,a1,a2,a3,a4,a5:RMc5:ox+boar/horse+elephant/crab | students",
                "R:BMc1:RMc5:ox+boar/horse+elephant/oxen | did you mean 'ox'?",
            })
    void impossiblePositionsAreRefused(String text, String hint) {
        assertThatThrownBy(() -> at(text)).isInstanceOf(BadInput.class).hasMessageContaining(hint);
    }

    @Test
    void finishedPositionsAreReadWithTheirEnding() {
        assertThat(at("R:BMc1:Rc5:ox+boar/horse+elephant/crab").ending()).isEqualTo(OnitamaPosition.STONE);
        assertThat(at("R:BMc5:RMa5:ox+boar/horse+elephant/crab").ending()).isEqualTo(OnitamaPosition.STREAM);
    }

    @Test
    void anIllegalMoveNamesLegalOnes() {
        Position position = at("B:BMa1:RMe5:ox+tiger/crab+eel/cobra");
        assertThatThrownBy(() -> GAME.notation().readMove(position, "ox:a1a3"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'ox:a1a3' is no legal move here; legal are tiger:a1a3");
    }
}
