package dev.kumite.games.checkers;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** American checkers. There is one start position, whatever the seed; {@link Ballots} has the drawn openings. */
public final class Checkers implements Game {
    /** The player to move cannot. */
    static final Ending NO_MOVE = Ending.of("no-move", "because the other side cannot move");
    /** The same position with the same side to move for the third time. */
    static final Ending REPETITION = Ending.byHistory("repetition", "the position has come up for the third time");

    static final Ending EIGHTY_PLIES = Ending.of("eighty-plies", "80 plies without a capture or a man's move");

    static final String NAME = "checkers";
    private static final List<String> SIDES = List.of("Black", "White");
    private static final List<Evaluation> EVALUATIONS = List.of(
            CheckersTuned.shipped(),
            new Tischner(),
            new Count(),
            Schulz.TEXT,
            Schulz.SIGNED,
            Schulz.PROGRAM,
            new Material());
    private static final int ROWS = 8;
    /** The 80-ply rule ends every game; this only guards against a very long one. */
    private static final int PLY_CAP = 1000;
    /** Has no factor in common with the number of ballots: steps of this size visit all of them, far ones first. */
    private static final int BALLOT_STRIDE = 61;

    private final Notation notation = new CheckersNotation();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String text() {
        return NAME;
    }

    @Override
    public String sideName(int side) {
        return SIDES.get(side);
    }

    @Override
    public Position start(long seed) {
        return new CheckersPosition(Board.BLACK_START, Board.WHITE_START, 0, 0, 0);
    }

    /** The ballots that are played, all of them before any comes again. */
    @Override
    public Position opening(int number, long seed) {
        List<Ballots.Ballot> ballots = Ballots.played();
        int place = (int) ((long) number * BALLOT_STRIDE % ballots.size());
        return ballots.get(place).position();
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
        return CheckersPosition.MOST_MOVES;
    }

    @Override
    public List<Evaluation> evaluations() {
        return EVALUATIONS;
    }

    @Override
    public Patterns patterns() {
        return CheckersPatterns.ALL;
    }

    @Override
    public Drawing draw(Position position) {
        CheckersPosition shown = (CheckersPosition) position;
        List<Drawing.Cell> cells = new ArrayList<>();
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < ROWS; column++)
                cells.add((row + column) % 2 == 0 ? light() : dark(shown, row * ROWS / 2 + column / 2 + 1));
        return new Drawing(ROWS, cells, List.of(), List.of(), notes(shown));
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read((sideToMove == 0 ? "B" : "W") + ":W" + pieces(drawing, 1) + ":B" + pieces(drawing, 0));
    }

    private static String pieces(Drawing drawing, int owner) {
        return drawing.cells().stream()
                .filter(cell -> cell.owner() == owner)
                .map(cell -> (cell.piece() == 'k' ? "K" : "") + cell.name())
                .collect(Collectors.joining(","));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        if (!Move.isCapture(move)) {
            List<String> ends = List.of(name(Board.square(Move.from(move))), name(Board.square(Move.to(move))));
            return new MoveShape(MoveShape.Kind.STEP, ends, List.of(), "");
        }
        int[] path = Path.of(move);
        List<String> captured = new ArrayList<>();
        for (int i = 1; i < path.length; i++)
            captured.add(name(Board.square((Board.index(path[i - 1]) + Board.index(path[i])) / 2)));
        List<String> touched = Arrays.stream(path).mapToObj(Checkers::name).toList();
        return new MoveShape(MoveShape.Kind.JUMP, touched, captured, "");
    }

    private static String name(int square) {
        return Integer.toString(square);
    }

    private static Drawing.Cell light() {
        return new Drawing.Cell("", ' ', ' ', -1);
    }

    private static Drawing.Cell dark(CheckersPosition shown, int square) {
        long bit = Board.bit(square);
        int owner = (shown.black() & bit) != 0 ? 0 : (shown.white() & bit) != 0 ? 1 : -1;
        char piece = owner < 0 ? ' ' : (shown.kings() & bit) != 0 ? 'k' : 'm';
        return new Drawing.Cell(name(square), '#', piece, owner);
    }

    private static List<String> notes(CheckersPosition shown) {
        if (shown.clock() == 0) return List.of();
        return List.of(
                shown.clock() + " of " + CheckersPosition.LONGEST_CLOCK + " plies without a capture or a man's move");
    }
}
