package dev.kumite.solver.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.Lottery;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The tablebase of one deck: the oracle of positions with its five cards and few students. */
final class Tablebase implements Oracle {
    private static final int SIDES = 4;

    private final Deck deck;
    private final @Nullable EndgameTable[] tables = new EndgameTable[SIDES * SIDES];
    private int students = -1;

    Tablebase(Deck deck) {
        this.deck = deck;
    }

    Deck deck() {
        return deck;
    }

    void put(int own, int other, EndgameTable table) {
        tables[own * SIDES + other] = table;
    }

    EndgameTable table(int own, int other) {
        return Objects.requireNonNull(tables[own * SIDES + other]);
    }

    /** From now on every position with so many students a side is covered. */
    void cover(int upTo) {
        students = upTo;
    }

    /** Men of both sides, masters included. */
    @Override
    public int pieces() {
        return 2 * students + 2;
    }

    @Override
    public int value(Position position) {
        int side = position.sideToMove();
        int own = position.pieces(side) - 1;
        int other = position.pieces(1 - side) - 1;
        if (own > students || other > students || !OnitamaBoards.isFiveByFive(position)) return UNKNOWN;
        if (position.result() != Result.ONGOING) return LOSS;
        if (Deck.cardsOf(position) != deck.mask()) return UNKNOWN;
        EndgameTable table = table(own, other);
        long board = table.board(
                Placements.of(own).number(position, side), Placements.of(other).number(position, 1 - side));
        return EndgameTable.value(board, deck.arrangement(position));
    }

    /** Two placements drawn from all, until no two men share a square. */
    @Override
    public Position any(Rng rng) {
        Lottery<Placements[]> pairs = new Lottery<>();
        for (int own = 0; own <= students; own++)
            for (int other = 0; other <= students; other++) {
                Placements[] pair = {Placements.of(own), Placements.of(other)};
                pairs.add(pair, (long) pair[0].count() * pair[1].count());
            }
        while (true) {
            Placements[] pair = pairs.draw(rng);
            int blue = rng.below(pair[0].count());
            int red = rng.below(pair[1].count());
            int[] men = {pair[0].men(blue), Placements.turned(pair[1].men(red))};
            if ((men[0] & men[1]) != 0) continue;
            int[] masters = {pair[0].master(blue), Placements.SQUARES - 1 - pair[1].master(red)};
            return deal(rng, men, masters);
        }
    }

    /** The wave that found a lost position; 0 for the first few. */
    int lateWave(Position position) {
        int side = position.sideToMove();
        int own = position.pieces(side) - 1;
        int other = position.pieces(1 - side) - 1;
        return table(own, other)
                .lateWave(
                        Placements.of(own).number(position, side),
                        Placements.of(other).number(position, 1 - side),
                        deck.arrangement(position));
    }

    @Override
    public int winningMove(Position position) {
        return position.result() == Result.ONGOING && value(position) == WIN
                ? new WinningLine(this, position).move()
                : NO_MOVE;
    }

    @Override
    public int winningPlies(Position position) {
        return position.result() == Result.ONGOING && value(position) == WIN
                ? new WinningLine(this, position).plies()
                : 0;
    }

    @Override
    public Position sample(int pieces, Rng rng) {
        while (true) {
            Position position = scatter(pieces, rng);
            if (position.result() == Result.ONGOING) return position;
        }
    }

    private Position scatter(int pieces, Rng rng) {
        int first = rng.below(2);
        int[] counts = new int[2];
        counts[first] = (pieces + 1) / 2;
        counts[1 - first] = pieces / 2;
        return scatter(first, counts, rng);
    }

    /** So many men of either side on squares drawn by chance, in turns from the first side; it may be over. */
    Position scatter(int first, int[] counts, Rng rng) {
        int[] men = new int[2];
        int[] masters = new int[2];
        for (int placed = 0; placed < counts[0] + counts[1]; ) {
            int turn = first + placed & 1;
            int side = Integer.bitCount(men[turn]) < counts[turn] ? turn : 1 - turn;
            int square = rng.below(Placements.SQUARES);
            boolean master = men[side] == 0;
            int goal = side == 0 ? Placements.GOAL : Placements.SQUARES - 1 - Placements.GOAL;
            if (((men[0] | men[1]) >>> square & 1) != 0 || master && square == goal) continue;
            if (master) masters[side] = square;
            men[side] |= 1 << square;
            placed++;
        }
        return deal(rng, men, masters);
    }

    private Position deal(Rng rng, int[] men, int[] masters) {
        int[] cards = new int[Arrangements.CARDS];
        for (int i = 0; i < cards.length; i++) {
            int at = rng.below(i + 1);
            cards[i] = cards[at];
            cards[at] = deck.card(i);
        }
        return OnitamaBoards.position(rng.below(2), men, masters, cards, cards[4]);
    }
}
