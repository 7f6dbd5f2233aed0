package dev.kumite.games.onitama;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing.Step;
import java.util.BitSet;
import java.util.List;

/**
 * What the solver may see of boards of 5×5: men as the bits of an int, square a1 the lowest, and cards by number. A
 * set of cards is a long with their bits.
 */
public final class OnitamaBoards {
    private static final int SIZE = 5;

    private OnitamaBoards() {}

    /** Whether this is a board of 5×5. */
    public static boolean isFiveByFive(Position position) {
        return position instanceof SmallPosition board && board.size == SIZE;
    }

    /** Whether this game is played on boards of 5×5. */
    public static boolean playsFiveByFive(Game game) {
        return isFiveByFive(game.start(0));
    }

    /** A side's men, the master among them. */
    public static int men(Position position, int side) {
        SmallPosition board = (SmallPosition) position;
        return (int) (side == board.side ? board.own : board.other);
    }

    /** The square of a side's master; the game must not be over by its capture. */
    public static int master(Position position, int side) {
        return ((SmallPosition) position).master(side);
    }

    /** The lower card of a side's hand. */
    public static int firstCard(Position position, int side) {
        return Hands.first(((SmallPosition) position).hands, side);
    }

    /** The higher card of a side's hand. */
    public static int secondCard(Position position, int side) {
        return Hands.second(((SmallPosition) position).hands, side);
    }

    public static int sideCard(Position position) {
        return Hands.sideCard(((SmallPosition) position).hands);
    }

    /** The five cards of a game that is always played with the same; 0 where they are drawn. */
    public static long fixedCards(Game game) {
        return ((OnitamaGame) game).fixedCards();
    }

    /** The cards from which a game's five are dealt, in the order of all cards. */
    public static List<Integer> pool(Game game) {
        return ((OnitamaGame) game).pool();
    }

    /** Whether every game begins with the same hands. */
    public static boolean hasFixedDeal(Game game) {
        return ((OnitamaGame) game).hasFixedDeal();
    }

    /** The start, with Blue to move; of each hand the two cards, Blue's first. */
    public static Position start(int[] hands, int sideCard) {
        return OnitamaSetup.start(SIZE, 0, Hands.of(hands[0], hands[1], hands[2], hands[3], sideCard))
                .position();
    }

    /** The set of the cards in a text such as {@code ox+boar+horse+elephant+crab}. */
    public static long readFive(String text) {
        return mask(Card.parseFive(text));
    }

    static long mask(List<Card> cards) {
        long mask = 0;
        for (Card card : cards) mask |= 1L << card.ordinal();
        return mask;
    }

    public static String cardName(int card) {
        return Card.of(card).text();
    }

    /** A card's steps (right, forward) as its holder sees them. */
    public static List<Step> steps(int card) {
        return Card.of(card).steps();
    }

    /** A position from its parts; of each hand the two cards, Blue's first. */
    public static Position position(int side, int[] men, int[] masters, int[] hands, int sideCard) {
        return new OnitamaSetup(
                        SIZE,
                        side,
                        BitSet.valueOf(new long[] {men[0]}),
                        BitSet.valueOf(new long[] {men[1]}),
                        masters[0],
                        masters[1],
                        Hands.of(hands[0], hands[1], hands[2], hands[3], sideCard))
                .position();
    }
}
