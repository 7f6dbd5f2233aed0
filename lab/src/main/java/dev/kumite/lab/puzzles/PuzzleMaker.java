package dev.kumite.lab.puzzles;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.selfplay.SelfPlayGame;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles of a game: from the last plies of games that a fast agent plays against itself and, where a tablebase is
 * at hand, in turn with these from random positions of it. The seed decides everything, with any number of workers.
 */
public final class PuzzleMaker {
    private static final String PLAYER = "strong(nodes=300, memory=1m, eval=default)";
    private static final int OPENING = 6;
    private static final int BATCH = 32;
    private static final int SAMPLES = 20;

    private final Game game;
    private final long seed;
    private final int limit;
    private final @Nullable Oracle oracle;
    private final AgentMaker player = Agents.shipped().parse(PLAYER);

    /** A maker that uses the tablebase every machine has, where the game has one; {@code limit} is that of the search. */
    public static PuzzleMaker of(Game game, long seed, int limit) {
        Oracle usual = Oracles.of(game)
                .map(source -> source.usual(game, Oracles.folder()))
                .orElse(null);
        return new PuzzleMaker(game, seed, limit, usual);
    }

    PuzzleMaker(Game game, long seed, int limit, @Nullable Oracle oracle) {
        this.game = game;
        this.seed = seed;
        this.limit = limit;
        this.oracle = oracle;
    }

    /** What the file says about how its puzzles were made. */
    String conditions() {
        return game.text() + ", seed " + seed + ", wins of at most " + limit + " plies"
                + (oracle == null ? "" : ", tablebase of " + oracle.pieces() + " pieces");
    }

    /**
     * Adds puzzles to a file until it has enough. The file is replaced after every few sources, so that a run that was
     * stopped at any moment continues.
     */
    public PuzzleFile.Contents make(Path file, int wanted, int workers, IntConsumer progress) {
        PuzzleFile.Contents contents = PuzzleFile.of(file, conditions());
        try (Crew crew = new Crew(workers, "puzzles")) {
            while (contents.puzzles().size() < wanted) {
                contents = batch(contents, wanted, crew);
                PuzzleFile.write(file, contents);
                progress.accept(contents.puzzles().size());
            }
        }
        return contents;
    }

    private PuzzleFile.Contents batch(PuzzleFile.Contents before, int wanted, Crew crew) {
        Map<String, Puzzle> puzzles = new LinkedHashMap<>();
        before.puzzles().forEach(puzzle -> puzzles.put(puzzle.position(), puzzle));
        List<Optional<Puzzle>> found = new ArrayList<>(Collections.nCopies(BATCH, Optional.empty()));
        crew.share(BATCH, (worker, i) -> found.set(i, fromSource(before.sources() + i)));
        int sources = before.sources();
        for (int i = 0; i < BATCH && puzzles.size() < wanted; i++, sources++)
            found.get(i).ifPresent(puzzle -> puzzles.putIfAbsent(puzzle.position(), puzzle));
        return new PuzzleFile.Contents(before.conditions(), sources, List.copyOf(puzzles.values()));
    }

    /** At most one puzzle comes from a game, so that no two are alike. */
    private Optional<Puzzle> fromSource(int number) {
        Oracle tables = oracle;
        PuzzleFinder finder = new PuzzleFinder(game, limit, tables);
        if (tables == null || number % 2 == 0) return fromGame(finder, number);
        Rng rng = new Rng(Rng.mix(seed) + number);
        for (int i = 0; i < SAMPLES; i++) {
            Optional<Puzzle> found = finder.byTablebase(tables.sample(tables.pieces(), rng), tables);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** The longest win among the last positions of a game. */
    private Optional<Puzzle> fromGame(PuzzleFinder finder, int number) {
        SelfPlayGame played = SelfPlayGame.play(game, player, OPENING, seed, number);
        List<Position> positions = played.positions(game);
        for (int back = Math.min(limit, positions.size()); back > 1; back -= 2) {
            Optional<Puzzle> found = finder.bySearch(positions.get(positions.size() - back));
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }
}
