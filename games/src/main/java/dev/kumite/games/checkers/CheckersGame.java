package dev.kumite.games.checkers;

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
import java.util.List;
import java.util.Optional;

/** American checkers. There is one start position, whatever the seed; {@link Ballots} has the drawn openings. */
public final class CheckersGame implements Game {
    static final String NAME = "checkers";
    private static final List<String> SIDES = List.of("Black", "White");
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
    public Optional<Starts> starts() {
        return Optional.of(new CheckersStarts());
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
        return CheckersEvaluations.ALL;
    }

    @Override
    public Patterns patterns() {
        return CheckersPatterns.ALL;
    }

    @Override
    public Inputs inputs() {
        return CheckersInputs.ALL;
    }

    @Override
    public MoveRows moveRows() {
        return CheckersMoveRows.ALL;
    }

    @Override
    public Drawing draw(Position position) {
        return CheckersPicture.draw((CheckersPosition) position);
    }

    @Override
    public Position arrange(Drawing drawing, int sideToMove) {
        return notation.read(CheckersPicture.text(drawing, sideToMove));
    }

    @Override
    public MoveShape shape(Position position, int move) {
        return CheckersPicture.shape(move);
    }
}
