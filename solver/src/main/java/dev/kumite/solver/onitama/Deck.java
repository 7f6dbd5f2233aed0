package dev.kumite.solver.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.picture.Drawing.Step;
import dev.kumite.solver.LazyOracle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The five cards of a table, numbered 0 to 4 in the order of all cards. */
final class Deck {
    private static final int ALL_CARDS = 64;

    private final long mask;
    private final List<Integer> cards = new ArrayList<>();
    private final byte[] numbers = new byte[ALL_CARDS];

    /** @param mask the set of the cards, as in {@link OnitamaBoards} */
    Deck(long mask) {
        this.mask = mask;
        for (long left = mask; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            numbers[card] = (byte) cards.size();
            cards.add(card);
        }
        if (cards.size() != Arrangements.CARDS) throw new IllegalArgumentException("five cards, not " + cards.size());
    }

    long mask() {
        return mask;
    }

    /** The card of all cards that has this number here. */
    int card(int number) {
        return cards.get(number);
    }

    /** The names, joined by a plus. */
    String text() {
        return cards.stream().map(OnitamaBoards::cardName).collect(Collectors.joining("+"));
    }

    /** The numbers of the cards among all cards: short enough for a file's header. */
    String code() {
        return cards.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    List<Step> steps(int number) {
        return OnitamaBoards.steps(card(number));
    }

    static long cardsOf(Position position) {
        return hand(position, 0) | hand(position, 1) | 1L << OnitamaBoards.sideCard(position);
    }

    private static long hand(Position position, int side) {
        return 1L << OnitamaBoards.firstCard(position, side) | 1L << OnitamaBoards.secondCard(position, side);
    }

    /** The arrangement of a position that is played with these cards. */
    int arrangement(Position position) {
        int side = position.sideToMove();
        return Arrangements.of(
                numbers[OnitamaBoards.firstCard(position, side)],
                numbers[OnitamaBoards.secondCard(position, side)],
                numbers[OnitamaBoards.sideCard(position)]);
    }

    /** All decks of five cards: each has a tablebase of its own, or none. */
    static final class Decks extends LazyOracle<Tablebase> {
        private final int men;
        private final Function<Deck, @Nullable Tablebase> opener;

        /** @param men the largest number of men that any of the tablebases covers */
        Decks(int men, Function<Deck, @Nullable Tablebase> opener) {
            super(Integer.MAX_VALUE);
            this.men = men;
            this.opener = opener;
        }

        @Override
        protected boolean covers(Position position) {
            return OnitamaBoards.isFiveByFive(position) && position.pieces(0) + position.pieces(1) <= men;
        }

        @Override
        protected long key(Position position) {
            return Deck.cardsOf(position);
        }

        @Override
        protected @Nullable Tablebase open(Position position) {
            return opener.apply(new Deck(Deck.cardsOf(position)));
        }

        @Override
        protected String nameOne() {
            return "positions are drawn for five cards that have tables: name them, as in --cards ox+boar+horse+elephant+crab";
        }

        @Override
        public int pieces() {
            return men;
        }
    }
}
