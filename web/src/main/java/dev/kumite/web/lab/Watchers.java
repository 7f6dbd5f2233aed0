package dev.kumite.web.lab;

import dev.kumite.web.view.Json;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Those who watch something, by its name. News of one thing is made and told one after the other, so that nobody hears
 * an older state after a newer one, or comes in between an end and the news of it.
 */
final class Watchers<N> {
    private final Map<N, Set<Consumer<String>>> all = new ConcurrentHashMap<>();

    /** Lets somebody in, who hears at once how it stands; where that cannot be said, nobody came in. */
    void add(N name, Consumer<String> watcher, Supplier<?> now) {
        all.compute(name, (key, before) -> {
            Set<Consumer<String>> after = before == null ? new HashSet<>() : new HashSet<>(before);
            after.add(watcher);
            watcher.accept(Json.write(now.get()));
            return after;
        });
    }

    void remove(N name, Consumer<String> watcher) {
        all.computeIfPresent(name, (key, before) -> {
            Set<Consumer<String>> after = new HashSet<>(before);
            after.remove(watcher);
            return after.isEmpty() ? null : after;
        });
    }

    /** The news is only made where somebody watches. */
    void tell(N name, Supplier<?> news) {
        all.computeIfPresent(name, (key, watchers) -> {
            String message = Json.write(news.get());
            watchers.forEach(watcher -> watcher.accept(message));
            return watchers;
        });
    }
}
