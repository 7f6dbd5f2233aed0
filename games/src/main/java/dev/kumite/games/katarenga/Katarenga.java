package dev.kumite.games.katarenga;

import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.MoveShape;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;

/** Katarenga on a board of one size, its tiles drawn for each game or fixed for all. */
public final class Katarenga implements Game {
    /** Two points scored by pawns taken off. */
    static final Ending POINTS = Ending.of("points", "by points");
    /** The other side has no pawns left, and those that remain make two points. */
    static final Ending ELIMINATION = Ending.of("elimination", "by elimination");
    /** No pawn is left and nobody has two points. */
    static final Ending EXHAUSTED = Ending.of("exhausted", "no pawn is left");
    /** Neither side can move. The rules name it; a test proves that it cannot come up. */
    static final Ending BLOCKED = Ending.of("blocked", "neither side can move");

    private static final int PLIES_PER_ROW = 100;
    private static final List<Evaluation> EVALUATIONS =
            List.of(KatarengaTuned.shipped(), new Aygun(), Schulz.TEXT, Schulz.SIGNED, Schulz.PROGRAM, new Material());

    private final Spec spec;
    private final int size;
    private final LongFunction<Layout> layouts;
    private final Function<Layout, KatarengaPosition> boards;
    private final KatarengaNotation notation;

    /** {@code layouts} gives the tiles that belong to a game's seed. */
    Katarenga(Spec spec, int size, LongFunction<Layout> layouts) {
        this(spec, size, layouts, size <= SmallTable.LARGEST ? SmallBoard::new : LargeBoard::new);
    }

    /** With a choice of board, so that tests can hold one against the other. */
    Katarenga(Spec spec, int size, LongFunction<Layout> layouts, Function<Layout, KatarengaPosition> boards) {
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
        return EVALUATIONS;
    }

    @Override
    public Patterns patterns() {
        return new KatarengaPatterns(size);
    }

    @Override
    public Drawing draw(Position position) {
        KatarengaPosition board = (KatarengaPosition) position;
        List<Drawing.Cell> cells = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--)
            for (int column = 0; column < size; column++) cells.add(cell(board, row * size + column));
        return new Drawing(
                size,
                List.copyOf(cells),
                List.of(),
                List.of(board.points(0), board.points(1)),
                List.of(note(board, 0), note(board, 1)));
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read(Arrangement.text(drawing, size, sideToMove));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        String from = Squares.write(Moves.from(move), size);
        if (Moves.to(move) == Moves.OFF) return new MoveShape(MoveShape.Kind.SCORE, List.of(from), List.of(), "");
        String to = Squares.write(Moves.to(move), size);
        List<String> captured = position.captures(move) ? List.of(to) : List.of();
        return new MoveShape(MoveShape.Kind.STEP, List.of(from, to), captured, "");
    }

    private static Drawing.Cell cell(KatarengaPosition board, int square) {
        int owner = board.holds(0, square) ? 0 : board.holds(1, square) ? 1 : -1;
        String name = Squares.write(square, board.layout.size());
        return new Drawing.Cell(name, board.layout.tile(square).letter(), owner < 0 ? ' ' : 'p', owner);
    }

    private String note(KatarengaPosition board, int side) {
        int points = board.points(side);
        return sideName(side) + ": " + points + (points == 1 ? " point" : " points");
    }
}
