package dev.kumite.games.katarenga;

import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * The layouts of a board, by the numbers or the seeds that they belong to. A layout's features are how many tiles of each
 * kind each row has, from White's home row on; White begins.
 */
final class KatarengaStarts implements Starts {
    private final int size;
    private final long count;
    private final LongFunction<Layout> layouts;
    private final LongFunction<Position> positions;

    KatarengaStarts(int size, long count, LongFunction<Layout> layouts, LongFunction<Position> positions) {
        this.size = size;
        this.count = count;
        this.layouts = layouts;
        this.positions = positions;
    }

    @Override
    public String noun() {
        return "layout";
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public Position position(long number) {
        return positions.apply(number);
    }

    @Override
    public String name(long number) {
        return layouts.apply(number).toString();
    }

    @Override
    public List<Feature> features() {
        List<Feature> features = new ArrayList<>();
        for (int row = 1; row <= size; row++)
            for (Tile tile : Tile.values())
                features.add(new Feature("tiles in a row", tile.letter() + " in row " + row));
        return features;
    }

    @Override
    public void describe(long number, double[] out) {
        Layout layout = layouts.apply(number);
        int kinds = Tile.values().length;
        for (int square = 0; square < layout.squares(); square++)
            out[square / size * kinds + layout.tile(square).ordinal()]++;
    }
}
