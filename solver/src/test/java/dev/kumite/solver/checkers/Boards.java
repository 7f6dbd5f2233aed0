package dev.kumite.solver.checkers;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;

/** Checkers positions with few pieces, made from their text: nothing here knows how tables number them. */
final class Boards {
    static final Game CHECKERS = Games.parse("checkers");

    private Boards() {}

    /** A piece: its side, whether it is a king, its square. */
    record Piece(int side, boolean king, int square) {
        boolean mayStand() {
            return king || (side == 0 ? square <= 28 : square > 4);
        }

        String text() {
            return (king ? "K" : "") + square;
        }

        Piece turned() {
            return new Piece(1 - side, king, 33 - square);
        }
    }

    static Position read(int toMove, List<Piece> pieces) {
        StringJoiner black = new StringJoiner(",");
        StringJoiner white = new StringJoiner(",");
        for (Piece piece : pieces) (piece.side() == 0 ? black : white).add(piece.text());
        return CHECKERS.notation().read((toMove == 0 ? "B" : "W") + ":W" + white + ":B" + black);
    }

    /** Every position with so many pieces, both sides having some, Black to move. */
    static void all(int pieces, Consumer<Position> visitor) {
        add(pieces, 1, new ArrayList<>(), visitor);
    }

    private static void add(int left, int from, List<Piece> pieces, Consumer<Position> visitor) {
        if (left == 0) {
            if (pieces.stream().map(Piece::side).distinct().count() == 2) visitor.accept(read(0, pieces));
            return;
        }
        for (int square = from; square <= 32; square++)
            for (int kind = 0; kind < 4; kind++) {
                Piece piece = new Piece(kind / 2, kind % 2 == 1, square);
                if (!piece.mayStand()) continue;
                pieces.add(piece);
                add(left - 1, square + 1, pieces, visitor);
                pieces.remove(pieces.size() - 1);
            }
    }

    /** So many pieces at random, both sides having some. */
    static List<Piece> random(int count, Rng rng) {
        while (true) {
            List<Piece> pieces = new ArrayList<>();
            for (int i = 0; i < count; i++) pieces.add(new Piece(rng.below(2), rng.below(2) == 1, 1 + rng.below(32)));
            boolean fits = pieces.stream().allMatch(Piece::mayStand)
                    && pieces.stream().map(Piece::square).distinct().count() == count
                    && pieces.stream().map(Piece::side).distinct().count() == 2;
            if (fits) return pieces;
        }
    }
}
