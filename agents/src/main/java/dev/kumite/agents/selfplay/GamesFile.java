package dev.kumite.agents.selfplay;

import dev.kumite.base.LinesFile;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The games of a run of self-play, one per line, appended as they finish. */
final class GamesFile implements AutoCloseable {
    private final Map<Integer, SelfPlayGame> games = new TreeMap<>();
    private final LinesFile file;

    /** Opens or begins the file; {@code conditions} say how its games were played, and others are refused. */
    GamesFile(Path path, String conditions) {
        file = new LinesFile(path, "games", conditions, line -> {
            SelfPlayGame game = SelfPlayGame.parse(line);
            games.put(game.number(), game);
        });
    }

    synchronized boolean has(int number) {
        return games.containsKey(number);
    }

    synchronized void add(SelfPlayGame game) {
        file.add(game.line());
        games.put(game.number(), game);
    }

    /** All games by number. */
    synchronized Map<Integer, SelfPlayGame> games() {
        return new TreeMap<>(games);
    }

    @Override
    public void close() {
        file.close();
    }
}
