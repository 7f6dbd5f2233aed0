package dev.kumite.solver;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tablebases of all decks or boards of a game: the one that a position belongs to is opened when it is first needed.
 * The one used last is found without a lock.
 */
public abstract class LazyOracle<O extends Oracle> implements Oracle {
    private final Map<Long, Entry<O>> entries;
    private volatile @Nullable Entry<O> last;

    private record Entry<O>(long key, @Nullable O oracle) {}

    /** Keeps the tablebases opened first until there are more than {@code capacity}. */
    protected LazyOracle(int capacity) {
        entries = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Long, Entry<O>> eldest) {
                return size() > capacity;
            }
        };
    }

    /** Whether any tablebase can cover such a position. */
    protected abstract boolean covers(Position position);

    /** The number of the deck or board that a position is played with. */
    protected abstract long key(Position position);

    /** The tablebase of that deck or board; null if it has none. */
    protected abstract @Nullable O open(Position position);

    /** What to say where a position is to be drawn, which can only be done for one deck or board. */
    protected abstract String nameOne();

    /** The tablebase that a position belongs to; null if there is none. */
    public final @Nullable O tablebase(Position position) {
        long key = key(position);
        Entry<O> entry = last;
        if (entry == null || entry.key() != key) {
            entry = find(key, position);
            last = entry;
        }
        return entry.oracle();
    }

    private Entry<O> find(long key, Position position) {
        synchronized (entries) {
            Entry<O> known = entries.get(key);
            if (known != null) return known;
            Entry<O> fresh = new Entry<>(key, open(position));
            entries.put(key, fresh);
            return fresh;
        }
    }

    @Override
    public final int value(Position position) {
        O tablebase = covers(position) ? tablebase(position) : null;
        return tablebase == null ? UNKNOWN : tablebase.value(position);
    }

    @Override
    public final int winningMove(Position position) {
        O tablebase = covers(position) ? tablebase(position) : null;
        return tablebase == null ? NO_MOVE : tablebase.winningMove(position);
    }

    @Override
    public final int winningPlies(Position position) {
        O tablebase = covers(position) ? tablebase(position) : null;
        return tablebase == null ? 0 : tablebase.winningPlies(position);
    }

    @Override
    public final Position sample(int pieces, Rng rng) {
        throw new BadInput(nameOne());
    }

    @Override
    public final Position any(Rng rng) {
        throw new BadInput(nameOne());
    }
}
