package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.lab.store.StoredSharing;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is listed of each stored game. To know how a game ended it is replayed, so that lines are kept as long as their
 * game does not change.
 */
final class LiveGameIndex {
    private final StoreAccess store;
    private final Map<String, Entry> entries = new HashMap<>();

    LiveGameIndex(StoreAccess store) {
        this.store = store;
    }

    /** @param line null for a damaged game; a request for it by its id reports what is wrong */
    private record Entry(long version, LiveGameView.@Nullable Line line) {}

    /** The games that a filter accepts, the most recently changed first. */
    synchronized List<LiveGameView.Line> find(GameFilter filter) {
        Map<String, Long> versions = store.ask(store -> store.liveGameVersions());
        entries.keySet().retainAll(versions.keySet());
        versions.forEach((id, version) -> {
            Entry known = entries.get(id);
            if (known == null || known.version() != version) read(id);
        });
        return versions.keySet().stream()
                .map(id -> Optional.ofNullable(entries.get(id)).map(Entry::line))
                .flatMap(Optional::stream)
                .filter(filter::accepts)
                .toList();
    }

    private void read(String id) {
        store.ask(store -> store.liveGame(id)).ifPresent(state -> {
            StoredSharing sharing = store.ask(store -> store.sharing(id)).orElseGet(() -> StoredSharing.none(id));
            entries.put(id, new Entry(state.version(), line(state, sharing)));
        });
    }

    private static LiveGameView.@Nullable Line line(StoredLiveGame state, StoredSharing sharing) {
        try {
            return LiveGameViews.line(state, Sharing.names(sharing));
        } catch (BadInput | Refusal damaged) {
            return null;
        }
    }
}
