package dev.kumite.games.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture.Ended;
import dev.kumite.games.picture.GamePicture.Goal;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import java.util.List;
import org.junit.jupiter.api.Test;

class GamePictureTest {
    private static final Stone BLUE = new Stone("blue", "round");
    private static final Stone RED = new Stone("red", "square");
    private static final Ground WELL = new Ground('W', 'o', "well", "dark", true, List.of());

    @Test
    void aPictureHasWhatItWasBuiltOf() {
        Piece man = Piece.of('m', "man", Shape.circle("body", 40), Shape.path("sign", "M0 0"));
        Goal goal = new Goal(2, "Take it off", false);
        GamePicture picture = GamePicture.of(BLUE, RED)
                .piece(man)
                .ground(WELL)
                .bottomSide(1)
                .chequered()
                .numbered()
                .sizes(5, 7)
                .begins("Blue begins.")
                .goal(goal)
                .ended(Ending.RESIGNED, "they gave up", "you gave up")
                .rules("Move.", "Win.");
        assertThat(picture)
                .isEqualTo(new GamePicture(
                        List.of(BLUE, RED),
                        List.of(man),
                        List.of(Ground.PLAIN, WELL),
                        1,
                        true,
                        true,
                        List.of(5, 7),
                        "Blue begins.",
                        goal,
                        List.of(new Ended("resigned", "they gave up", "you gave up")),
                        List.of("Move.", "Win.")));
    }

    @Test
    void aPictureOfStonesAloneIsPlain() {
        assertThat(GamePicture.of(BLUE, RED).rules("Move."))
                .isEqualTo(new GamePicture(
                        List.of(BLUE, RED),
                        List.of(),
                        List.of(Ground.PLAIN),
                        0,
                        false,
                        false,
                        List.of(),
                        "",
                        null,
                        List.of(),
                        List.of("Move.")));
    }

    @Test
    void aPieceMayBeTheOnlyOneAndShowTheSquareItStandsOn() {
        Shape body = new Shape("body", "", 40);
        Shape sign = new Shape("sign", "M0 0", 0);
        Piece king = Piece.of('k', "king", Shape.circle("body", 40), Shape.path("sign", "M0 0"));
        assertThat(king).isEqualTo(new Piece('k', "king", false, List.of(body, sign), 0));
        assertThat(king.onlyOne()).isEqualTo(new Piece('k', "king", true, List.of(body, sign), 0));
        assertThat(king.onlyOne().showingGround(0.7)).isEqualTo(new Piece('k', "king", true, List.of(body, sign), 0.7));
    }

    @Test
    void aLetterThatNoGroundHasIsPlain() {
        GamePicture picture = GamePicture.of(BLUE, RED).ground(WELL).rules();
        assertThat(picture.ground('W')).isEqualTo(WELL);
        assertThat(picture.ground('.')).isEqualTo(Ground.PLAIN);
        assertThat(picture.ground('X')).isEqualTo(Ground.PLAIN);
    }

    @Test
    void wordsThatThePageCannotDrawAreRefused() {
        assertThatThrownBy(() -> new Stone("pink", "round"))
                .hasMessage("'pink' is not a valid colour of a stone; valid are blue, red, white, black");
        assertThatThrownBy(() -> new Stone("blue", "oval"))
                .hasMessage("'oval' is not a valid form of a stone; valid are round, square");
        assertThatThrownBy(() -> Shape.circle("halo", 3))
                .hasMessage("'halo' is not a valid paint of a shape; valid are body, sign, ring, thin-ring, way, mark");
        assertThatThrownBy(() -> new Ground('G', 'g', "grass", "pink", false, List.of()))
                .hasMessage("'pink' is not a valid colour of a square; valid are plain, shaded, dark, light, yellow,"
                        + " blue, green, red");
    }
}
