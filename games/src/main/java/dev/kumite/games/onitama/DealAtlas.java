package dev.kumite.games.onitama;

import dev.kumite.games.Chance;
import dev.kumite.games.core.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The shipped atlas of the deals of the base deck on 5×5: {@code data/onitama-deals.tsv}, which {@code kumite survey}
 * writes. A row has the deals with the same side card and the same hand of the player who begins. Read on first use.
 */
final class DealAtlas {
    private static final int SIZE = 5;
    private static final int FAIR_FROM = 48;
    private static final int FAIR_TO = 52;
    private static final List<Card> BASE = Card.parseDeck("base");
    private static final OnitamaStarts STARTS = new OnitamaStarts(SIZE, Dealer.of(BASE, Dealer.BY_STAMP));

    private DealAtlas() {}

    /** Loaded by the first who asks. */
    private static final class Chances {
        static final byte[] PERCENT = new byte[(int) STARTS.count()];
        static final byte[] WITHIN = new byte[(int) STARTS.count()];

        static {
            try (InputStream in = DealAtlas.class.getResourceAsStream("onitama-deals.tsv")) {
                String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
                text.lines().filter(line -> !line.startsWith("#")).forEach(Chances::read);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        static final List<Integer> FAIR = fairDeals();

        private static List<Integer> fairDeals() {
            List<Integer> fair = new ArrayList<>();
            for (int number = 0; number < PERCENT.length; number++)
                if (PERCENT[number] >= FAIR_FROM && PERCENT[number] <= FAIR_TO) fair.add(STARTS.hands(number));
            return List.copyOf(fair);
        }

        private static void read(String line) {
            String[] cells = line.split("\t", -1);
            int number = (int) STARTS.number(Hands.parse(cells[0]));
            for (int i = 1; i < cells.length; i++, number++) {
                int slash = cells[i].indexOf('/');
                PERCENT[number] = Byte.parseByte(slash < 0 ? cells[i] : cells[i].substring(0, slash));
                WITHIN[number] = slash < 0 ? 0 : Byte.parseByte(cells[i].substring(slash + 1));
            }
        }
    }

    /** Blue's chances from a start with these hands. */
    static Optional<Chance> of(OnitamaPosition position) {
        if (position.size != SIZE || position.result() != Result.ONGOING || !isStart(position)) return Optional.empty();
        if ((Hands.cards(position.hands) & ~OnitamaBoards.mask(BASE)) != 0) return Optional.empty();
        int number = (int) STARTS.number(position.hands, position.side);
        int percent = Chances.PERCENT[number];
        return Optional.of(new Chance(position.side == 0 ? percent : 100 - percent, Chances.WITHIN[number]));
    }

    private static boolean isStart(OnitamaPosition position) {
        return position.key()
                == OnitamaSetup.start(SIZE, position.side, position.hands).key();
    }

    /** The deals in which both sides have about the same chances. */
    static List<Integer> fair() {
        return Chances.FAIR;
    }
}
