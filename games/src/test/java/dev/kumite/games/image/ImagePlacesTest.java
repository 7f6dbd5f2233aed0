package dev.kumite.games.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.SquareNames;
import dev.kumite.games.StubGame;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.Drawing.Card;
import dev.kumite.games.picture.Drawing.Cell;
import dev.kumite.games.picture.Drawing.Step;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Where things are drawn that no shipped picture shows: a square is 100 wide, a card 125 in five fields. */
class ImagePlacesTest {
    private static final String BLUE = "fill=\"#24507f\"";
    private static final String RED = "fill=\"#b03a26\"";
    private static final Position ANY = Games.parse("checkers").start(1);

    /** A board of 5×5 with one nameless piece, seen from side 1; every card goes one to the right and two forward. */
    private static final class Seen extends StubGame {
        @Override
        public GamePicture picture() {
            return GamePicture.of(new Stone("blue", "round"), new Stone("red", "square"))
                    .bottomSide(1)
                    .rules();
        }

        @Override
        public Drawing draw(Position position) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < 25; i++)
                cells.add(new Cell(SquareNames.name(i, 5), '.', i == 7 ? 'q' : ' ', i == 7 ? 0 : -1));
            List<Step> steps = List.of(new Step(1, 2));
            List<Card> cards =
                    List.of(new Card("far", 0, steps), new Card("near", 1, steps), new Card("aside", -1, steps));
            return new Drawing(5, cells, cards, List.of(), List.of());
        }

        @Override
        public MoveShape shape(Position position, int move) {
            return new MoveShape(MoveShape.Kind.STEP, List.of("a1", "z9"), List.of(), "");
        }
    }

    private static List<String> lines(String part) {
        return BoardImage.svg(new Seen(), ANY, OptionalInt.empty())
                .lines()
                .filter(line -> line.contains(part))
                .toList();
    }

    /** From the middle of a1, at (50, 350), the arrow leaves a stone of 36 and ends 42 below the board, with a head of 26. */
    @Test
    void aPieceOfTheFarSideLeavesTheBoardBelow() {
        Game game = Games.parse("katarenga(size=4)");
        Position position = game.notation().read("B:Wd2:Ba1,b4:KRBN/NKRB/BNKR/RBNK:0-0");
        int off = game.notation().readMove(position, "a1off");
        assertThat(BoardImage.svg(game, position, OptionalInt.of(off)))
                .contains("<polyline points=\"50 386 50 416\"")
                .contains("<polygon points=\"50 442 ");
    }

    /** 24 from either end of the board or in its middle, each with its name 8 above it. */
    @Test
    void theFarHandIsAboveAndTheNearHandBelow() {
        assertThat(lines(">far<")).singleElement().asString().startsWith("<text x=\"610.5\" y=\"16\" ");
        assertThat(lines(">aside<")).singleElement().asString().startsWith("<text x=\"610.5\" y=\"179.5\" ");
        assertThat(lines(">near<")).singleElement().asString().startsWith("<text x=\"610.5\" y=\"343\" ");
    }

    /** Cards begin at 548: the near side's field is the fourth of the top row, the far side's the second of the last row. */
    @Test
    void aCardIsTurnedTowardsItsHolder() {
        assertThat(lines(RED)).singleElement().asString().startsWith("<rect x=\"623\" y=\"351\" width=\"25\" ");
        assertThat(lines(BLUE).stream().filter(line -> line.startsWith("<rect")))
                .singleElement()
                .asString()
                .startsWith("<rect x=\"573\" y=\"124\" width=\"25\" ");
    }

    @Test
    void aPieceWithoutAShapeOfItsOwnIsAStone() {
        assertThat(lines("<circle"))
                .singleElement()
                .asString()
                .startsWith("<circle cx=\"50\" cy=\"50\" r=\"35\" " + BLUE);
    }

    @Test
    void aMoveToNoSquareIsAnError() {
        assertThatThrownBy(() -> BoardImage.svg(new Seen(), ANY, OptionalInt.of(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no square z9 in the drawing of stub(size=3)");
    }
}
