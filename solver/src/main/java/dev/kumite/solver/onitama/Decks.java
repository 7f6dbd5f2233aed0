package dev.kumite.solver.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Oracle;
import dev.kumite.games.Position;
import dev.kumite.games.Rng;
import dev.kumite.games.onitama.OnitamaBoards;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The tables of many decks: whichever cards a position has, its tables are opened when it is first asked about. */
final class Decks implements Oracle {
    private final int men;
    private final Function<Deck, @Nullable Tables> opener;
    /** What was looked for so far. Guarded by the map. */
    private final Map<Long, Shelf> shelves = new HashMap<>();

    private volatile Shelf last = new Shelf(0, null);

    /** The tables of some cards, or null where there are none. */
    private record Shelf(long cards, @Nullable Tables tables) {}

    /** @param men the largest number of men that any of the tables covers */
    Decks(int men, Function<Deck, @Nullable Tables> opener) {
        this.men = men;
        this.opener = opener;
    }

    private @Nullable Tables tables(Position position) {
        long cards = Deck.cardsOf(position);
        Shelf shelf = last;
        if (shelf.cards() != cards) {
            shelf = shelf(cards);
            last = shelf;
        }
        return shelf.tables();
    }

    private Shelf shelf(long cards) {
        synchronized (shelves) {
            Shelf known = shelves.get(cards);
            if (known != null) return known;
            Shelf shelf = new Shelf(cards, opener.apply(new Deck(cards)));
            shelves.put(cards, shelf);
            return shelf;
        }
    }

    @Override
    public int value(Position position) {
        if (position.pieces(0) + position.pieces(1) > men || !OnitamaBoards.isOne(position)) return UNKNOWN;
        Tables tables = tables(position);
        return tables == null ? UNKNOWN : tables.value(position);
    }

    @Override
    public int winningMove(Position position) {
        if (value(position) != WIN) return NO_MOVE;
        Tables tables = tables(position);
        return tables == null ? NO_MOVE : tables.winningMove(position);
    }

    @Override
    public int winningPlies(Position position) {
        if (value(position) != WIN) return 0;
        Tables tables = tables(position);
        return tables == null ? 0 : tables.winningPlies(position);
    }

    /** With the cards of the tables that were opened last; there must be some. */
    @Override
    public Position sample(int pieces, Rng rng) {
        return sampled().sample(pieces, rng);
    }

    @Override
    public Position any(Rng rng) {
        return sampled().any(rng);
    }

    private Tables sampled() {
        Tables tables = last.tables();
        if (tables == null)
            throw new BadInput(
                    "positions are drawn for five cards that have tables: name them, as in --cards ox+boar+horse+elephant+crab");
        return tables;
    }

    @Override
    public int pieces() {
        return men;
    }
}
