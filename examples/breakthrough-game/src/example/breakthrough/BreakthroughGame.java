package example.breakthrough;

import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Breakthrough on a board of one size. There is one start position, whatever the seed. */
final class BreakthroughGame implements Game {
    private final String text;
    private final int size;
    private final BreakthroughNotation notation;

    BreakthroughGame(String text, int size) {
        this.text = text;
        this.size = size;
        this.notation = new BreakthroughNotation(this, size);
    }

    @Override
    public String name() {
        return "breakthrough";
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "White" : "Black";
    }

    @Override
    public Position start(long seed) {
        return BreakthroughPosition.start(size);
    }

    @Override
    public Notation notation() {
        return notation;
    }

    /** Every move brings a pawn forward: no game is longer. */
    @Override
    public int plyCap() {
        return 4 * size * size;
    }

    @Override
    public int maxMoves() {
        return 3 * 2 * size;
    }

    @Override
    public List<Evaluation> evaluations() {
        return List.of(new BreakthroughEvaluation(size), new Material());
    }

    @Override
    public Patterns patterns() {
        return new BreakthroughPatterns(size);
    }

    @Override
    public Drawing draw(Position position) {
        BreakthroughPosition shown = (BreakthroughPosition) position;
        List<Drawing.Cell> cells = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--)
            for (int column = 0; column < size; column++) cells.add(cell(shown, row * size + column));
        return new Drawing(size, cells, List.of(), List.of(), List.of());
    }

    private Drawing.Cell cell(BreakthroughPosition shown, int square) {
        int owner = -1;
        for (int side = 0; side < 2; side++) if ((shown.pawns(side) >>> square & 1) != 0) owner = side;
        return new Drawing.Cell(notation.square(square), '.', owner < 0 ? ' ' : 'p', owner);
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read((sideToMove == 0 ? "W" : "B") + ":W" + pawns(drawing, 0) + ":B" + pawns(drawing, 1));
    }

    private static String pawns(Drawing drawing, int owner) {
        return drawing.cells().stream()
                .filter(cell -> cell.owner() == owner)
                .map(Drawing.Cell::name)
                .collect(Collectors.joining(","));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        String to = notation.square(BreakthroughPosition.to(move));
        List<String> path = List.of(notation.square(BreakthroughPosition.from(move)), to);
        return new MoveShape(MoveShape.Kind.STEP, path, position.captures(move) ? List.of(to) : List.of(), "");
    }
}
