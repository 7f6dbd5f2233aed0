package dev.kumite.games.onitama;

import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import java.util.BitSet;

/** What both boards share: whose turn it is, the hands, the key, the end. The men are the subclass's. */
abstract class OnitamaPosition implements BoardFeatures {
    final int size;
    int side;
    int hands;
    long key;
    Ending ending;

    OnitamaPosition(Setup setup) {
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

    /** The square of a side's master, or {@link Setup#GONE}. */
    abstract int master(int of);

    /** The sum of what a side's men are worth where they stand. */
    abstract int placed(int of, int[] students, int[] masters);

    /** The men's part of the key of the turned board: each man is the other side's on the square opposite. */
    abstract long turnedMenKey();

    final int opposite(int square) {
        return size * size - 1 - square;
    }

    /** Red sees the board turned round, as if he were Blue. */
    @Override
    public final long viewKey() {
        return side == 0 ? key : turnedMenKey() ^ Keys.hands(Hands.swapped(hands));
    }

    @Override
    public final int viewMove(int move) {
        if (side == 0 || Move.isPass(move)) return move;
        return Move.of(Move.card(move), opposite(Move.from(move)), opposite(Move.to(move)));
    }

    Setup setup() {
        return new Setup(size, side, men(0), men(1), master(0), master(1), hands);
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
        int rows = Move.to(move) / size - Move.from(move) / size;
        return side == 0 ? rows > 0 : rows < 0;
    }

    /** Ends the mover's turn: the used card goes aside, the other side is to move. */
    final void exchangeCards(int card) {
        key ^= Keys.exchange(side, card, Hands.sideCard(hands)) ^ Keys.SIDE;
        hands = Hands.exchange(hands, side, card);
        side ^= 1;
    }

    /** Writes the two passes: a player who cannot move still exchanges a card of his choice. */
    final int passes(int[] out, int at) {
        out[at] = Move.pass(Hands.first(hands, side));
        out[at + 1] = Move.pass(Hands.second(hands, side));
        return at + 2;
    }

    final void becomeShared(OnitamaPosition other) {
        assert other.size == size;
        side = other.side;
        hands = other.hands;
        key = other.key;
        ending = other.ending;
    }
}
