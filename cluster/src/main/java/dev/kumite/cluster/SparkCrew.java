package dev.kumite.cluster;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.GameOrder;
import dev.kumite.lab.play.Played;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;

/**
 * The executors of a Spark cluster. Threads of the driver, two for each core of the executors, ask for games and send
 * them in batches that take about a second, each as a job of one task; so a core has its next batch before it is idle.
 * Spark repeats what a lost executor has not finished. A batch's games are reported once, when its job is done.
 */
final class SparkCrew<T extends GameCrew.Task> implements GameCrew<T> {
    private static final double BATCH_NANOS = 1e9;
    private static final int MOST_GAMES = 2000;
    private static final int MOST_SENDERS = 1024;
    private static final int LOOK_EVERY_MILLIS = 200;
    private static final long PATIENCE_NANOS = 120_000_000_000L;

    /** More losses in a row than this, and two for each sender, have a cause that a new executor does not mend. */
    private static final int LOSSES_TO_BEAR = 6;

    private final SparkCluster cluster;
    private final JavaSparkContext spark;
    private final Agents agents;
    private final Supplier<Optional<T>> tasks;
    private final String group = "kumite-" + UUID.randomUUID();
    private final List<Thread> senders = new ArrayList<>();
    private final Map<String, Map<String, String>> filesOf = new ConcurrentHashMap<>();
    private final Map<List<String>, Map<String, String>> tablesOf = new ConcurrentHashMap<>();
    private final Map<String, Double> nanosPerGame = new HashMap<>();
    private final Thread foreman = new Thread(this::hire, "spark-foreman");
    private volatile boolean stopping;
    private volatile boolean exhausted;
    private volatile @Nullable Throwable trouble;

    SparkCrew(SparkCluster cluster, Agents agents, Supplier<Optional<T>> tasks) {
        this.cluster = cluster;
        this.agents = agents;
        this.tasks = tasks;
        spark = cluster.spark();
        foreman.setDaemon(true);
        foreman.start();
    }

