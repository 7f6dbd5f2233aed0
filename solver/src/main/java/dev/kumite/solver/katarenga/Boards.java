package dev.kumite.solver.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Oracle;
import dev.kumite.games.Position;
import dev.kumite.games.Rng;
import dev.kumite.games.katarenga.KatarengaBoards;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All boards of 4×4: the tables of a board are read, or else solved in a second or two, when a position on it is first
 * asked about. The last few are kept.
 */
final class Boards implements Oracle {
    private static final int KEPT = 4;

    private final Path folder;
    /** By the key of the layout. Guarded by itself. */
    private final Map<Long, Shelf> shelves = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Shelf> eldest) {
            return size() > KEPT;
        }
    };

    private volatile @Nullable Shelf last;

    private record Shelf(long layout, Tables tables) {}

    Boards(Path folder) {
        this.folder = folder;
    }

    /** The tables of the board that a position is on. */
    Tables tables(Position position) {
        long layout = KatarengaBoards.layoutKey(position);
        Shelf shelf = last;
        if (shelf == null || shelf.layout() != layout) {
            shelf = shelf(layout, position);
            last = shelf;
        }
        return shelf.tables();
    }

    private Shelf shelf(long layout, Position position) {
        synchronized (shelves) {
            return shelves.computeIfAbsent(layout, key -> new Shelf(layout, new Builder(position.copy()).open(folder)));
        }
    }

    @Override
    public int value(Position position) {
        return KatarengaBoards.isOne(position) ? tables(position).value(position) : UNKNOWN;
    }

    @Override
    public int winningMove(Position position) {
        return KatarengaBoards.isOne(position) ? tables(position).winningMove(position) : NO_MOVE;
    }

    @Override
    public int winningPlies(Position position) {
        return KatarengaBoards.isOne(position) ? tables(position).winningPlies(position) : 0;
    }

    /** On the board that was asked about last. */
    @Override
    public Position sample(int pieces, Rng rng) {
        return sampled().sample(pieces, rng);
    }

    @Override
    public Position any(Rng rng) {
        return sampled().any(rng);
    }

    private Tables sampled() {
        Shelf shelf = last;
        if (shelf == null) throw new BadInput("a sample needs a board; name its tiles (docs/tables.md)");
        return shelf.tables();
    }

    @Override
    public int pieces() {
        return 2 * PawnSets.MOST;
    }
}
