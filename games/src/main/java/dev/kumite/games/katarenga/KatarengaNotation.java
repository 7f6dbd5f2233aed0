package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Notation;
import dev.kumite.games.SquareNames;
import dev.kumite.games.core.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Katarenga as text, in the style of PDN's FEN: the side to move, White's pawns, Black's pawns, the tiles with row 1
 * first, and the points, as in {@code W:Wa1,b1,c1,d1:Ba4,b4,c4,d4:KRBN/NKRB/BNKR/RBNK:0-0}. Moves are {@code c2c5} and
 * {@code c8off}. The reader accepts capital and small letters.
 */
final class KatarengaNotation implements Notation {
    private static final String FORM = "SIDE:WPAWNS:BPAWNS:TILES:POINTS, as in W:Wa1,b1:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0";
    private static final Pattern POINTS = Pattern.compile("([0-9]|[1-9][0-9])-([0-9]|[1-9][0-9])");
    private static final int EXAMPLES = 3;

    private final KatarengaGame game;

    KatarengaNotation(KatarengaGame game) {
        this.game = game;
    }

    @Override
    public String write(Position position) {
        KatarengaPosition board = (KatarengaPosition) position;
        return String.join(
                ":",
                board.side == 0 ? "W" : "B",
                "W" + pawns(board, 0),
                "B" + pawns(board, 1),
                board.layout.toString(),
                board.whitePoints + "-" + board.blackPoints);
    }

    private static String pawns(KatarengaPosition board, int side) {
        StringBuilder out = new StringBuilder();
        for (int square = 0; square < board.layout.squares(); square++)
            if (board.holds(side, square))
                out.append(out.isEmpty() ? "" : ",").append(SquareNames.name(square, board.layout.size()));
        return out.toString();
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
        score(position, parts[4].strip());
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

    private static int side(String text) {
        if (text.equalsIgnoreCase("W")) return 0;
        if (text.equalsIgnoreCase("B")) return 1;
        throw new BadInput("the side to move is " + BadInput.quoted(text) + "; it must be W or B");
    }

    private void place(KatarengaPosition position, int side, String text) {
        String colour = game.sideName(side).substring(0, 1);
        if (!text.regionMatches(true, 0, colour, 0, 1))
            throw new BadInput("the pawns of " + game.sideName(side) + " must begin with " + colour + ", as in "
                    + colour + "a1,b1");
        if (text.length() == 1) return;
        for (String name : text.substring(1).split(",", -1)) {
            int square = SquareNames.read(name.strip().toLowerCase(Locale.ROOT), game.size());
            if (position.holds(0, square) || position.holds(1, square))
                throw new BadInput(
                        "two pawns stand on " + SquareNames.name(square, game.size()) + "; a square holds one");
            if (position.pieces(side) == game.size())
                throw new BadInput(game.sideName(side) + " has more than " + game.size() + " pawns");
            position.put(side, square);
        }
    }

    private static void score(KatarengaPosition position, String text) {
        if (!POINTS.matcher(text).matches())
            throw new BadInput(
                    "the points are " + BadInput.quoted(text) + "; they must be White's and Black's, as in 1-0");
        int dash = text.indexOf('-');
        position.whitePoints = Integer.parseInt(text.substring(0, dash));
        position.blackPoints = Integer.parseInt(text.substring(dash + 1));
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

    @Override
    public String writeMove(Position position, int move) {
        int to = KatarengaMoves.to(move);
        return SquareNames.name(KatarengaMoves.from(move), game.size())
                + (to == KatarengaMoves.OFF ? "off" : SquareNames.name(to, game.size()));
    }

    @Override
    public int readMove(Position position, String text) {
        int[] legal = game.moves(position);
        if (legal.length == 0) throw new BadInput("the game is over, there is no move to play");
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        for (int move : legal) if (writeMove(position, move).equals(wanted)) return move;
        String examples = Arrays.stream(legal)
                .limit(EXAMPLES)
                .mapToObj(move -> writeMove(position, move))
                .collect(Collectors.joining(", "));
        throw new BadInput(
                BadInput.quoted(text) + " is not a legal move for " + game.sideName(position.sideToMove()) + " here; "
                        + (legal.length > EXAMPLES ? "legal are " + examples + " and others" : "legal: " + examples));
    }

    @Override
    public String exampleMove() {
        return "c2c5";
    }
}
