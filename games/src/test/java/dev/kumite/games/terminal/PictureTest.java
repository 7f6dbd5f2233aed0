package dev.kumite.games.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.StubGame;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Stone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole positions as the terminal shows them. */
class PictureTest {
    private static final String HANDS = ":rabbit+ox/horse+cobra/tiger";
    private static final String TILES = "KRBN/NKRB/BNKR/RBNK";

    private static String drawn(String text, String position, boolean colour) {
        Game game = Games.parse(text);
        return String.join("\n", new Picture(game, game.notation().read(position), colour).lines()) + "\n";
    }

    /** An escape sequence such as the one for bold blue as {@code <1;34>}. */
    private static String visible(String painted) {
        return painted.replaceAll("\u001b\\[([0-9;]+)m", "<$1>");
    }

    /** Blue's cards are as printed, Red's are turned; the side card is Blue's next. */
    @Test
    void onitamaShowsTheBoardTheCardsAndWhatTheMarksMean() {
        assertThat(drawn("onitama", "B:BMc2,a1:RMc5,e4" + HANDS, false)).isEqualTo("""
                  5   ·   ·  m^   ·   ·
                  4   ·   ·   ·   ·  s·
                  3   ·   ·   ·   ·   ·
                  2   ·   ·  M·   ·   ·
                  1  S·   ·   ^   ·   ·
                     a   b   c   d   e

                  Blue           Blue           Red            Red            Side card
                  rabbit         ox             horse          cobra          tiger
                  · · · · ·      · · · · ·      · · · · ·      · · · · ·      · · x · ·
                  · · · x ·      · · x · ·      · · x · ·      · x · · ·      · · · · ·
                  · · o · x      · · o x ·      · · o x ·      · · o x ·      · · o · ·
                  · x · · ·      · · x · ·      · · x · ·      · x · · ·      · · x · ·
                  · · · · ·      · · · · ·      · · · · ·      · · · · ·      · · · · ·

                Blue is upper case, Red is lower case, ^ is a temple.
                """);
    }

    /** Only the side card depends on who is to move. */
    @Test
    void theSideCardIsShownAsThePlayerToMoveWillUseIt() {
        assertThat(drawn("onitama", "R:BMc2,a1:RMc5,e4" + HANDS, false)).contains("""
                  rabbit         ox             horse          cobra          tiger
                  · · · · ·      · · · · ·      · · · · ·      · · · · ·      · · · · ·
                  · · · x ·      · · x · ·      · · x · ·      · x · · ·      · · x · ·
                  · · o · x      · · o x ·      · · o x ·      · · o x ·      · · o · ·
                  · x · · ·      · · x · ·      · · x · ·      · x · · ·      · · · · ·
                  · · · · ·      · · · · ·      · · · · ·      · · · · ·      · · x · ·
                """);
    }

    @Test
    void checkersShowsTheNumbersOfItsSquaresAndTheClock() {
        assertThat(drawn("checkers", "B:W21,K30:B1,K12:H7", false)).isEqualTo("""
                       M1         2         3         4
                   5         6         7         8
                        9         10        11       K12
                   13        14        15        16
                        17        18        19        20
                  m21        22        23        24
                        25        26        27        28
                   29       k30        31        32

                7 of 80 plies without a capture or a man's move
                Black is upper case, White is lower case.
                """);
    }

    @Test
    void katarengaShowsTilesAndPoints() {
        assertThat(drawn("katarenga(size=4)", "W:Wb1,d1:Ba4,b4:" + TILES + ":0-1", false))
                .isEqualTo("""
                  4  pR  pB   N   K
                  3   B   N   K   R
                  2   N   K   R   B
                  1   K  PR   B  PN
                     a   b   c   d

                White: 0 points
                Black: 1 point
                White is upper case, Black is lower case.
                """);
    }

    /** Bold blue and bold red for the sides; what is not a piece is faint; blanks are not painted. */
    @Test
    void coloursTellTheSidesApart() {
        assertThat(visible(drawn("katarenga(size=4)", "W:Wb1,d1:Ba4,b4:" + TILES + ":0-1", true)))
                .isEqualTo("""
                <2>  4<0>  <1;31>p<0><2>R<0>  <1;31>p<0><2>B<0>   <2>N<0>   <2>K<0>
                <2>  3<0>   <2>B<0>   <2>N<0>   <2>K<0>   <2>R<0>
                <2>  2<0>   <2>N<0>   <2>K<0>   <2>R<0>   <2>B<0>
                <2>  1<0>   <2>K<0>  <1;34>P<0><2>R<0>   <2>B<0>  <1;34>P<0><2>N<0>
                <2>     a   b   c   d<0>

                White: 0 points
                Black: 1 point
                <1;34>White<0> is upper case, <1;31>Black<0> is lower case.
                """);
    }

    @Test
    void aCardHasTheColourOfItsHolderAndStaysInItsColumn() {
        List<String> lines = visible(drawn("onitama", "B:BMc2,a1:RMc5,e4" + HANDS, true))
                .lines()
                .toList();
        assertThat(lines.subList(7, 10))
                .containsExactly(
                        "  <1;34>Blue<0>           <1;34>Blue<0>           <1;31>Red<0>            <1;31>Red<0>"
                                + "            Side card",
                        "  <1;34>rabbit<0>         <1;34>ox<0>             <1;31>horse<0>          <1;31>cobra<0>"
                                + "          tiger",
                        "  <1;34>· · · · ·<0>      <1;34>· · · · ·<0>      <1;31>· · · · ·<0>      <1;31>· · · · ·<0>"
                                + "      · · x · ·");
    }

    /** A board of one row with a piece that has no owner, in a game with wells and towers. */
    private static final class Wells extends StubGame {
        @Override
        public GamePicture picture() {
            return GamePicture.of(new Stone("blue", "round"), new Stone("red", "square"))
                    .ground(new Ground('W', 'o', "well", "blue", false, List.of()))
                    .ground(new Ground('T', '+', "tower", "red", false, List.of()))
                    .rules();
        }

        @Override
        public Drawing draw(Position position) {
            List<Drawing.Cell> cells = List.of(
                    new Drawing.Cell("a10", '.', 'K', 1),
                    new Drawing.Cell("b10", 'W', 'k', 0),
                    new Drawing.Cell("c10", '.', 'x', -1));
            return new Drawing(3, cells, List.of(), List.of(), List.of());
        }
    }

    @Test
    void aMarkIsExplainedOnlyWhereTheBoardShowsIt() {
        Position any = Games.parse("checkers").start(1);
        assertThat(new Picture(new Wells(), any, false).lines())
                .containsExactly(
                        " 10  k·  Ko   ·",
                        "     a   b   c",
                        "",
                        "North is upper case, South is lower case, o is a well.");
    }
}
