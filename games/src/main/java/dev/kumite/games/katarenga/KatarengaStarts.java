package dev.kumite.games.katarenga;

import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The layouts of a board, each by the seed that draws it. A layout's features are how many tiles of each kind each row
 * has, from White's home row on; White begins.
 */
final class KatarengaStarts implements Starts {
    private final KatarengaGame game;

    KatarengaStarts(KatarengaGame game) {
        this.game = game;
    }

    @Override
    public String noun() {
        return "layout";
    }

    @Override
    public long count() {
        return ENDLESS;
    }

    @Override
    public Position position(long number) {
        return game.start(number);
    }

    @Override
    public String name(long number) {
        return game.layout(number).toString();
    }

    @Override
    public List<Feature> features() {
        List<Feature> features = new ArrayList<>();
        for (int row = 1; row <= game.size(); row++)
            for (Tile tile : Tile.values())
                features.add(new Feature("tiles in a row", tile.letter() + " in row " + row));
        return features;
    }

    @Override
    public void describe(long number, double[] out) {
        Layout layout = game.layout(number);
        int kinds = Tile.values().length;
        for (int square = 0; square < layout.squares(); square++)
            out[square / layout.size() * kinds + layout.tile(square).ordinal()]++;
    }
}
