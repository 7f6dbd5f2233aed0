package dev.kumite.agents.engine;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;

/** The words of UGI that both ends of a dialogue use: values, legal moves and the board. */
public final class Ugi {
    private static final double TEN_TO_ONE = 400;
    private static final int MOST_CENTIPAWNS = 10_000;

    private Ugi() {}

    /**
     * Centipawns mean nothing in a game without pawns. They are taken as Elo, by which 400 is an expectation of ten to
     * one: {@code value = 2 / (1 + 10^(−cp/400)) − 1}.
     *
     * @param value expected result, −1 to 1
     */
    public static int centipawns(double value) {
        double cp = TEN_TO_ONE * Math.log10((1 + value) / (1 - value));
        return (int) Math.round(Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, cp)));
    }

    /** The other way round. */
    public static double value(int centipawns) {
        return 2 / (1 + Math.pow(10, -centipawns / TEN_TO_ONE)) - 1;
    }

    /**
     * Mates are counted in own moves, as in UCI.
     *
     * @param winIn plies to a win; negative to a loss
     */
    public static int mate(int winIn) {
        return winIn > 0 ? (winIn + 1) / 2 : winIn / 2;
    }

    /** The plies of a mate: a win ends with an own move, a loss with one of the other side. */
    public static int winIn(int mate) {
        return mate > 0 ? 2 * mate - 1 : 2 * mate;
    }

    /** The legal moves, each behind a blank. */
    public static String legal(Game game, Position position) {
        StringBuilder out = new StringBuilder();
        for (int move : game.moves(position))
            out.append(' ').append(game.notation().writeMove(position, move));
        return out.toString();
    }

    /** Who is to move, {@code p1} or {@code p2}, and the pieces: {@code a1=S} of side 0, {@code c5=m} of side 1. */
    public static String board(Game game, Position position) {
        StringBuilder out = new StringBuilder(position.sideToMove() == 0 ? " p1" : " p2");
        for (Drawing.Cell cell : game.draw(position).cells()) {
            if (cell.owner() < 0) continue;
            char piece = cell.owner() == 0 ? Character.toUpperCase(cell.piece()) : Character.toLowerCase(cell.piece());
            out.append(' ').append(cell.name()).append('=').append(piece);
        }
        return out.toString();
    }
}
