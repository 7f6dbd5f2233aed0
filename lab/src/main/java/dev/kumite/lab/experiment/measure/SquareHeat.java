package dev.kumite.lab.experiment.measure;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.picture.Drawing;
import java.util.List;

/** How often each square of a board was left or reached by moves: a heat map of play. */
public final class SquareHeat implements Counter.OfMoves {
    public static final List<String> NAMES =
            List.of("squares-to-a", "squares-to-b", "squares-to", "squares-from-a", "squares-from-b", "squares-from");

    private final boolean from;
    private final MoveCounters.Who who;
    private List<Drawing.Cell> cells = List.of();
    private int columns;
    private long[] counts = {};
    private long moves;
    private boolean oneBoard = true;

    public SquareHeat(String name) {
        from = name.startsWith("squares-from");
        who = name.endsWith("-a")
                ? MoveCounters.Who.A
                : name.endsWith("-b") ? MoveCounters.Who.B : MoveCounters.Who.BOTH;
    }

    public static String checked(String name) {
        if (!NAMES.contains(name))
            throw new BadInput("there is no board value '" + name + "'; " + Nearest.hint(name, NAMES));
        return name;
    }

    @Override
    public void see(Ply ply) {
        if (!who.counts(ply)) return;
        if (cells.isEmpty()) {
            cells = ply.cells();
            columns = ply.columns();
            counts = new long[cells.size()];
        }
        if (ply.cells().size() != counts.length) return;
        if (ply.number() < 2) oneBoard &= sameGround(ply.cells());
        int square = from ? ply.from() : ply.to();
        moves++;
        if (square != Ply.NOWHERE) counts[square]++;
    }

    @Override
    public void add(long unit, dev.kumite.lab.play.Played played) {}

    /** It has no single figure. */
    @Override
    public Figure figure() {
        return Figure.NONE;
    }

    /** The board as it was first seen: its squares and what they show. */
    public List<Drawing.Cell> cells() {
        return cells;
    }

    public int columns() {
        return columns;
    }

    /** Whether every game had the same tiles in the same places. */
    public boolean oneBoard() {
        return oneBoard;
    }

    private boolean sameGround(List<Drawing.Cell> others) {
        for (int i = 0; i < others.size(); i++)
            if (others.get(i).ground() != cells.get(i).ground()) return false;
        return true;
    }

    /** The share of the moves that left, or reached, this square. */
    public double share(int square) {
        return moves == 0 ? 0 : (double) counts[square] / moves;
    }
}
