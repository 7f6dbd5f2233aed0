package dev.kumite.games.onitama;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Boards too large for one {@code long}: a set of men is several. Tests compare it with {@link SmallPosition}, which
 * is faster.
 */
final class LargePosition extends OnitamaPosition {
    private static final int LONGS_PER_PLY = 2;
    private static final int NOTHING = 0;
    private static final int STUDENT = 1;
    private static final int MASTER = 2;

    final LargeTable tables;
    private final int words;
    /** Blue's words, then Red's, with a word of zero before, between and after them. */
    final long[] men;

    final int[] masters;
    private long[] past = new long[64 * LONGS_PER_PLY];
    private int[] pastMoves = new int[64];
    private int height;
    private final int[] scratchMoves;
    private final LargePlayout playout;

    LargePosition(OnitamaSetup setup) {
        super(setup);
        tables = LargeTable.of(size);
        words = tables.words;
        men = new long[2 * words + 3];
        for (int of = 0; of < 2; of++) {
            long[] bits = setup.men(of).toLongArray();
            System.arraycopy(bits, 0, men, base(of), bits.length);
        }
        masters = new int[] {setup.blueMaster(), setup.redMaster()};
        scratchMoves = new int[size * 2 * Card.MOST_STEPS];
        playout = new LargePlayout(this);
    }

    private LargePosition(LargePosition from) {
        super(from);
        tables = from.tables;
        words = from.words;
        men = from.men.clone();
        masters = from.masters.clone();
        past = from.past.clone();
        pastMoves = from.pastMoves.clone();
        height = from.height;
        scratchMoves = new int[from.scratchMoves.length];
        playout = new LargePlayout(this);
    }

    /** Where the words of a side's men begin. */
    int base(int of) {
        return 1 + of * (words + 1);
    }

    @Override
    BitSet men(int of) {
        return BitSet.valueOf(Arrays.copyOfRange(men, base(of), base(of) + words));
    }

    @Override
    long menWord(int of, int word) {
        return men[base(of) + word];
    }

    @Override
    int master(int of) {
        return masters[of];
    }

    @Override
    int placed(int of, SquareWeights weights) {
        int sum = weights.promotion(masters[of]);
        for (int word = 0; word < words; word++)
            for (long left = men[base(of) + word]; left != 0; left &= left - 1)
                sum += weights.student(word << 6 | Long.numberOfTrailingZeros(left));
        return sum;
    }

    @Override
    long turnedMenKey() {
        long turned = 0;
        for (int of = 0; of < 2; of++)
            for (int word = 0; word < words; word++)
                for (long left = men[base(of) + word]; left != 0; left &= left - 1) {
                    int at = word << 6 | Long.numberOfTrailingZeros(left);
                    turned ^= OnitamaKeys.man(1 - of, at == masters[of], opposite(at));
                }
        return turned;
    }

    private boolean has(int of, int square) {
        return (men[base(of) + (square >> 6)] >>> square & 1) != 0;
    }

    void toggle(int of, int square) {
        men[base(of) + (square >> 6)] ^= 1L << square;
    }

    @Override
    public int moves(int[] out, int at) {
        if (ending != Ending.NONE) return at;
        int end = menMoves(side, out, at);
        return end == at ? passes(out, at) : end;
    }

    private int menMoves(int of, int[] out, int at) {
        return moves(of, Hands.second(hands, of), out, moves(of, Hands.first(hands, of), out, at));
    }

    private int moves(int of, int card, int[] out, int at) {
        for (int word = 0; word < words; word++)
            for (long left = men[base(of) + word]; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                for (int k = 0; k < Card.stepCount(card); k++) {
                    int to = tables.target((card << 1 | of) << 2 | k, from);
                    if (!has(of, to)) out[at++] = OnitamaMoves.of(card, from, to);
                }
            }
        return at;
    }

    @Override
    public int countMoves() {
        return moves(scratchMoves, 0);
    }

    @Override
    public int mobility(int of) {
        if (ending != Ending.NONE) return 0;
        int count = menMoves(of, scratchMoves, 0);
        return count == 0 ? 2 : count;
    }

    @Override
    public int cornerPieces(int of) {
        int last = size * size - 1;
        return count(of, 0) + count(of, size - 1) + count(of, last - size + 1) + count(of, last);
    }

    private int count(int of, int square) {
        return has(of, square) ? 1 : 0;
    }

