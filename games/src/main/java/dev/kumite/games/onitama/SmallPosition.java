package dev.kumite.games.onitama;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Boards of 5×5 and 7×7: a set of men is one long. "Own" is the side to move, so making a move ends with a swap, and
 * taking it back copies four longs.
 */
final class SmallPosition extends OnitamaPosition {
    /** The largest board that fits. */
    static final int LARGEST = 7;

    private static final int LONGS_PER_PLY = 4;

    final SmallTable tables;
    long own;
    long other;
    int ownMaster;
    int otherMaster;
    private long[] past = new long[64 * LONGS_PER_PLY];
    private int height;
    private @Nullable SmallPosition scratch;
    private final int[] scratchTrace = new int[1];

    SmallPosition(OnitamaSetup setup) {
        super(setup);
        tables = SmallTable.of(size);
        own = bits(setup.men(side));
        other = bits(setup.men(1 - side));
        ownMaster = setup.master(side);
        otherMaster = setup.master(1 - side);
    }

    private SmallPosition(SmallPosition from) {
        super(from);
        tables = from.tables;
        own = from.own;
        other = from.other;
        ownMaster = from.ownMaster;
        otherMaster = from.otherMaster;
        past = from.past.clone();
        height = from.height;
    }

    private static long bits(BitSet men) {
        return men.isEmpty() ? 0 : men.toLongArray()[0];
    }

    @Override
    BitSet men(int of) {
        return BitSet.valueOf(new long[] {of == side ? own : other});
    }

    @Override
    long menWord(int of, int word) {
        return of == side ? own : other;
    }

    @Override
    int master(int of) {
        return of == side ? ownMaster : otherMaster;
    }

    @Override
    int placed(int of, SquareWeights weights) {
        return of == side
                ? weights.sum(own) + weights.promotion(ownMaster)
                : weights.sum(other) + weights.promotion(otherMaster);
    }

    @Override
    long turnedMenKey() {
        return SmallKeys.turnedMen(this);
    }

    @Override
    public void viewKeysAfter(int[] moves, int from, int end, long[] out) {
        SmallKeys.viewKeysAfter(this, moves, from, end, out);
    }

    private int wayA() {
        return Hands.first(hands, side) << 1 | side;
    }

    private int wayB() {
        return Hands.second(hands, side) << 1 | side;
    }

    @Override
    public int moves(int[] out, int at) {
        if (ending != Ending.NONE) return at;
        int end = moves(wayB(), out, moves(wayA(), out, at));
        return end == at ? passes(out, at) : end;
    }

    @Override
    public int captureMoves(int[] out, int at) {
        int a = wayA();
        int b = wayB();
        long prey = tables.moved(own, a, b) & other;
        if (prey == 0 || ending != Ending.NONE) return at;
        return captures(b, prey, out, captures(a, prey, out, at));
    }

    /** The moves by one card onto a few squares: only the men that reach one are looked at. */
    private int captures(int way, long prey, int[] out, int at) {
        int card = way >> 1 << 16;
        long hunters = 0;
        for (long left = prey; left != 0; left &= left - 1)
            hunters |= tables.reach(way ^ 1, Long.numberOfTrailingZeros(left));
        for (long men = own & hunters; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            for (long to = tables.reach(way, from) & prey; to != 0; to &= to - 1)
                out[at++] = card | from << 8 | Long.numberOfTrailingZeros(to);
        }
        return at;
    }

    /** The moves by one card. */
    private int moves(int way, int[] out, int at) {
        int card = way >> 1 << 16;
        for (long men = own; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            for (long to = tables.reach(way, from) & ~own; to != 0; to &= to - 1)
                out[at++] = card | from << 8 | Long.numberOfTrailingZeros(to);
        }
        return at;
    }

    @Override
    public int countMoves() {
        if (ending != Ending.NONE) return 0;
        int count = tables.countMoves(own, wayA(), wayB());
        return count == 0 ? 2 : count;
    }

    @Override
    public long countReplies(int[] room, int at) {
        long replies = ending == Ending.NONE ? SmallReplies.count(this) : 0;
        return replies == 0 ? super.countReplies(room, at) : replies;
    }

    @Override
    public int mobility(int of) {
        if (ending != Ending.NONE) return 0;
        int a = Hands.first(hands, of) << 1 | of;
        int b = Hands.second(hands, of) << 1 | of;
        int count = tables.countMoves(of == side ? own : other, a, b);
        return count == 0 ? 2 : count;
    }

    @Override
    public int cornerPieces(int of) {
        return Long.bitCount((of == side ? own : other) & tables.corners);
    }

    @Override
    public int edgePieces(int of) {
        return Long.bitCount((of == side ? own : other) & tables.edges);
    }

    @Override
    public void make(int move) {
        assert ending == Ending.NONE;
        push();
        if (!OnitamaMoves.isPass(move)) moveMan(OnitamaMoves.from(move), OnitamaMoves.to(move));
        exchangeCards(OnitamaMoves.card(move));
        swapSides();
    }

