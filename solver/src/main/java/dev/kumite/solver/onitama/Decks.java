package dev.kumite.solver.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.solver.LazyOracle;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All decks of five cards: each has a tablebase of its own, or none. */
final class Decks extends LazyOracle<Tablebase> {
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
    protected String nothingOpened() {
        return "positions are drawn for five cards that have tables: name them, as in --cards ox+boar+horse+elephant+crab";
    }

    @Override
    public int pieces() {
        return men;
    }
}
