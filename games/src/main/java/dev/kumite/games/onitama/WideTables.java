package dev.kumite.games.onitama;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Where each card's steps lead on a board of any size; see {@link BitTables} for what a "way" is. */
final class WideTables {
    private static final Map<Integer, WideTables> BY_SIZE = new ConcurrentHashMap<>();

    private final int squares;
    private final short[] target;

    private WideTables(int size) {
        squares = size * size;
        target = new short[Card.count() * 2 * Card.MOST_STEPS * squares];
        for (int card = 0; card < Card.count(); card++)
            for (int side = 0; side < 2; side++)
                for (int k = 0; k < Card.stepCount(card); k++)
                    for (int from = 0; from < squares; from++) {
                        int to = BitTables.landing(
                                size,
                                from,
                                BitTables.turned(Card.of(card).steps().get(k), side));
                        target[place(card << 1 | side, k, from)] = (short) (to < 0 ? from : to);
                    }
    }

    static WideTables of(int size) {
        return BY_SIZE.computeIfAbsent(size, WideTables::new);
    }

    private int place(int way, int k, int from) {
        return (way * Card.MOST_STEPS + k) * squares + from;
    }

    /** Where the k-th step leads; {@code from} itself, which is the mover's own, when it leads off the board. */
    int target(int way, int k, int from) {
        return target[place(way, k, from)];
    }
}