    private void moveMan(int from, int to) {
        assert (own >>> from & 1) == 1 && (own >>> to & 1) == 0;
        boolean master = from == ownMaster;
        own ^= 1L << from | 1L << to;
        key ^= OnitamaKeys.man(side, master, from) ^ OnitamaKeys.man(side, master, to);
        if (master) {
            ownMaster = to;
            if (to == tables.goal(side)) ending = OnitamaPosition.STREAM;
        }
        // No branch on whether it captures: that is as good as a coin, and a wrong guess costs more than the work.
        long captured = other >>> to & 1;
        other ^= captured << to;
        key ^= OnitamaKeys.man(1 - side, to == otherMaster, to) & -captured;
        if (to != otherMaster) return;
        otherMaster = OnitamaSetup.GONE;
        ending = OnitamaPosition.STONE;
    }

    private void swapSides() {
        long men = own;
        own = other;
        other = men;
        int master = ownMaster;
        ownMaster = otherMaster;
        otherMaster = master;
    }

    private void push() {
        if (height == past.length) past = Arrays.copyOf(past, 2 * height);
        past[height] = own;
        past[height + 1] = other;
        past[height + 2] = key;
        past[height + 3] = (long) hands << 16 | ownMaster << 8 | otherMaster;
        height += LONGS_PER_PLY;
    }

    @Override
    public void unmake() {
        height -= LONGS_PER_PLY;
        own = past[height];
        other = past[height + 1];
        key = past[height + 2];
        long rest = past[height + 3];
        hands = (int) (rest >>> 16);
        ownMaster = (int) rest >>> 8 & 0xFF;
        otherMaster = (int) rest & 0xFF;
        side ^= 1;
        ending = Ending.NONE;
    }

    @Override
    public Position copy() {
        return new SmallPosition(this);
    }

    @Override
    public void become(Position position) {
        SmallPosition from = (SmallPosition) position;
        takeOver(from);
        own = from.own;
        other = from.other;
        ownMaster = from.ownMaster;
        otherMaster = from.otherMaster;
        height = 0;
    }

    @Override
    public int pieces(int of) {
        return Long.bitCount(of == side ? own : other);
    }

    @Override
    public boolean captures(int move) {
        return (other >>> OnitamaMoves.to(move) & 1) == 1 && !OnitamaMoves.isPass(move);
    }

    @Override
    public boolean wins(int move) {
        if (OnitamaMoves.isPass(move)) return false;
        int to = OnitamaMoves.to(move);
        return to == otherMaster || OnitamaMoves.from(move) == ownMaster && to == tables.goal(side);
    }

    @Override
    public boolean canWin() {
        return ending == Ending.NONE && winsFor(side, own, ownMaster, otherMaster);
    }

    @Override
    public boolean threatened() {
        return ending == Ending.NONE && winsFor(1 - side, other, otherMaster, ownMaster);
    }

    @Override
    public boolean allowsWin(int move) {
        if (OnitamaMoves.isPass(move)) return threatened();
        int from = OnitamaMoves.from(move);
        int to = OnitamaMoves.to(move);
        return winsFor(1 - side, other & ~(1L << to), otherMaster, from == ownMaster ? to : ownMaster);
    }

    /** A student's move opens no way to the master, since nothing blocks a step; to the temple, if it captures there. */
    @Override
    public boolean allowsWin(int move, boolean threatened) {
        boolean mayAllow =
                threatened || OnitamaMoves.from(move) == ownMaster || OnitamaMoves.to(move) == tables.goal(1 - side);
        return mayAllow && allowsWin(move);
    }

    @Override
    public boolean foreseesWins() {
        return true;
    }

    /** Whether a side could capture the master or step onto the temple if it were its turn. */
    private boolean winsFor(int of, long men, int master, int target) {
        int a = Hands.first(hands, of) << 1 | of;
        int b = Hands.second(hands, of) << 1 | of;
        long strikers = tables.reach(a ^ 1, target) | tables.reach(b ^ 1, target);
        long steps = tables.reach(a, master) | tables.reach(b, master);
        return (strikers & men | steps & ~men & 1L << tables.goal(of)) != 0;
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        return ending == Ending.NONE ? SmallPlayout.play(this, rng, policy, maxPlies, trace) : 0;
    }

    /** Takes over what a playout left; the moves are not in the history. */
    void settle(int side, int hands, Ending ending) {
        this.side = side;
        this.hands = hands;
        this.ending = ending;
        height = 0;
        key = SmallKeys.of(this);
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        assert ending == Ending.NONE;
        if (scratch == null) scratch = new SmallPosition(this);
        scratch.become(this);
        scratch.playout(rng, policy, 1, scratchTrace);
        return scratchTrace[0];
    }
}
