package dev.kumite.solver.checkers;

import dev.kumite.games.checkers.Board;
import dev.kumite.games.checkers.CheckersMoves;
import dev.kumite.games.checkers.CheckersPosition;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.solver.DistanceTablebase;
import dev.kumite.solver.Lottery;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The tables of all slices up to a number of pieces: the oracle of checkers. */
final class Tablebase extends DistanceTablebase {
    private final @Nullable EndgameTable[] byId = new EndgameTable[Slice.IDS];
    private int pieces = 1;

    Tablebase() {
        super(CheckersPosition.MOST_MOVES);
    }

    void put(EndgameTable table) {
        byId[table.slice.id()] = table;
    }

    EndgameTable table(Slice slice) {
        return Objects.requireNonNull(byId[slice.id()]);
    }

    /** From now on every position with so many pieces is covered. */
    void cover(int upTo) {
        pieces = upTo;
    }

    @Override
    public int pieces() {
        return pieces;
    }

    @Override
    public int value(Position position) {
        CheckersPosition board = (CheckersPosition) position;
        long own = board.own();
        long other = board.other();
        if (Long.bitCount(own | other) > pieces) return UNKNOWN;
        if (own == 0) return LOSS;
        if (other == 0) return WIN;
        return value(own, other, board.kings(), board.sideToMove());
    }

    /** The value for {@code side}, whose pieces are {@code own}, when it is to move; both sides have pieces. */
    int value(long own, long other, long kings, int side) {
        return look(own, other, kings, side, false);
    }

    @Override
    protected int distance(Position position) {
        CheckersPosition board = (CheckersPosition) position;
        return look(board.own(), board.other(), board.kings(), board.sideToMove(), true);
    }

    private int look(long own, long other, long kings, int side, boolean distance) {
        int ownBits = Subsets.packed(own);
        int otherBits = Subsets.packed(other);
        int kingBits = Subsets.packed(kings);
        if (side == 1) {
            ownBits = Integer.reverse(ownBits);
            otherBits = Integer.reverse(otherBits);
            kingBits = Integer.reverse(kingBits);
        }
        int ownKings = ownBits & kingBits;
        int otherKings = otherBits & kingBits;
        int ownMen = ownBits ^ ownKings;
        int otherMen = otherBits ^ otherKings;
        EndgameTable table = byId[
                Slice.id(
                        Integer.bitCount(ownMen),
                        Integer.bitCount(ownKings),
                        Integer.bitCount(otherMen),
                        Integer.bitCount(otherKings))];
        if (table == null) return distance ? -1 : UNKNOWN;
        int place = table.place(ownMen, ownKings, otherMen, otherKings);
        return distance ? table.distance(place) : table.value(place);
    }

    /** Where distances are not kept, the only known moves are captures. */
    @Override
    public int winningPlies(Position position) {
        if (winningMove(position) == NO_MOVE) return 0;
        int distance = distance(position);
        return distance < 0 ? 1 : distance;
    }

    @Override
    public Position sample(int count, Rng rng) {
        while (true) {
            Position position = scatter(count, rng);
            if (position.result() == Result.ONGOING) return position;
        }
    }

    /** Pieces on random squares; how many of them are kings is random too, so that few and many are equally common. */
    private static Position scatter(int count, Rng rng) {
        long[] sides = new long[2];
        long kings = 0;
        int kingShare = rng.below(5);
        int first = rng.below(2);
        for (int placed = 0; placed < count; ) {
            int side = first + placed & 1;
            boolean king = rng.below(4) < kingShare;
            int square = king ? 1 + rng.below(32) : 1 + 4 * side + rng.below(28);
            long bit = Board.bit(square);
            if (((sides[0] | sides[1]) & bit) != 0) continue;
            sides[side] |= bit;
            if (king) kings |= bit;
            placed++;
        }
        return CheckersPosition.of(sides[0], sides[1], kings, rng.below(2));
    }

    /** A place of the tables, until there is a position that goes on. */
    @Override
    public Position any(Rng rng) {
        Lottery<Slice> slices = new Lottery<>();
        for (int count = CheckersSolver.FEWEST; count <= pieces; count++)
            for (Slice slice : Slice.of(count)) slices.add(slice, slice.places());
        while (true) {
            Slice slice = slices.draw(rng);
            int ownMen = Lottery.subset(slice.ownMen(), Slice.MEN_SQUARES, rng);
            int otherMen = Lottery.subset(slice.otherMen(), Slice.MEN_SQUARES, rng) << 32 - Slice.MEN_SQUARES;
            int ownKings = Lottery.subset(slice.ownKings(), 32, rng);
            int otherKings = Lottery.subset(slice.otherKings(), 32, rng);
            int own = ownMen | ownKings;
            int other = otherMen | otherKings;
            if (Integer.bitCount(own | other) < slice.pieces()) continue;
            Position position = position(own, other, ownKings | otherKings, rng.below(2));
            if (position.result() == Result.ONGOING) return position;
        }
    }

    /** The side to move plays upwards in these sets. */
    private static Position position(int own, int other, int kings, int side) {
        if (side == 0) return CheckersPosition.of(Subsets.spread(own), Subsets.spread(other), Subsets.spread(kings), 0);
        return CheckersPosition.of(
                Subsets.spread(Integer.reverse(other)),
                Subsets.spread(Integer.reverse(own)),
                Subsets.spread(Integer.reverse(kings)),
                1);
    }

    /** A capture or the move of a man. */
    @Override
    protected boolean isIrreversible(Position position, int move) {
        CheckersPosition board = (CheckersPosition) position;
        return board.captures(move) || (board.kings() >>> CheckersMoves.from(move) & 1) == 0;
    }
}
