package dev.kumite.solver.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.solver.DistanceTablebase;
import dev.kumite.solver.LazyOracle;
import dev.kumite.solver.Lottery;
import dev.kumite.solver.katarenga.Slice.PawnSets;
import dev.kumite.solver.katarenga.Slice.PlaceCode;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A 4×4 board, solved completely: the oracle of all positions on its tiles. */
final class Tablebase extends DistanceTablebase {
    private static final int MOST_MOVES = 64;

    private final Position start;
    private final long layout;
    private final @Nullable ByteBuffer[] slices = new ByteBuffer[Slice.IDS];

    /** @param start the start position on these tiles */
    Tablebase(Position start) {
        super(MOST_MOVES);
        this.start = start.copy();
        layout = KatarengaBoards.layoutKey(start);
    }

    Position start() {
        return start.copy();
    }

    void put(Slice slice, ByteBuffer codes) {
        slices[slice.id()] = codes;
    }

    ByteBuffer codes(Slice slice) {
        return Objects.requireNonNull(slices[slice.id()]);
    }

    /** The code of a position in which both sides have pawns and less than two points. */
    int code(int side, int white, int black, int whitePoints, int blackPoints) {
        int whites = Integer.bitCount(white);
        int blacks = Integer.bitCount(black);
        ByteBuffer codes = slices[Slice.id(whites, blacks, whitePoints, blackPoints)];
        if (codes == null) return PlaceCode.NONE;
        int place =
                (side * PawnSets.count(whites) + PawnSets.rank(white)) * PawnSets.count(blacks) + PawnSets.rank(black);
        return codes.get(place) & 0xFF;
    }

    private int code(Position position) {
        return code(
                position.sideToMove(),
                KatarengaBoards.pawns(position, 0),
                KatarengaBoards.pawns(position, 1),
                KatarengaBoards.points(position, 0),
                KatarengaBoards.points(position, 1));
    }

    @Override
    public int value(Position position) {
        if (!KatarengaBoards.isFourByFour(position) || KatarengaBoards.layoutKey(position) != layout) return UNKNOWN;
        int result = position.result();
        if (result == Result.DRAW) return DRAW;
        if (result != Result.ONGOING) return Result.winner(result) == position.sideToMove() ? WIN : LOSS;
        return PlaceCode.value(code(position));
    }

    @Override
    public int winningPlies(Position position) {
        return winningMove(position) == NO_MOVE ? 0 : distance(position);
    }

    @Override
    protected int distance(Position position) {
        return PlaceCode.distance(code(position));
    }

    /** A move by which a pawn leaves the board. */
    @Override
    protected boolean isIrreversible(Position position, int move) {
        int pawns = position.pieces(0) + position.pieces(1);
        position.make(move);
        boolean fewer = position.pieces(0) + position.pieces(1) < pawns;
        position.unmake();
        return fewer;
    }

    @Override
    public Position sample(int pieces, Rng rng) {
        int[] pawns = new int[2];
        int first = rng.below(2);
        for (int placed = 0; placed < pieces; ) {
            int bit = 1 << rng.below(PawnSets.SQUARES);
            if (((pawns[0] | pawns[1]) & bit) != 0) continue;
            pawns[first + placed++ & 1] |= bit;
        }
        int whitePoints = Integer.bitCount(pawns[0]) < PawnSets.MOST ? rng.below(2) : 0;
        int blackPoints = Integer.bitCount(pawns[1]) < PawnSets.MOST ? rng.below(2) : 0;
        return KatarengaBoards.position(start, rng.below(2), pawns[0], pawns[1], whitePoints, blackPoints);
    }

    /** Two sets of pawns drawn from all, until no two share a square. */
    @Override
    public Position any(Rng rng) {
        Lottery<Slice> all = new Lottery<>();
        for (Slice slice : Slice.all()) all.add(slice, slice.places());
        while (true) {
            Slice slice = all.draw(rng);
            int white = Lottery.subset(slice.white(), PawnSets.SQUARES, rng);
            int black = Lottery.subset(slice.black(), PawnSets.SQUARES, rng);
            if ((white & black) == 0)
                return KatarengaBoards.position(
                        start, rng.below(2), white, black, slice.whitePoints(), slice.blackPoints());
        }
    }

    @Override
    public int pieces() {
        return 2 * PawnSets.MOST;
    }

    /** All boards of 4×4: the tablebase of one is read or else solved, in a second or two. The last few are kept. */
    static final class Boards extends LazyOracle<Tablebase> {
        private static final int KEPT = 4;

        private final Path folder;

        Boards(Path folder) {
            super(KEPT);
            this.folder = folder;
        }

        @Override
        protected boolean covers(Position position) {
            return KatarengaBoards.isFourByFour(position);
        }

        @Override
        protected long key(Position position) {
            return KatarengaBoards.layoutKey(position);
        }

        @Override
        protected Tablebase open(Position position) {
            return new Builder(position.copy()).open(folder);
        }

        @Override
        protected String nameOne() {
            return "positions are drawn for one board: name its tiles, as in --tiles KRBN/NKRB/BNKR/RBNK";
        }

        @Override
        public int pieces() {
            return 2 * PawnSets.MOST;
        }
    }
}
