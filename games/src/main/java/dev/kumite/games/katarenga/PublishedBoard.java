package dev.kumite.games.katarenga;

/** The board of the published game without its rules: pawns, camps and what can be seen of them. */
abstract class PublishedBoard implements SmallBoard {
    static final int SIZE = 8;

    Layout layout;
    SmallTable table;
    long white;
    long black;
    /** How many of White's pawns are in Black's camps. */
    int whiteCamps;

    int blackCamps;
    int side;

    PublishedBoard(Layout layout) {
        this(layout, new SmallTable(layout, Rules.PUBLISHED));
    }

    PublishedBoard(Layout layout, SmallTable table) {
        this.layout = layout;
        this.table = table;
    }

    final void takeOverBoard(PublishedBoard other) {
        layout = other.layout;
        table = other.table;
        white = other.white;
        black = other.black;
        whiteCamps = other.whiteCamps;
        blackCamps = other.blackCamps;
        side = other.side;
    }

    @Override
    public final Layout layout() {
        return layout;
    }

    @Override
    public final int sideToMove() {
        return side;
    }

    @Override
    public final SmallTable table() {
        return table;
    }

    @Override
    public final long pawns(int side) {
        return side == 0 ? white : black;
    }

    /** Those in camps included: they are not lost. */
    @Override
    public final int pieces(int side) {
        return Long.bitCount(pawns(side)) + points(side);
    }

    @Override
    public final boolean holds(int side, int square) {
        return (pawns(side) >>> square & 1) != 0;
    }

    @Override
    public final void put(int side, int square) {
        if (side == 0) white ^= 1L << square;
        else black ^= 1L << square;
    }

    /** Pawns in camps. */
    @Override
    public final int points(int side) {
        return side == 0 ? whiteCamps : blackCamps;
    }

    final long pawnKey(int side) {
        long sum = 0;
        for (long left = pawns(side); left != 0; left &= left - 1)
            sum ^= KatarengaKeys.pawn(side, Long.numberOfTrailingZeros(left));
        return sum;
    }

    /** How many of both sides' pawns have left their home rows. */
    final int pawnsAway() {
        return 2 * SIZE - Long.bitCount(white & table.goal(1)) - Long.bitCount(black & table.goal(0));
    }

    @Override
    public final boolean captures(int move) {
        int to = KatarengaMoves.to(move);
        return to != KatarengaMoves.OFF && holds(1 - side, to);
    }

    /** A pawn that goes into a camp has gone all the way. */
    @Override
    public final boolean advances(int move) {
        int to = KatarengaMoves.to(move);
        if (to == KatarengaMoves.OFF) return true;
        int rows = to / SIZE - KatarengaMoves.from(move) / SIZE;
        return side == 0 ? rows > 0 : rows < 0;
    }

    @Override
    public final int cornerPieces(int side) {
        return pawnsOn(Layout.Region.CORNER, side);
    }

    @Override
    public final int edgePieces(int side) {
        return pawnsOn(Layout.Region.EDGE, side);
    }

    @Override
    public final int pawnsOn(Layout.Region region, int side) {
        return Long.bitCount(pawns(side) & table.region(region));
    }

    @Override
    public final int goalPawns(int side) {
        return Long.bitCount(pawns(side) & table.goal(side));
    }

    @Override
    public final int attackedPawns(int side, boolean guarded) {
        long own = reach(side);
        return Long.bitCount(pawns(side) & reach(1 - side) & (guarded ? own : ~own));
    }

    @Override
    public final long reach(int side) {
        long reach = 0;
        for (long left = pawns(side); left != 0; left &= left - 1)
            reach |= table.targets(Long.numberOfTrailingZeros(left), white | black);
        return reach;
    }

    @Override
    public final void addReach(int side, int bit, int[] out, int at) {
        for (long left = reach(side); left != 0; left &= left - 1) out[at + Long.numberOfTrailingZeros(left)] |= bit;
    }

    @Override
    public final int placed(int side, int[] weights) {
        byte[] places = layout.places(side);
        int sum = 0;
        for (long left = pawns(side); left != 0; left &= left - 1)
            sum += weights[places[Long.numberOfTrailingZeros(left)]];
        return sum;
    }
}
