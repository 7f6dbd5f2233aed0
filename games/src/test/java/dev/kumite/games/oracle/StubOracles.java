package dev.kumite.games.oracle;

import dev.kumite.games.Game;
import dev.kumite.games.StubGame;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A source for {@link StubGame}, which the service loader finds in tests; it has no tables. */
public final class StubOracles implements OracleSource {
    @Override
    public String game() {
        return new StubGame().name();
    }

    @Override
    public @Nullable Oracle usual(Game game, Path folder) {
        return null;
    }

    @Override
    public Oracle open(Game game, int pieces, Path folder) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Path> files(Path folder) {
        return List.of();
    }

    @Override
    public Oracle largest(Game game, Path folder) {
        throw new UnsupportedOperationException();
    }
}
