package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Rng;
import dev.kumite.games.picture.Drawing.Step;
import java.util.BitSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of steps, made anew, against the steps of the cards one by one. */
class StepTablesTest {
    /** A step of a card, as a side plays it, from a square, and where it leads: −1 off the board. */
    private interface Check {
        void at(int card, int side, int k, int from, int to);
    }

    private static void everyStep(int size, Check check) {
        for (int card = 0; card < Card.count(); card++)
            for (int side = 0; side < 2; side++)
                for (int k = 0; k < Card.of(card).steps().size(); k++)
                    for (int from = 0; from < size * size; from++)
                        check.at(card, side, k, from, landing(size, card, side, k, from));
    }

    private static int landing(int size, int card, int side, int k, int from) {
        Step step = Card.of(card).steps().get(k);
        int column = side == 0 ? from % size + step.right() : from % size - step.right();
        int row = side == 0 ? from / size + step.forward() : from / size - step.forward();
        boolean onBoard = column >= 0 && column < size && row >= 0 && row < size;
        return onBoard ? row * size + column : -1;
    }

    /** Where either card of a hand takes the men of a set. */
    private static BitSet moved(int size, BitSet men, int side, int... cards) {
        BitSet moved = new BitSet();
        for (int card : cards)
            for (int k = 0; k < Card.of(card).steps().size(); k++)
                for (int from : men.stream().toArray()) {
                    int to = landing(size, card, side, k, from);
                    if (to >= 0) moved.set(to);
                }
        return moved;
    }

    private static BitSet some(int size, Rng rng) {
        BitSet men = new BitSet();
        for (int i = 0; i < size; i++) men.set(rng.below(size * size));
        return men;
    }

    /** Men of a side, and the two cards of its hand. */
    private interface HandCheck {
        void at(BitSet men, int side, int a, int b);
    }

    private static void someHands(int size, HandCheck check) {
        Rng rng = new Rng(size);
        for (int i = 0; i < 500; i++)
            check.at(some(size, rng), rng.below(2), rng.below(Card.count()), rng.below(Card.count()));
    }

    private static long word(BitSet set) {
        return set.isEmpty() ? 0 : set.toLongArray()[0];
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7})
    void aSmallTableKnowsEveryStep(int size) {
        SmallTable table = new SmallTable(size);
        everyStep(size, (card, side, k, from, to) -> {
            int slot = (card << 1 | side) << 2 | k;
            assertThat(table.target[slot << 6 | from]).isEqualTo((byte) (to < 0 ? from : to));
            assertThat(table.moved(1L << from, slot)).isEqualTo(to < 0 ? 0 : 1L << to);
            if (to >= 0)
                assertThat(table.reach(card << 1 | side, from) >>> to & 1).isOne();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7})
    void aSmallTableMovesWholeSets(int size) {
        SmallTable table = new SmallTable(size);
        someHands(size, (men, side, a, b) -> {
            assertThat(table.moved(word(men), a << 1 | side, b << 1 | side))
                    .isEqualTo(word(moved(size, men, side, a, b)));
            int from = men.nextSetBit(0);
            BitSet one = new BitSet();
            one.set(from);
            assertThat(table.reach(a << 1 | side, from)).isEqualTo(word(moved(size, one, side, a)));
        });
        BitSet corners = new BitSet();
        for (int corner : new int[] {0, size - 1, size * (size - 1), size * size - 1}) corners.set(corner);
        assertThat(table.corners).isEqualTo(word(corners));
        assertThat(Long.bitCount(table.edges)).isEqualTo(4 * (size - 2));
        assertThat(table.edges & table.corners).isZero();
    }

    /** The goal is the middle of the other side's home row. */
    @ParameterizedTest
    @ValueSource(ints = {9, 13})
    void aLargeTableKnowsEveryStep(int size) {
        LargeTable table = new LargeTable(size);
        int[] goals = {(size - 1) * size + size / 2, size / 2};
        boolean[][] near = new boolean[2][size * size];
        everyStep(size, (card, side, k, from, to) -> {
            assertThat(table.target((card << 1 | side) << 2 | k, from)).isEqualTo(to < 0 ? from : to);
            near[side][from] |= to == goals[side];
        });
        for (int side = 0; side < 2; side++)
            for (int from = 0; from < size * size; from++)
                assertThat(table.nearGoal(side, from)).isEqualTo(near[side][from]);
        assertThat(table.nowhere()).isEqualTo(size * size);
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 13})
    void aLargeTableMovesWholeSets(int size) {
        LargeTable table = new LargeTable(size);
        someHands(size, (men, side, a, b) -> {
            long[] words = new long[table.words + 2];
            long[] set = men.toLongArray();
            System.arraycopy(set, 0, words, 1, set.length);
            long[] moved = new long[table.words];
            for (int word = 0; word < table.words; word++)
                moved[word] = table.moved(words, word + 1, word, a << 1 | side, b << 1 | side);
            assertThat(BitSet.valueOf(moved)).isEqualTo(moved(size, men, side, a, b));
            reachesAlike(table, men.nextSetBit(0), side, a, b);
        });
    }

    private static void reachesAlike(LargeTable table, int from, int side, int a, int b) {
        long[] reach = table.reach(a, b, side);
        assertThat(table.reach(a, b, side)).as("made once").isSameAs(reach);
        BitSet man = new BitSet();
        man.set(from);
        long[] words = new long[table.words];
        System.arraycopy(reach, from * table.words, words, 0, table.words);
        assertThat(BitSet.valueOf(words)).isEqualTo(moved(table.size, man, side, a, b));
        System.arraycopy(reach, table.nowhere() * table.words, words, 0, table.words);
        assertThat(BitSet.valueOf(words)).as("from nowhere").isEqualTo(new BitSet());
    }
}
