package dev.kumite.games.evaluation;

import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Position;

/**
 * The evaluation of schulz 4.2 (algorithm 4.1), for any board: piece difference, plus a value for the square of each
 * own piece, plus mobility. The paper's text and its pseudo-code disagree on the values of the squares, and its text
 * and its program on mobility: own minus the other side's in the text, own alone in the program, which counts without
 * passing the turn.
 *
 * <p>The paper evaluates for one side only: the other side's squares do not count against it. A search needs an
 * evaluation that both sides share, so {@link #score} is the rule for the mover minus the rule for the other side. For
 * cut playouts the program has an evaluation of its own, {@link #PROGRAM}: what a side has (pieces, squares and
 * mobility) minus what the other side has.
 */
public final class Schulz implements Evaluation {
    /** The squares as the text has them: corner 0, edge 1, inner 2. */
    public static final Schulz TEXT = new Schulz("schulz", 0, 1, 2, false);
    /** The squares as the pseudo-code has them: corner −2, edge −1, inner +1. */
    public static final Schulz SIGNED = new Schulz("schulz-signed", -2, -1, 1, false);
    /** As the program has it: the squares of the pseudo-code, and mobility for the player who moved alone. */
    public static final Schulz PROGRAM = new Schulz("schulz-program", -2, -1, 1, true);
    /** The squares of the text with the mobility of the program: nobody's, to tell the two differences apart. */
    public static final Schulz TEXT_OWN = new Schulz("schulz-own", 0, 1, 2, true);

    private final String name;
    private final int corner;
    private final int edge;
    private final int inner;
    private final boolean ownMobility;

    private Schulz(String name, int corner, int edge, int inner, boolean ownMobility) {
        this.name = name;
        this.corner = corner;
        this.edge = edge;
        this.inner = inner;
        this.ownMobility = ownMobility;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String help() {
        return "schulz 4.2, for both sides: pieces" + (ownMobility ? "" : " twice") + ", their squares (corner "
                + corner
                + ", edge " + edge + ", inner " + inner + ") and mobility" + (ownMobility ? "" : " twice")
                + ", one point each";
    }

    /** The paper's value of a position for this side: "current player" in algorithm 4.1. */
    public int judge(BoardFeatures position, int side) {
        int pieces = position.pieces(side) - position.pieces(1 - side);
        int mobility = position.mobility(side) - (ownMobility ? 0 : position.mobility(1 - side));
        return pieces + squares(position, side) + mobility;
    }

    /** What this side has, whatever the other has. */
    private int holding(BoardFeatures position, int side) {
        return position.pieces(side) + squares(position, side) + position.mobility(side);
    }

    private int squares(BoardFeatures position, int side) {
        int corners = position.cornerPieces(side);
        int edges = position.edgePieces(side);
        return corner * corners + edge * edges + inner * (position.pieces(side) - corners - edges);
    }

    @Override
    public int score(Position position) {
        BoardFeatures terrain = (BoardFeatures) position;
        int side = position.sideToMove();
        return ownMobility
                ? holding(terrain, side) - holding(terrain, 1 - side)
                : judge(terrain, side) - judge(terrain, 1 - side);
    }

    /** A piece, its inner square and the five moves it may have; twice where each counts for one side and against the other. */
    @Override
    public double scale() {
        return ownMobility ? 8 : 16;
    }
}
