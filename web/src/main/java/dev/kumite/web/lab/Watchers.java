package dev.kumite.web.lab;

import dev.kumite.web.view.Json;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Those who watch something, by its name. Updates about one thing are made and sent one at a time, so that nobody hears
 * an older state after a newer one, or comes in between an end and the news of it. To leave nobody has to wait.
 */
final class Watchers<N> {
    private static final int TURNS = 16;

    private final Map<N, Set<Consumer<String>>> all = new ConcurrentHashMap<>();
    private final Object[] turns =
            IntStream.range(0, TURNS).mapToObj(i -> new Object()).toArray();

    /** Whoever holds this may make news of the thing and tell it. */
    private Object turn(N name) {
        return turns[Math.floorMod(name.hashCode(), TURNS)];
    }

    /**
     * Lets somebody in, who hears at once how it stands; where that cannot be said, nobody came in. He is let in first:
     * what ends after that is told to him, and what ended before is in what he hears.
     */
    void add(N name, Consumer<String> watcher, Supplier<?> now) {
        synchronized (turn(name)) {
            all.compute(name, (key, before) -> {
                Set<Consumer<String>> after = before == null ? new HashSet<>() : new HashSet<>(before);
                after.add(watcher);
                return after;
            });
            String message;
            try {
                message = Json.write(now.get());
            } catch (RuntimeException unknown) {
                remove(name, watcher);
                throw unknown;
            }
            watcher.accept(message);
        }
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
        if (!all.containsKey(name)) return;
        synchronized (turn(name)) {
            String message = Json.write(news.get());
            all.getOrDefault(name, Set.of()).forEach(watcher -> watcher.accept(message));
        }
    }
}
