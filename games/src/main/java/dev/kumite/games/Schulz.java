package dev.kumite.games;

/**
 * The rule of schulz 4.2 (algorithm 4.1), for any board: piece difference, plus a worth for the square of each own
 * piece, plus own mobility minus the other side's. The paper's text and its pseudo-code disagree on the squares' worth;
 * both are here.
 *
 * <p>The paper judges for one side only: the other side's squares do not count against it. A search needs a judgement
 * that both sides share, so {@link #score} takes the rule for the mover minus the rule for the other side.
 */
public final class Schulz implements Evaluation {
    /** The squares as the text has them: corner 0, edge 1, inner 2. */
    public static final Schulz TEXT = new Schulz("schulz", 0, 1, 2);
    /** The squares as the pseudo-code has them: corner −2, edge −1, inner +1. */
    public static final Schulz SIGNED = new Schulz("schulz-signed", -2, -1, 1);

    private final String name;
    private final int corner;
    private final int edge;
    private final int inner;

    private Schulz(String name, int corner, int edge, int inner) {
        this.name = name;
        this.corner = corner;
        this.edge = edge;
        this.inner = inner;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String help() {
        return "schulz 4.2, for both sides: pieces, their squares (corner " + corner + ", edge " + edge + ", inner "
                + inner + ") and mobility, one point each";
    }

    /** The paper's value of a position for this side: "current player" in algorithm 4.1. */
    public int judge(Terrain position, int side) {
        int pieces = position.pieces(side) - position.pieces(1 - side);
        int mobility = position.mobility(side) - position.mobility(1 - side);
        return pieces + squares(position, side) + mobility;
    }

    private int squares(Terrain position, int side) {
        int corners = position.cornerPieces(side);
        int edges = position.edgePieces(side);
        return corner * corners + edge * edges + inner * (position.pieces(side) - corners - edges);
    }

    @Override
    public int score(Position position) {
        Terrain terrain = (Terrain) position;
        int side = position.sideToMove();
        return judge(terrain, side) - judge(terrain, 1 - side);
    }

    /** Twice: a piece, its inner square and the five moves it may have, each counted for one side and against the other. */
    @Override
    public double scale() {
        return 16;
    }
}
