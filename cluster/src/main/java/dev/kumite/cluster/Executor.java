package dev.kumite.cluster;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Plugins;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.base.FileTrouble;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.GameOrder;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import scala.runtime.AbstractFunction2;

/**
 * Kumite on one of the machines: plays the batches that are sent there. A process has one for each set of plugins,
 * engines and tables.
 */
final class Executor {
    private static final Map<Batch.Outfit, Executor> KNOWN = new ConcurrentHashMap<>();

    private static @Nullable Path tableFolder;

    private final Agents agents;
    private final Map<String, Game> games = new ConcurrentHashMap<>();
    private final Map<List<Object>, AgentMaker> makers = new ConcurrentHashMap<>();

    private Executor(Batch.Outfit outfit) {
        if (!outfit.tables().isEmpty()) System.setProperty(Oracles.PROPERTY, outfit.tables());
        Agents known = outfit.plugins().isEmpty() ? Agents.shipped() : Plugins.load(plugins(outfit.plugins()));
        agents = known.with(outfit.engines().stream()
                .map(EngineKit::unpack)
                .map(EngineType::new)
                .toList());
    }

    /** Tablebases under their own names, in a folder that all games of this process use from now on. */
    private static synchronized void unpackTables(Map<String, String> tables) {
        if (tables.isEmpty()) return;
        try {
            Path folder = tableFolder;
            if (folder == null) tableFolder = folder = Files.createTempDirectory("kumite-tables");
            for (Map.Entry<String, String> table : tables.entrySet()) {
                Path place = folder.resolve(table.getKey());
                if (!Files.exists(place)) Files.createSymbolicLink(place, Path.of(SparkFiles.get(table.getValue())));
            }
            System.setProperty(Oracles.PROPERTY, folder.toString());
        } catch (IOException e) {
            throw FileTrouble.of("the tablebases cannot be unpacked: " + FileTrouble.reason(e), e);
        }
    }

    private static Path plugins(List<String> jars) {
        try {
            Path directory = Files.createTempDirectory("kumite-plugins");
            for (String jar : jars) Files.copy(Path.of(SparkFiles.get(jar)), directory.resolve(jar));
            return directory;
        } catch (IOException e) {
            throw FileTrouble.of("the plugins cannot be unpacked: " + FileTrouble.reason(e), e);
        }
    }

    /** Plays the one batch of a task; called by Spark in a thread of its own. */
    static final class Play extends AbstractFunction2<TaskContext, scala.collection.Iterator<Batch>, byte[]>
            implements Serializable {
        private static final long serialVersionUID = 1;

        @Override
        public byte[] apply(TaskContext task, scala.collection.Iterator<Batch> batches) {
            Batch batch = batches.next();
            return PlayedBytes.write(
                    KNOWN.computeIfAbsent(batch.outfit(), Executor::new).playAll(batch));
        }
    }

    private List<Played> playAll(Batch batch) {
        unpackTables(batch.tables());
        @Nullable Played[] played = new Played[batch.orders().size()];
        Iterator<Integer> numbers = IntStream.range(0, played.length).iterator();
        GameCrew.Hiring.threads(1)
                .hire(() -> numbers.hasNext() ? Optional.of(new Task(batch, numbers.next(), played)) : Optional.empty())
                .await();
        return Arrays.asList(played);
    }

    private final class Task implements GameCrew.Task {
        private final Batch batch;
        private final int number;
        private final @Nullable Played[] played;

        Task(Batch batch, int number, @Nullable Played[] played) {
            this.batch = batch;
            this.number = number;
            this.played = played;
        }

        @Override
        public Umpire umpire() {
            GameOrder order = batch.orders().get(number);
            return order.umpire(
                    games.computeIfAbsent(order.game(), Games::parse),
                    maker(order.agent0(), batch.files()),
                    maker(order.agent1(), batch.files()));
        }

        @Override
        public void played(Played game) {
            played[number] = game;
        }
    }

    private AgentMaker maker(String text, Map<String, String> files) {
        return makers.computeIfAbsent(
                List.of(text, files),
                key -> agents.withFileResolver(name -> files.containsKey(name) ? SparkFiles.get(files.get(name)) : name)
                        .parse(text));
    }
}
