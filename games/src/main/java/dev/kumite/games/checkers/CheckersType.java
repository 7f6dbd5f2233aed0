package dev.kumite.games.checkers;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** The entry of American checkers in the register of games. */
public final class CheckersType implements GameType {

    private static final Shape BODY = Shape.circle("body", 40);
    private static final Shape EDGE = Shape.circle("thin-ring", 31);
    private static final String CROWN = "M28 66V38l12 11 10-17 10 17 12-11v28z";

    private static final GamePicture PICTURE = GamePicture.of(new Stone("black", "round"), new Stone("white", "round"))
            .piece(Piece.of('m', "man", BODY, EDGE, Shape.circle("thin-ring", 19)))
            .piece(Piece.of('k', "king", BODY, EDGE, Shape.path("sign", CROWN)))
            .ground(new Ground('#', '#', "", "dark", false, List.of()))
            .ground(new Ground(' ', ' ', "light square", "light", false, List.of()))
            .bottomSide(1)
            .numbered()
            .rules(
                    "Men move one step diagonally forward, kings in every direction. A man that reaches the last row"
                            + " becomes a king.",
                    "A piece that can jump over an enemy piece onto an empty square must do so, and continues while it"
                            + " can. Select the last square of the jump, or the squares on the way.",
                    "A player who cannot move loses. The game is drawn when a position occurs three times, or after 80"
                            + " moves of both sides without a capture or a move of a man.");

    @Override
    public String name() {
        return Checkers.NAME;
    }

    @Override
    public String summary() {
        return "American checkers on 8×8, as the World Checkers/Draughts Federation plays it";
    }

    @Override
    public List<Option<?>> options() {
        return List.of();
    }

    @Override
    public List<String> examples() {
        return List.of(Checkers.NAME);
    }

    @Override
    public List<Ending> endings() {
        return List.of(Checkers.NO_MOVE, Checkers.REPETITION, Checkers.EIGHTY_PLIES);
    }

    @Override
    public GamePicture picture() {
        return PICTURE;
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        return new Checkers();
    }

    @Override
    public int pdnType() {
        return 21;
    }
}
