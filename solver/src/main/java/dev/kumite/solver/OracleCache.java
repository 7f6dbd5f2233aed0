package dev.kumite.solver;

import dev.kumite.games.oracle.Oracle;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The oracles that this process has opened, shared by the agents of all games. Each is opened once; whoever asks for one
 * that is being opened waits for it.
 *
 * @param <K> what tells the oracles of a game apart
 */
public final class OracleCache<K, O extends Oracle> {
    private final Map<K, O> opened = new HashMap<>();

    /** The oracle of this key; a failure to open it is thrown, and tried again the next time. */
    public synchronized O get(K key, Supplier<O> opener) {
        O known = opened.get(key);
        if (known != null) return known;
        O fresh = opener.get();
        opened.put(key, fresh);
        return fresh;
    }
}
