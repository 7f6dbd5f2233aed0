package dev.kumite.games.katarenga;

import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.MoveShape;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Katarenga as it is sold, its board put together for each game or fixed for all. */
final class PublishedGame implements Game {
    private static final String RULES = "katarenga-published";
    private static final int PLY_CAP = 800;
    /** A rook's moves on an empty board of one red square, and the one into a camp. */
    private static final int MOST_MOVES_OF_A_PAWN = 15;

    private final Spec spec;
    private final @Nullable Layout fixed;
    private final PublishedNotation notation;

    /** @param fixed the board of all games, or null where each game has its own */
    PublishedGame(Spec spec, @Nullable Layout fixed) {
        this.spec = spec;
        this.fixed = fixed;
        this.notation = new PublishedNotation(this);
    }

    @Override
    public String name() {
        return spec.name();
    }

    @Override
    public String text() {
        return spec.toString();
    }

    @Override
    public String rules() {
        return RULES;
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "White" : "Black";
    }

    @Override
    public Position start(long seed) {
        return start(fixed != null ? fixed : Quarters.draw(seed));
    }

    private static Position start(Layout layout) {
        PublishedPosition position = new PublishedPosition(layout);
        position.setUp();
        return position;
    }

    @Override
    public Optional<Starts> starts() {
        if (fixed != null) return Optional.empty();
        return Optional.of(new KatarengaStarts(
                PublishedBoard.SIZE, Quarters.BOARDS, Quarters::board, number -> start(Quarters.board(number))));
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public int plyCap() {
        return PLY_CAP;
    }

    @Override
    public int maxMoves() {
        return MOST_MOVES_OF_A_PAWN * PublishedBoard.SIZE;
    }

    @Override
    public List<Evaluation> evaluations() {
        return KatarengaEvaluations.PUBLISHED;
    }

    @Override
    public Patterns patterns() {
        return new KatarengaPatterns(PublishedBoard.SIZE, "camps");
    }

    @Override
    public Inputs inputs() {
        return new KatarengaInputs(RULES, PublishedBoard.SIZE);
    }

    @Override
    public MoveRows moveRows() {
        return new KatarengaMoveRows(PublishedBoard.SIZE);
    }

    @Override
    public GamePicture picture() {
        return PublishedPicture.PICTURE;
    }

    @Override
    public Drawing draw(Position position) {
        return PublishedPicture.draw(this, (PublishedPosition) position);
    }

    /** A position that looks like one before a first turn is one. */
    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        String text = KatarengaPicture.text(drawing, PublishedBoard.SIZE, sideToMove);
        PublishedPosition position = (PublishedPosition) notation.read(text);
        boolean complete = position.pieces(0) + position.pieces(1) == 2 * PublishedBoard.SIZE;
        boolean atHome = position.pawns(sideToMove) == position.table.goal(1 - sideToMove);
        if (complete && atHome && position.pawnsAway() < PublishedPosition.FIRST_TURNS) {
            position.firstTurns = PublishedPosition.FIRST_TURNS - position.pawnsAway();
            position.settle();
        }
        return position;
    }

    @Override
    public MoveShape shape(Position position, int move) {
        return KatarengaPicture.shape(position, move, PublishedBoard.SIZE, MoveShape.Kind.CAMP);
    }
}