    /** Executors come and go: there are always two senders for each core. */
    private void hire() {
        long begun = System.nanoTime();
        try {
            while (!stopping && !exhausted && trouble == null) {
                int cores = cores();
                synchronized (senders) {
                    while (senders.size() < Math.min(2 * cores, MOST_SENDERS)) {
                        Thread sender = new Thread(this::send, "spark-sender");
                        sender.setDaemon(true);
                        senders.add(sender);
                        sender.start();
                    }
                    if (cluster.lost().count() > LOSSES_TO_BEAR + 2 * senders.size())
                        throw Unavailable.temporarily(
                                "the executors of " + cluster.address() + " fail before they have played a game"
                                        + cluster.lost().words());
                    if (senders.isEmpty() && System.nanoTime() - begun > PATIENCE_NANOS)
                        throw Unavailable.temporarily("no executor of " + cluster.address()
                                + " has started within two minutes; each needs Java 17 or newer, a free core and "
                                + spark.getConf().get("spark.executor.memory")
                                + " of memory; the logs of the workers say what is missing"
                                + cluster.lost().words());
                }
                Thread.sleep(LOOK_EVERY_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Throwable e) {
            trouble = e;
        }
    }

    /** The cores of all executors that have registered. */
    private int cores() {
        int executors = spark.sc().getExecutorMemoryStatus().size() - 1;
        if (executors <= 0) return 0;
        int each = spark.getConf().getInt("spark.executor.cores", 0);
        return each > 0 ? executors * each : Math.max(executors, spark.defaultParallelism());
    }

    private void send() {
        try {
            spark.setJobGroup(group, "games", true);
            while (!stopping && trouble == null) {
                List<T> batch = new ArrayList<>();
                List<GameOrder> orders = new ArrayList<>();
                fill(batch, orders);
                if (batch.isEmpty()) return;
                Batch sent = new Batch(
                        new ArrayList<>(orders),
                        cluster.outfit(),
                        new TreeMap<>(files(orders)),
                        new TreeMap<>(tables(orders)));
                List<Played> games = PlayedBytes.read(play(sent));
                cluster.lost().forget();
                for (int i = 0; i < games.size(); i++) report(batch.get(i), orders.get(i), games.get(i));
            }
        } catch (Throwable e) {
            if (!stopping) trouble = e;
        }
    }

    /**
     * One job of one task. The function is a class of its own, since Spark reads the byte code of every lambda it is
     * given, for every job: with {@code map} and {@code collect} that was most of the driver's work.
     */
    private byte[] play(Batch batch) {
        Object answers = spark.sc()
                .runJob(
                        spark.parallelize(List.of(batch), 1).rdd(),
                        new Executor.Play(),
                        CollectionConverters.asScala(List.<Object>of(0)).toSeq(),
                        ClassTag.apply(byte[].class));
        return ((byte[][]) answers)[0];
    }

    /** Takes games for about a second, by what games of the same agents have cost so far; the first is sent alone. */
    private void fill(List<T> batch, List<GameOrder> orders) {
        double nanos = 0;
        while (nanos < BATCH_NANOS && batch.size() < MOST_GAMES) {
            Optional<T> next = tasks.get();
            if (next.isEmpty()) {
                exhausted = true;
                return;
            }
            GameOrder order = next.get().umpire().order();
            batch.add(next.get());
            orders.add(order);
            synchronized (nanosPerGame) {
                nanos += nanosPerGame.getOrDefault(kind(order), BATCH_NANOS);
            }
        }
    }

    private Map<String, String> files(List<GameOrder> orders) {
        Map<String, String> files = new TreeMap<>();
        for (GameOrder order : orders) {
            files.putAll(filesOf.computeIfAbsent(order.agent0(), agent -> cluster.sendFiles(agents, agent)));
            files.putAll(filesOf.computeIfAbsent(order.agent1(), agent -> cluster.sendFiles(agents, agent)));
        }
        return files;
    }

    private Map<String, String> tables(List<GameOrder> orders) {
        Map<String, String> tables = new TreeMap<>();
        for (GameOrder order : orders)
            for (String agent : List.of(order.agent0(), order.agent1()))
                tables.putAll(tablesOf.computeIfAbsent(
                        List.of(order.game(), agent), unused -> cluster.sendTables(agents.parse(agent), order.game())));
        return tables;
    }

    private static String kind(GameOrder order) {
        return order.game() + " " + order.agent0() + " " + order.agent1();
    }

    private void report(T task, GameOrder order, Played game) {
        synchronized (nanosPerGame) {
            nanosPerGame.merge(kind(order), (double) game.nanos(), (before, now) -> 0.8 * before + 0.2 * now);
        }
        task.played(game);
    }

    @Override
    public boolean done() {
        if (foreman.isAlive()) return false;
        synchronized (senders) {
            return senders.stream().noneMatch(Thread::isAlive);
        }
    }

    @Override
    public boolean inTrouble() {
        return trouble != null;
    }

    @Override
    public void check() {
        Throwable own = trouble;
        if (own instanceof Unavailable unavailable) throw unavailable;
        if (own instanceof BadInput bad) throw bad;
        if (own != null && spark.sc().isStopped())
            throw Unavailable.temporarily(cluster.address() + " cannot be reached, or has ended"
                    + cluster.lost().words() + "; the same command continues the run");
        if (own != null)
            throw Unavailable.temporarily(
                    "the cluster cannot play: " + SparkTrouble.line(own) + "; the same command continues the run");
    }

    /** The executors watch their agents themselves. */
    @Override
    public void checkOverdue(BiConsumer<T, Played> lost) {}

    @Override
    public void await() {
        try {
            while (!done() && !inTrouble()) Thread.sleep(LOOK_EVERY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("interrupted before everything was played");
        } finally {
            stop();
        }
        check();
    }

    @Override
    public void stop() {
        stopping = true;
        if (!spark.sc().isStopped()) spark.cancelJobGroup(group);
    }
}
