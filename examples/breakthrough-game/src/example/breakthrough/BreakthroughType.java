package example.breakthrough;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** Breakthrough (Dan Troyka, 2000) on boards from 6×6 to 8×8. */
public final class BreakthroughType implements GameType {
    private static final Option<Integer> SIZE = Option.of("size", Kind.whole(6, 8), "8", "rows and columns of the board");

    private static final GamePicture PICTURE = GamePicture.of(new Stone("white", "round"), new Stone("black", "round"))
            .piece(Piece.of('p', "pawn", Shape.circle("body", 34), Shape.circle("ring", 12)))
            .chequered()
            .sizes(6, 7, 8)
            .rules(
                    "A pawn moves one square straight or diagonally forward to an empty square.",
                    "It captures one square diagonally forward, never straight ahead; nobody has to capture.",
                    "You win by bringing a pawn to the far row, or by capturing all enemy pawns. There are no draws.");

    @Override
    public String name() {
        return "breakthrough";
    }

    @Override
    public String summary() {
        return "two rows of pawns each; the first to reach the far row wins";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(SIZE);
    }

    @Override
    public List<String> examples() {
        return List.of("breakthrough", "breakthrough(size=6)");
    }

    @Override
    public List<Ending> endings() {
        return List.of(BreakthroughPosition.GOAL, BreakthroughPosition.ELIMINATION);
    }

    @Override
    public GamePicture picture() {
        return PICTURE;
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        return new BreakthroughGame(spec.toString(), settings.get(SIZE));
    }
}
