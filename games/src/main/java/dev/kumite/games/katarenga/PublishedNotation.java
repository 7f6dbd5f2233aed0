package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;

/**
 * Positions by the published rules as text; the fifth part is the pawns in camps, and as long as a side has its first
 * turn before it, a sixth part says how many such turns are to come, as in {@code W:Wa1,b1:Ba8,b8:KRBN…:0-0:F2}. A pawn
 * goes into a camp by {@code c8camp}.
 */
final class PublishedNotation extends PawnNotation {
    private static final String FORM = "SIDE:WPAWNS:BPAWNS:TILES:CAMPS, and F2 or F1 before the first turns";

    private final PublishedGame game;

    PublishedNotation(PublishedGame game) {
        super(game, PublishedBoard.SIZE, "camp");
        this.game = game;
    }

    @Override
    public String write(Position position) {
        int first = ((PublishedPosition) position).firstTurns;
        return super.write(position) + (first > 0 ? ":F" + first : "");
    }

    @Override
    public Position read(String text) {
        String[] parts = text.strip().split(":", -1);
        if (parts.length != 5 && parts.length != 6)
            throw new BadInput(
                    "a position has five or six parts between colons, this one has " + parts.length + ": " + FORM);
        PublishedPosition position = new PublishedPosition(tiles(parts[3].strip()));
        position.side = side(parts[0].strip());
        place(position, 0, parts[1].strip());
        place(position, 1, parts[2].strip());
        int[] camps = numbers(parts[4].strip(), "pawns in camps");
        position.whiteCamps = camps[0];
        position.blackCamps = camps[1];
        position.firstTurns = parts.length == 6 ? firstTurns(parts[5].strip()) : 0;
        for (int side = 0; side < 2; side++) checkPawns(position, side);
        checkFirstTurns(position);
        position.settle();
        return position;
    }

    static Layout tiles(String text) {
        Layout layout = Layout.read(text);
        if (layout.size() != PublishedBoard.SIZE)
            throw new BadInput("the tiles make a board of size " + layout.size() + ", but the published one has size "
                    + PublishedBoard.SIZE);
        return layout;
    }

    private static int firstTurns(String text) {
        if (text.equalsIgnoreCase("F1")) return 1;
        if (text.equalsIgnoreCase("F2")) return 2;
        throw new BadInput("the first turns to come are " + BadInput.quoted(text) + "; they must be F1 or F2");
    }

    /** The player to move has not won before, and the other one has not lost. */
    private void checkPawns(PublishedPosition position, int side) {
        String name = game.sideName(side);
        int camps = position.points(side);
        boolean toMove = side == position.side;
        if (camps > PublishedPosition.CAMPS_TO_WIN)
            throw new BadInput(name + " has " + camps + " pawns in camps; there are two camps");
        if (position.pieces(side) > PublishedBoard.SIZE)
            throw new BadInput(name + " has " + position.pieces(side) + " pawns, those in camps included; at most "
                    + PublishedBoard.SIZE);
        if (toMove && camps == PublishedPosition.CAMPS_TO_WIN)
            throw new BadInput(name + " is to move and has filled both camps; the game was over before");
        boolean lost = position.pieces(side) < PublishedPosition.FEWEST_PAWNS;
        if (lost && (!toMove || position.pieces(side) == 0))
            throw new BadInput(name + " has fewer than two pawns; the game was over before");
        if (lost && position.points(1 - side) == PublishedPosition.CAMPS_TO_WIN)
            throw new BadInput(name + " has lost twice; the game ends when a side has fewer than two pawns");
    }

    /** In a first turn nothing has been captured, and nobody but the other side has moved, once. */
    private static void checkFirstTurns(PublishedPosition position) {
        if (position.firstTurns == 0) return;
        boolean complete = position.pieces(0) + position.pieces(1) == 2 * PublishedBoard.SIZE;
        if (!complete || position.pawnsAway() > PublishedPosition.FIRST_TURNS - position.firstTurns)
            throw new BadInput("the pawns do not stand as before a first turn; leave F" + position.firstTurns + " out");
    }
}
