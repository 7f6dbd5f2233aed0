package dev.kumite.games.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.evaluation.Tuned;
import dev.kumite.games.evaluation.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Students and masters by square, and the cards held, by weights tuned on self-play. Squares are seen from their
 * owner's side and folded left to right. Boards other than 5×5 and 7×7 use the weights of 7×7 for the corresponding
 * squares.
 */
final class OnitamaTuned extends Tuned {
    private static final int LARGEST_TABLE = 7;

    private final int size;
    /** The size of the board that the weights were tuned on. */
    private final int tableSize;

    /** Of the men of each side. */
    private final SquareWeights[] men = new SquareWeights[2];

    private final int[] card;

    OnitamaTuned(int size, int[] weights) {
        super(names(tableSize(size)), weights);
        this.size = size;
        this.tableSize = tableSize(size);
        int cells = cells(tableSize);
        for (int side = 0; side < 2; side++) {
            int[] students = new int[size * size];
            int[] masters = new int[size * size];
            for (int square = 0; square < size * size; square++) {
                students[square] = weights[cell(side, square)];
                masters[square] = weights[cells + cell(side, square)];
            }
            men[side] = new SquareWeights(students, masters);
        }
        card = new int[Card.count()];
        System.arraycopy(weights, 2 * cells, card, 0, card.length);
    }

    static OnitamaTuned shipped(int size) {
        int tableSize = tableSize(size);
        return new OnitamaTuned(
                size, Weights.shipped(OnitamaTuned.class, "tuned-" + tableSize + ".txt", names(tableSize)));
    }

    private static int tableSize(int size) {
        return size == 5 ? 5 : LARGEST_TABLE;
    }

    private static int cells(int tableSize) {
        return tableSize * (tableSize / 2 + 1);
    }

    private static List<String> names(int tableSize) {
        List<String> names = new ArrayList<>();
        for (String man : List.of("student", "master"))
            for (int row = 1; row <= tableSize; row++)
                for (int fromEdge = 0; fromEdge <= tableSize / 2; fromEdge++)
                    names.add(man + "-row" + row + "-edge" + fromEdge);
        for (Card card : Card.values()) names.add("card-" + card.text());
        return names;
    }

    /** The cell of the weights' board on which a square lies, seen from a side. */
    private int cell(int side, int square) {
        int seen = side == 0 ? square : size * size - 1 - square;
        int row = scaled(seen / size);
        int column = scaled(seen % size);
        return row * (tableSize / 2 + 1) + Math.min(column, tableSize - 1 - column);
    }

    private int scaled(int place) {
        return (place * (tableSize - 1) + (size - 1) / 2) / (size - 1);
    }

    @Override
    public String help() {
        return "squares of students and masters, cards held; a student is worth about 100; tuned on self-play";
    }

    @Override
    public int score(Position position) {
        OnitamaPosition p = (OnitamaPosition) position;
        int side = p.side;
        int score = p.placed(side, men[side]) - p.placed(1 - side, men[1 - side]) + held(p, side) - held(p, 1 - side);
        return Math.max(1 - LIMIT, Math.min(LIMIT - 1, score));
    }

    private int held(OnitamaPosition p, int side) {
        return card[Hands.first(p.hands, side)] + card[Hands.second(p.hands, side)];
    }

    @Override
    public void features(Position position, int[] out) {
        OnitamaPosition p = (OnitamaPosition) position;
        Arrays.fill(out, 0);
        int cells = cells(tableSize);
        for (int of = 0; of < 2; of++) {
            int sign = of == p.side ? 1 : -1;
            BitSet men = p.men(of);
            for (int at = men.nextSetBit(0); at >= 0; at = men.nextSetBit(at + 1))
                out[(at == p.master(of) ? cells : 0) + cell(of, at)] += sign;
            out[2 * cells + Hands.first(p.hands, of)] += sign;
            out[2 * cells + Hands.second(p.hands, of)] += sign;
        }
    }

    @Override
    public Tunable with(int[] other) {
        return new OnitamaTuned(size, other);
    }
}
