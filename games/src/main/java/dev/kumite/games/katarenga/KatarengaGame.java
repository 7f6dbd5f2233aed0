package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.MoveShape;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;

/** Katarenga on a board of one size, its tiles drawn for each game or fixed for all. */
public final class KatarengaGame implements Game {
    private static final int PLIES_PER_ROW = 100;

    private final Spec spec;
    private final int size;
    private final LongFunction<Layout> layouts;
    private final Function<Layout, KatarengaPosition> boards;
    private final KatarengaNotation notation;

    /** {@code layouts} gives the tiles that belong to a game's seed. */
    KatarengaGame(Spec spec, int size, LongFunction<Layout> layouts) {
        this(spec, size, layouts, size <= SmallTable.LARGEST ? SmallPosition::new : LargePosition::new);
    }

    /** With a choice of board, so that tests can hold one against the other. */
    KatarengaGame(Spec spec, int size, LongFunction<Layout> layouts, Function<Layout, KatarengaPosition> boards) {
        this.spec = spec;
        this.size = size;
        this.layouts = layouts;
        this.boards = boards;
        this.notation = new KatarengaNotation(this);
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
    public String sideName(int side) {
        return side == 0 ? "White" : "Black";
    }

    int size() {
        return size;
    }

    boolean hasFixedTiles() {
        return spec.options().containsKey("tiles") || spec.options().containsKey("layout");
    }

    KatarengaPosition emptyBoard(Layout layout) {
        return boards.apply(layout);
    }

    @Override
    public Position start(long seed) {
        KatarengaPosition position = emptyBoard(layouts.apply(seed));
        position.setUp();
        return position;
    }

    @Override
    public Optional<Starts> starts() {
        return hasFixedTiles()
                ? Optional.empty()
                : Optional.of(new KatarengaStarts(size, Starts.ENDLESS, layouts, this::start));
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public int plyCap() {
        return PLIES_PER_ROW * size;
    }

    @Override
    public int maxMoves() {
        return (Tile.MOST_STEPS + 1) * size;
    }

    @Override
    public List<Evaluation> evaluations() {
        return KatarengaEvaluations.ALL;
    }

    @Override
    public Patterns patterns() {
        return new KatarengaPatterns(size, "points");
    }

    @Override
    public Inputs inputs() {
        if (size > SmallTable.LARGEST)
            throw new BadInput("networks know boards of up to " + SmallTable.LARGEST + "×" + SmallTable.LARGEST);
        return new KatarengaInputs("katarenga", size);
    }

    @Override
    public MoveRows moveRows() {
        return new KatarengaMoveRows(size);
    }

    @Override
    public Drawing draw(Position position) {
        KatarengaPosition board = (KatarengaPosition) position;
        return KatarengaPicture.draw(
                board,
                List.of(
                        KatarengaPicture.note(sideName(0), board.points(0)),
                        KatarengaPicture.note(sideName(1), board.points(1))));
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read(KatarengaPicture.text(drawing, size, sideToMove));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        return KatarengaPicture.shape(position, move, size, MoveShape.Kind.SCORE);
    }
}
