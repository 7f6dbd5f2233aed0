package dev.kumite.agents.selfplay;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Games of an agent against itself. They are stored as they finish, so that a run that was stopped can continue; the same
 * seed gives the same games with any number of workers.
 *
 * @param opening each game begins with up to this many random plies
 */
public record SelfPlay(Game game, AgentMaker agent, int opening, long seed) {

    /** How the games were played, in one line. */
    public String conditions() {
        return game.text() + " " + agent.meaning(game) + " opening=" + opening + " seed=" + seed;
    }

    /** Plays those of the first {@code count} games that the file lacks, and returns all of them by number. */
    public List<SelfPlayGame> play(int count, int workers, Path gamesFile, IntConsumer progress) {
        try (GamesFile file = new GamesFile(gamesFile, conditions());
                Crew crew = new Crew(workers, "self-play")) {
            AtomicInteger done = new AtomicInteger();
            crew.share(count, (worker, number) -> {
                if (!file.has(number)) file.add(SelfPlayGame.play(game, agent, opening, seed, number));
                progress.accept(done.incrementAndGet());
            });
            return file.games().values().stream()
                    .filter(played -> played.number() < count)
                    .toList();
        }
    }
}
