package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Katarenga in text, in the spirit of PDN's FEN: the side to move, White's pawns, Black's pawns, the tiles with row 1
 * first, and the points, as in {@code W:Wa1,b1,c1,d1:Ba4,b4,c4,d4:KRBN/NKRB/BNKR/RBNK:0-0}. Moves are {@code c2c5} and
 * {@code c8off}. Capitals and small letters are the same to the reader.
 */
final class KatarengaNotation implements Notation {
    private static final int EXAMPLES = 3;

    private final Katarenga game;

    KatarengaNotation(Katarenga game) {
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
                out.append(out.isEmpty() ? "" : ",").append(Squares.write(square, board.layout.size()));
        return out.toString();
    }

    @Override
    public Position read(String text) {
        return new PositionReader(game).read(text);
    }

    @Override
    public String writeMove(Position position, int move) {
        int to = Moves.to(move);
        return Squares.write(Moves.from(move), game.size())
                + (to == Moves.OFF ? "off" : Squares.write(to, game.size()));
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
