package dev.kumite.games.onitama;

import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import java.util.BitSet;

/**
 * What both boards share: the side to move, the hands, the key and the ending. Where the men stand is up to the
 * subclasses.
 */
abstract class OnitamaPosition implements BoardFeatures {
    /** The enemy master is captured. */
    static final Ending STONE = Ending.of("stone", "by capturing the master");
    /** The own master reaches the enemy temple. */
    static final Ending STREAM = Ending.of("stream", "by the temple");

    final int size;
    int side;
    int hands;
    long key;
    Ending ending;

    OnitamaPosition(OnitamaSetup setup) {
        size = setup.size();
        side = setup.side();
        hands = setup.hands();
        key = setup.key();
        ending = setup.ending();
    }

    OnitamaPosition(OnitamaPosition other) {
        size = other.size;
        side = other.side;
        hands = other.hands;
        key = other.key;
        ending = other.ending;
    }

    /** The men of a side, the master's square among them; for the edges. */
    abstract BitSet men(int of);

    /** 64 squares of the same, as bits. */
    abstract long menWord(int of, int word);

    /** The square of a side's master, or {@link OnitamaSetup#GONE}. */
    abstract int master(int of);

    /** The sum of what a side's men are worth where they stand. */
    abstract int placed(int of, SquareWeights weights);

    /** The men's part of the key of the turned board: each man is the other side's on the square opposite. */
    abstract long turnedMenKey();

    final int opposite(int square) {
        return size * size - 1 - square;
    }

    /** Red sees the board turned round, as if he were Blue. */
    @Override
    public final long viewKey() {
        return side == 0 ? key : turnedMenKey() ^ OnitamaKeys.hands(Hands.swapped(hands));
    }

    @Override
    public final int viewMove(int move) {
        if (side == 0 || OnitamaMoves.isPass(move)) return move;
        return OnitamaMoves.of(
                OnitamaMoves.card(move), opposite(OnitamaMoves.from(move)), opposite(OnitamaMoves.to(move)));
    }

    OnitamaSetup setup() {
        return new OnitamaSetup(size, side, men(0), men(1), master(0), master(1), hands);
    }

    @Override
    public final int sideToMove() {
        return side;
    }

    @Override
    public final int result() {
        return ending == Ending.NONE ? Result.ONGOING : Result.win(1 - side);
    }

    @Override
    public final Ending ending() {
        return ending;
    }

    @Override
    public final long key() {
        return key;
    }

    @Override
    public final boolean advances(int move) {
        int rows = OnitamaMoves.to(move) / size - OnitamaMoves.from(move) / size;
        return side == 0 ? rows > 0 : rows < 0;
    }

    /** Ends the mover's turn: the used card goes aside, the other side is to move. */
    final void exchangeCards(int card) {
        key ^= OnitamaKeys.exchange(side, card, Hands.sideCard(hands)) ^ OnitamaKeys.SIDE;
        hands = Hands.exchange(hands, side, card);
        side ^= 1;
    }

    /** Writes the two passes: a player who cannot move still exchanges a card of his choice. */
    final int passes(int[] out, int at) {
        out[at] = OnitamaMoves.pass(Hands.first(hands, side));
        out[at + 1] = OnitamaMoves.pass(Hands.second(hands, side));
        return at + 2;
    }

    final void takeOver(OnitamaPosition other) {
        assert other.size == size;
        side = other.side;
        hands = other.hands;
        key = other.key;
        ending = other.ending;
    }
}
