package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.Patterns;
import java.util.BitSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a learner of patterns sees of Onitama. */
class OnitamaPatternsTest {
    /** What a student counts; his master counts twice as much, and the other side's men more. */
    private static final int MAN = 9;

    private static final int OWN_GOES = 3;

    /** Cards that are each other's mirror image; the tiger is its own. */
    private static final Map<Card, Card> MIRRORED = Map.of(
            Card.OX, Card.HORSE,
            Card.HORSE, Card.OX,
            Card.EEL, Card.COBRA,
            Card.COBRA, Card.EEL,
            Card.TIGER, Card.TIGER);

    private static int[] picture(Patterns patterns, Position position) {
        int[] picture = new int[patterns.length()];
        patterns.draw(position, picture);
        return picture;
    }

    /**
     * Blue's ox leads one step ahead, back or to the right, his tiger two ahead or one back; Red's horse one step to
     * Red's left, ahead or back, his mantis one step ahead to either side or straight back.
     */
    @Test
    void eachSquareTellsWhoCouldGoThere() {
        Game game = Games.parse("onitama(deal=ox+tiger/horse+mantis/eel, first=blue)");
        int[] picture = picture(new OnitamaPatterns(5), game.start(1));
        assertThat(picture[2]).as("c1, the master, guarded by b1").isEqualTo(2 * MAN + OWN_GOES);
        assertThat(picture[22]).as("c5, Red's master, guarded by b5").isEqualTo(4 * MAN + 1);
        assertThat(picture[0]).as("a1, a student that nobody guards").isEqualTo(MAN);
        assertThat(picture[1]).as("b1, guarded by a1").isEqualTo(MAN + OWN_GOES);
        assertThat(picture[3]).as("d1, guarded by the master").isEqualTo(MAN + 2 * OWN_GOES);
        assertThat(picture[5]).as("a2, where a1 can go").isEqualTo(OWN_GOES);
        assertThat(picture[7]).as("c2, where the master can go").isEqualTo(2 * OWN_GOES);
        assertThat(picture[12]).as("c3, where the master can go by the tiger").isEqualTo(2 * OWN_GOES);
        assertThat(picture[15]).as("a4, where a5 can go").isEqualTo(1);
        assertThat(picture[17]).as("c4, where Red's master can go").isEqualTo(2);
        assertThat(picture[20]).as("a5, a student that nobody guards").isEqualTo(3 * MAN);
        assertThat(picture[24]).as("e5, guarded by d5").isEqualTo(3 * MAN + 1);
    }

    @Test
    void theMirrorImageIsThatOfTheMirroredPosition() {
        Game game = Games.parse("onitama(cards=ox+horse+eel+cobra+tiger)");
        Patterns patterns = new OnitamaPatterns(5);
        for (int seed = 1; seed <= 50; seed++) {
            OnitamaPosition position = (OnitamaPosition) game.start(seed);
            Rng rng = new Rng(seed);
            while (position.result() == Result.ONGOING) {
                int[] picture = picture(patterns, position);
                int[] mirrored = picture(patterns, mirrored(position.setup()).position());
                for (int i = 0; i < picture.length; i++)
                    assertThat(inOrder(mirrored, (i + patterns.once()) % picture.length, patterns))
                            .isEqualTo(inOrder(picture, i, patterns));
                int[] moves = game.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
        }
    }

    /** The two cards of a hand stand in an order without a meaning; together they are the same. */
    private static int inOrder(int[] picture, int at, Patterns patterns) {
        int mark = at % patterns.once() - 3 * 25;
        if (mark < 0 || mark >= 4) return picture[at];
        int pair = at - mark % 2;
        return mark % 2 == 0 ? Math.min(picture[pair], picture[pair + 1]) : Math.max(picture[pair], picture[pair + 1]);
    }

    private static OnitamaSetup mirrored(OnitamaSetup setup) {
        int hands = setup.hands();
        return new OnitamaSetup(
                setup.size(),
                setup.side(),
                mirrored(setup.blue(), setup.size()),
                mirrored(setup.red(), setup.size()),
                mirrored(setup.blueMaster(), setup.size()),
                mirrored(setup.redMaster(), setup.size()),
                Hands.of(
                        mirrored(Hands.first(hands, 0)),
                        mirrored(Hands.second(hands, 0)),
                        mirrored(Hands.first(hands, 1)),
                        mirrored(Hands.second(hands, 1)),
                        mirrored(Hands.sideCard(hands))));
    }

    private static int mirrored(int card) {
        return MIRRORED.getOrDefault(Card.of(card), Card.TIGER).ordinal();
    }

    private static int mirrored(int square, int size) {
        return square - square % size + size - 1 - square % size;
    }

    private static BitSet mirrored(BitSet men, int size) {
        BitSet mirrored = new BitSet();
        men.stream().forEach(square -> mirrored.set(mirrored(square, size)));
        return mirrored;
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama(deck=base+sensei+promo)", "onitama(size=7)"})
    void bothBoardsLookTheSame(String text) {
        Game game = Games.parse(text);
        Patterns patterns =
                new OnitamaPatterns(((OnitamaPosition) game.start(1)).setup().size());
        for (int seed = 1; seed <= 20; seed++) {
            SmallPosition bits = (SmallPosition) game.start(seed);
            Rng rng = new Rng(seed);
            while (bits.result() == Result.ONGOING) {
                assertThat(picture(patterns, new LargePosition(bits.setup()))).isEqualTo(picture(patterns, bits));
                int[] moves = game.moves(bits);
                bits.make(moves[rng.below(moves.length)]);
            }
        }
    }
}