    @Override
    public int edgePieces(int of) {
        int edges = 0;
        for (int i = 1; i < size - 1; i++)
            edges += count(of, i)
                    + count(of, size * (size - 1) + i)
                    + count(of, size * i)
                    + count(of, size * i + size - 1);
        return edges;
    }

    @Override
    public void make(int move) {
        assert ending == Ending.NONE;
        if (height == pastMoves.length) {
            past = Arrays.copyOf(past, 2 * past.length);
            pastMoves = Arrays.copyOf(pastMoves, 2 * height);
        }
        past[LONGS_PER_PLY * height] = key;
        int captured = OnitamaMoves.isPass(move) ? NOTHING : moveMan(OnitamaMoves.from(move), OnitamaMoves.to(move));
        past[LONGS_PER_PLY * height + 1] = (long) hands << 2 | captured;
        pastMoves[height++] = move;
        exchangeCards(OnitamaMoves.card(move));
    }

    /** Returns what was captured. */
    private int moveMan(int from, int to) {
        boolean master = from == masters[side];
        toggle(side, from);
        toggle(side, to);
        key ^= OnitamaKeys.man(side, master, from) ^ OnitamaKeys.man(side, master, to);
        if (master) {
            masters[side] = to;
            if (to == OnitamaSetup.goal(size, side)) ending = OnitamaPosition.STREAM;
        }
        if (!has(1 - side, to)) return NOTHING;
        toggle(1 - side, to);
        boolean stone = to == masters[1 - side];
        key ^= OnitamaKeys.man(1 - side, stone, to);
        if (!stone) return STUDENT;
        masters[1 - side] = OnitamaSetup.GONE;
        ending = OnitamaPosition.STONE;
        return MASTER;
    }

    @Override
    public void unmake() {
        int move = pastMoves[--height];
        key = past[LONGS_PER_PLY * height];
        long rest = past[LONGS_PER_PLY * height + 1];
        hands = (int) (rest >>> 2);
        side ^= 1;
        ending = Ending.NONE;
        if (OnitamaMoves.isPass(move)) return;
        int from = OnitamaMoves.from(move);
        int to = OnitamaMoves.to(move);
        toggle(side, from);
        toggle(side, to);
        if (masters[side] == to) masters[side] = from;
        int captured = (int) rest & 3;
        if (captured == NOTHING) return;
        toggle(1 - side, to);
        if (captured == MASTER) masters[1 - side] = to;
    }

    @Override
    public Position copy() {
        return new LargePosition(this);
    }

    @Override
    public void become(Position position) {
        LargePosition from = (LargePosition) position;
        takeOver(from);
        System.arraycopy(from.men, 0, men, 0, men.length);
        masters[0] = from.masters[0];
        masters[1] = from.masters[1];
        height = 0;
    }

    @Override
    public int pieces(int of) {
        int count = 0;
        for (int word = 0; word < words; word++) count += Long.bitCount(men[base(of) + word]);
        return count;
    }

    @Override
    public boolean captures(int move) {
        return !OnitamaMoves.isPass(move) && has(1 - side, OnitamaMoves.to(move));
    }

    @Override
    public boolean wins(int move) {
        if (OnitamaMoves.isPass(move)) return false;
        int to = OnitamaMoves.to(move);
        return to == masters[1 - side]
                || OnitamaMoves.from(move) == masters[side] && to == OnitamaSetup.goal(size, side);
    }

    @Override
    public boolean canWin() {
        for (int i = moves(scratchMoves, 0) - 1; i >= 0; i--) if (wins(scratchMoves[i])) return true;
        return false;
    }

    @Override
    public boolean threatened() {
        if (ending != Ending.NONE) return false;
        side ^= 1;
        boolean threatened = canWin();
        side ^= 1;
        return threatened;
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        return ending == Ending.NONE ? playout.play(rng, policy, maxPlies, trace) : 0;
    }

    /** Takes over what a playout left beside the men; the moves are not in the history. */
    void settle(int side, int hands, Ending ending) {
        this.side = side;
        this.hands = hands;
        this.ending = ending;
        height = 0;
        key = OnitamaKeys.hands(hands) ^ (side == 1 ? OnitamaKeys.SIDE : 0);
        for (int of = 0; of < 2; of++)
            for (int word = 0; word < words; word++)
                for (long left = men[base(of) + word]; left != 0; left &= left - 1) {
                    int at = word << 6 | Long.numberOfTrailingZeros(left);
                    key ^= OnitamaKeys.man(of, at == masters[of], at);
                }
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        assert ending == Ending.NONE;
        return playout.move(rng, policy);
    }
}
