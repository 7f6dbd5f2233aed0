package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published game as text, its options, and the boards of its quarters. */
class PublishedNotationTest {
    private static final Game GAME = Games.parse("katarenga(rules=published)");
    private static final String TILES = String.join("/", Collections.nCopies(8, "KRBNKRBN"));
    private static final String HOME = "Wa1,b1,c1,d1,e1,f1,g1,h1:Ba8,b8,c8,d8,e8,f8,g8,h8";

    @Test
    void theStartIsWrittenWithItsFirstTurns() {
        Position start =
                Games.parse("katarenga(rules=published, tiles=" + TILES + ")").start(1);
        assertThat(GAME.notation().write(start)).isEqualTo("W:" + HOME + ":" + TILES + ":0-0:F2");
        start.make(GAME.moves(start)[0]);
        assertThat(GAME.notation().write(start)).endsWith(":0-0:F1");
        start.make(GAME.moves(start)[0]);
        assertThat(GAME.notation().write(start)).endsWith(":0-0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:Wa1,b1:Ba8,b8:TILES                     | a position has five or six parts between colons, this one has 4",
                "W:Wa1,b1:Ba8,b8:KRBN/NKRB/BNKR/RBNK:0-0   | the tiles make a board of size 4, but the published one has size 8",
                "W:Wa1,b1:Ba8,b8:TILES:3-0                 | White has 3 pawns in camps; there are two camps",
                "W:Wa1,b1:Ba8,b8:TILES:x                   | the pawns in camps are 'x'",
                "W:Wa1,b1:Ba8,b8:TILES:2-0                 | White is to move and has filled both camps",
                "W:Wa1,b1:Ba8:TILES:0-0                    | Black has fewer than two pawns; the game was over before",
                "W:W:Ba8,b8:TILES:0-0                      | White has fewer than two pawns; the game was over before",
                "B:Wa1,b1:Ba8:TILES:2-0                    | Black has lost twice",
                "W:Wa1,b1:Ba8,b8:TILES:0-0:F3              | the first turns to come are 'F3'; they must be F1 or F2",
                "W:Wa1,b1:Ba8,b8:TILES:0-0:F2              | the pawns do not stand as before a first turn; leave F2 out",
                "W:HOME:TILES:1-0                          | White has 9 pawns, those in camps included; at most 8",
                "W:Wa1,a1:Ba8,b8:TILES:0-0                 | two pawns stand on a1",
            })
    void whatCannotBeIsRefused(String text, String why) {
        String position = text.replace("TILES", TILES).replace("HOME", HOME);
        assertThatThrownBy(() -> GAME.notation().read(position))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=7                    | the published board has size 8, not 7",
                "white-half=K              | rules=published and white-half exclude each other",
                "tiles=KRBN/NKRB/BNKR/RBNK | the published board has size 8, but the tiles make one of size 4",
                "tiles=TILES, layout=3     | tiles and layout exclude each other",
            })
    void optionsThatDoNotFitAreRefused(String options, String why) {
        assertThatThrownBy(() -> Games.parse("katarenga(rules=published, " + options.replace("TILES", TILES) + ")"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }

    @Test
    void aBoardThatWasSetUpAsAtTheStartBeginsWithFirstTurns() {
        Position start = GAME.start(3);
        Drawing drawing = GAME.draw(start);
        assertThat(GAME.notation().write(GAME.arrange(drawing, 1))).endsWith(":F2");
        assertThat(drawing.notes()).contains("White: 0 of 2 camps", "First turn: no captures");
    }

    @Test
    void everyBoardIsMadeOfTheFourQuarters() {
        Set<String> boards = new HashSet<>();
        for (int number = 0; number < Quarters.BOARDS; number += 7) {
            String tiles = Quarters.board(number).toString();
            boards.add(tiles);
            if (number % 1001 == 0)
                for (String quarter : quarters(tiles))
                    for (Tile tile : Tile.values())
                        assertThat(quarter.chars().filter(c -> c == tile.letter()))
                                .hasSize(4);
        }
        assertThat(boards).hasSize((Quarters.BOARDS + 6) / 7);
        assertThat(Games.parse("katarenga(rules=published, layout=7)").start(1).key())
                .isEqualTo(GAME.start(7).key());
    }

    private static List<String> quarters(String tiles) {
        String[] rows = tiles.split("/");
        StringBuilder[] quarters = {new StringBuilder(), new StringBuilder(), new StringBuilder(), new StringBuilder()};
        for (int row = 0; row < 8; row++)
            for (int half = 0; half < 2; half++) quarters[row / 4 * 2 + half].append(rows[row], 4 * half, 4 * half + 4);
        return List.of(quarters[0].toString(), quarters[1].toString(), quarters[2].toString(), quarters[3].toString());
    }

    @Test
    void aQuarterIsTurnedAndItsReverseIsTheMirrorImage() {
        String pattern = "abcdefghijklmnop";
        assertThat(Quarters.face(pattern, 0)).isEqualTo(pattern);
        assertThat(Quarters.face(pattern, 1)).isEqualTo("mieanjfbokgcplhd");
        assertThat(Quarters.face(pattern, 2)).isEqualTo("ponmlkjihgfedcba");
        assertThat(Quarters.face(pattern, 4)).isEqualTo("dcbahgfelkjiponm");
    }
}
