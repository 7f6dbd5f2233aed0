package example.breakthrough;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.SquareNames;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.Locale;

/** Positions are written {@code W:Wa1,b1:Ba8,b8}: the side to move, White's pawns, Black's pawns. Moves are {@code a2b3}. */
final class BreakthroughNotation implements Notation {
    private final Game game;
    private final int size;

    BreakthroughNotation(Game game, int size) {
        this.game = game;
        this.size = size;
    }

    String square(int square) {
        return SquareNames.name(square, size);
    }

    @Override
    public String write(Position position) {
        BreakthroughPosition written = (BreakthroughPosition) position;
        return (position.sideToMove() == 0 ? "W" : "B") + ":W" + pawns(written, 0) + ":B" + pawns(written, 1);
    }

    private String pawns(BreakthroughPosition position, int side) {
        StringBuilder out = new StringBuilder();
        for (long left = position.pawns(side); left != 0; left &= left - 1)
            out.append(out.isEmpty() ? "" : ",").append(square(Long.numberOfTrailingZeros(left)));
        return out.toString();
    }

    @Override
    public Position read(String text) {
        String[] parts = text.strip().toUpperCase(Locale.ROOT).split(":", -1);
        if (parts.length != 3 || !parts[0].matches("[WB]") || !parts[1].startsWith("W") || !parts[2].startsWith("B"))
            throw new BadInput("a position is written 'side:Wsquares:Bsquares', as in " + write(game.start(1)));
        long white = squares(parts[1].substring(1));
        long black = squares(parts[2].substring(1));
        if ((white & black) != 0)
            throw new BadInput("the square " + square(Long.numberOfTrailingZeros(white & black)) + " is given twice");
        Position position = new BreakthroughPosition(size, white, black, parts[0].equals("W") ? 0 : 1);
        refuseImpossible(position, white, black);
        return position;
    }

    private void refuseImpossible(Position position, long white, long black) {
        for (int side = 0; side < 2; side++)
            if (position.pieces(side) > 2 * size)
                throw new BadInput(game.sideName(side) + " has more than " + 2 * size + " pawns");
        long firstRow = (1L << size) - 1;
        boolean bothThere = (white & firstRow << (size - 1) * size) != 0 && (black & firstRow) != 0;
        if (white == 0 && black == 0 || bothThere)
            throw new BadInput("both sides would have won; the game ends when the first one has");
        int winner = Result.winner(position.result());
        if (winner == position.sideToMove())
            throw new BadInput(game.sideName(winner) + " has won, so the other side is to move");
    }

    private long squares(String list) {
        long squares = 0;
        for (String name : list.isEmpty() ? new String[0] : list.split(",", -1)) {
            long bit = 1L << SquareNames.read(name.toLowerCase(Locale.ROOT), size);
            if ((squares & bit) != 0) throw new BadInput("the square " + name.toLowerCase(Locale.ROOT) + " is given twice");
            squares |= bit;
        }
        return squares;
    }

    @Override
    public String writeMove(Position position, int move) {
        return square(BreakthroughPosition.from(move)) + square(BreakthroughPosition.to(move));
    }

    @Override
    public int readMove(Position position, String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        for (int move : game.moves(position)) if (writeMove(position, move).equals(wanted)) return move;
        throw new BadInput("'" + (text.length() > 20 ? text.substring(0, 20) + "…" : text) + "' is not a legal move here;"
                + " a move is written as in " + exampleMove());
    }

    @Override
    public String exampleMove() {
        return "a2b3";
    }
}
