package dev.kumite.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.replay.Export;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A real standalone cluster of this machine, a master and two workers of one core, for the tests of one class. */
abstract class OnClusterTest {
    static final Cluster.Kit PLAIN = new Cluster.Kit(null, List.of(), null);

    static final String QUICK = "-XX:TieredStopAtLevel=1";

    @TempDir
    private static Path logs = Path.of("");

    @TempDir
    Path folder = Path.of("");

    private static final List<Process> PROCESSES = new ArrayList<>();
    private static @Nullable Standalone standalone;
    private static @Nullable Cluster cluster;

    @BeforeAll
    static void start() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        // Nearly every batch is also played a second time.
        System.setProperty("spark.speculation", "true");
        System.setProperty("spark.speculation.interval", "100ms");
        System.setProperty("spark.speculation.task.duration.threshold", "500ms");
        System.setProperty("spark.executor.extraJavaOptions", "-XX:+UseSerialGC " + QUICK);
        Standalone started = new Standalone(logs, SparkHome.path(), port);
        standalone = started;
        PROCESSES.add(started.startMaster());
        for (int number = 1; number <= 2; number++) PROCESSES.add(started.startWorker(number, 1));
        connect(PLAIN);
    }

    @AfterAll
    static void stop() {
        disconnect();
        PROCESSES.forEach(Process::destroyForcibly);
        PROCESSES.clear();
    }

    static void connect() {
        connect(PLAIN);
    }

    static void connect(Cluster.Kit kit) {
        disconnect();
        cluster = Cluster.connect(standalone().address(), kit);
    }

    /** An application's executors hold all cores until it ends. */
    static void disconnect() {
        if (cluster != null) cluster.close();
        cluster = null;
    }

    static Standalone standalone() {
        return Objects.requireNonNull(standalone);
    }

    static GameCrew.Hiring spark() {
        return spark(Agents.shipped());
    }

    static GameCrew.Hiring spark(Agents agents) {
        return Objects.requireNonNull(cluster).hiring(agents);
    }

    /** Kills a worker with its executor, and starts another in its place. */
    static void replaceWorker() {
        Process worker = PROCESSES.get(2);
        worker.descendants().forEach(ProcessHandle::destroyForcibly);
        worker.destroyForcibly();
        PROCESSES.set(2, standalone().startWorker(2, 1));
    }

    String played(String file, Plan plan, GameCrew.Hiring hiring) {
        return played(file, plan, Agents.shipped(), hiring, totals -> {});
    }

    String played(String file, Plan plan, Agents agents, GameCrew.Hiring hiring, Consumer<Totals> watcher) {
        try (Store store = Store.open(folder.resolve(file))) {
            Runner runner = new Runner(store, PreparedPlan.of(plan, agents), "test");
            runner.play(hiring, watcher);
            assertThat(store.run(runner.run().id()).complete()).isTrue();
            return export(store);
        }
    }

    /** What {@code runs export --no-clock} writes of the only run. */
    static String export(Store store) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Export(store, store.run(1), false).print(Export.Format.csv, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
