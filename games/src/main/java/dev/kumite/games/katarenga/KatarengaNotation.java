package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;

/**
 * Positions by the paper's rules as text; the last part is the points, as in
 * {@code W:Wa1,b1,c1,d1:Ba4,b4,c4,d4:KRBN/NKRB/BNKR/RBNK:0-0}. A pawn is taken off by {@code c8off}.
 */
final class KatarengaNotation extends PawnNotation {
    private static final String FORM = "SIDE:WPAWNS:BPAWNS:TILES:POINTS, as in W:Wa1,b1:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0";

    private final KatarengaGame game;

    KatarengaNotation(KatarengaGame game) {
        super(game, game.size(), "off");
        this.game = game;
    }

    @Override
    public Position read(String text) {
        String[] parts = text.strip().split(":", -1);
        if (parts.length != 5)
            throw new BadInput("a position has five parts between colons, this one has " + parts.length + ": " + FORM);
        KatarengaPosition position = game.emptyBoard(tiles(parts[3].strip()));
        position.side = side(parts[0].strip());
        place(position, 0, parts[1].strip());
        place(position, 1, parts[2].strip());
        int[] points = numbers(parts[4].strip(), "points");
        position.whitePoints = points[0];
        position.blackPoints = points[1];
        check(position);
        position.key = position.freshKey();
        position.judge();
        return position;
    }

    private Layout tiles(String text) {
        Layout layout = Layout.read(text);
        if (layout.size() != game.size())
            throw new BadInput("the tiles make a board of size " + layout.size() + ", but this game's has size "
                    + game.size() + "; say katarenga(size=" + layout.size() + ")");
        return layout;
    }

    private void check(KatarengaPosition position) {
        for (int side = 0; side < 2; side++)
            if (position.pieces(side) + position.points(side) > game.size())
                throw new BadInput(
                        game.sideName(side) + " has " + position.pieces(side) + " pawns on the board and scored "
                                + position.points(side) + "; together at most " + game.size());
        if (position.pieces(0) + position.pieces(1) == 0) checkEmpty(position);
        else checkPawns(position);
    }

    /** The board empties when a side's last pawn is captured, or taken off; either way the mover has scored. */
    private void checkEmpty(KatarengaPosition position) {
        int mover = 1 - position.side;
        if (position.points(mover) == 0)
            throw new BadInput("no pawn is left and " + game.sideName(mover)
                    + ", who moved last, has no point; whoever makes the last move scores");
        if (Math.min(position.whitePoints, position.blackPoints) >= KatarengaPosition.POINTS_TO_WIN)
            throw new BadInput("both sides have two points or more; the game ends when one side has");
    }

    /** With pawns on the board somebody may have won by a second point just now; else both sides have pawns. */
    private void checkPawns(KatarengaPosition position) {
        int mover = 1 - position.side;
        if (position.points(position.side) >= KatarengaPosition.POINTS_TO_WIN)
            throw new BadInput(
                    game.sideName(position.side) + " is to move and has two points; the game was over before");
        if (position.points(mover) > KatarengaPosition.POINTS_TO_WIN)
            throw new BadInput(game.sideName(mover) + " has " + position.points(mover)
                    + " points with pawns on the board; a game ends with two");
        boolean won = position.points(mover) == KatarengaPosition.POINTS_TO_WIN;
        for (int side = 0; side < 2; side++)
            if (position.pieces(side) == 0 && !(won && side == mover))
                throw new BadInput(game.sideName(side)
                        + " has no pawn; then the other side scores its pawns and the board is empty");
    }
}
