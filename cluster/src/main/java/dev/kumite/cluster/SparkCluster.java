package dev.kumite.cluster;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.TablesOption;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Games;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.play.GameCrew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** A connection to Spark: this process is the driver, and sends its executors games to play. */
final class SparkCluster implements Cluster {
    private static final String KINDS =
            "spark://HOST:7077, local-cluster[WORKERS,CORES,MEGABYTES], k8s://https://HOST:PORT and yarn are valid";

    /** More than this is not copied to every machine. */
    private static final long MOST_TABLE_BYTES = 1L << 30;

    private final String address;
    private final JavaSparkContext spark;
    private final Path sent;
    private final LostExecutors lost = new LostExecutors();
    /** The names among Spark's files, by content. */
    private final Map<String, String> names = new HashMap<>();

    private final Batch.Outfit outfit;

    private SparkCluster(String address, JavaSparkContext spark, Path sent, Kit kit) {
        this.address = address;
        this.spark = spark;
        spark.sc().addSparkListener(lost);
        this.sent = sent;
        Set<String> plugins = new LinkedHashSet<>();
        for (Path jar : jars(kit.plugins())) plugins.add(send(jar));
        ArrayList<EngineKit> engines = new ArrayList<>();
        for (EngineSetup engine : kit.engines()) engines.add(EngineKit.pack(engine, file -> send(Path.of(file))));
        Path tables = kit.tables();
        outfit =
                new Batch.Outfit(new ArrayList<>(plugins), engines, tables == null ? "" : tables.toAbsolutePath() + "");
    }

    static SparkCluster connect(String address, Kit kit) {
        if (!address.matches("spark://\\S+:\\d+|local-cluster\\[\\d+ *, *\\d+ *, *\\d+]|k8s://\\S+|yarn"))
            throw new BadInput("--on: '" + address + "' is not the address of a cluster; " + KINDS);
        checkSupport(address);
        Path home = SparkHome.path();
        SparkConf conf = new SparkConf()
                .setAppName("kumite")
                .setMaster(address)
                .setSparkHome(home.toString())
                .setExecutorEnv(SparkHome.SCALA_VARIABLE, SparkHome.SCALA_VERSION)
                .setJars(SparkHome.ownJars().toArray(String[]::new))
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.executor.memory", "1g")
                .setIfMissing("spark.task.maxFailures", "8")
                .setIfMissing("spark.scheduler.mode", "FIFO")
                // A job is one small task: what it leaves behind need not be kept for a history.
                .setIfMissing("spark.cleaner.referenceTracking.blocking", "false")
                .setIfMissing("spark.ui.retainedJobs", "10")
                .setIfMissing("spark.ui.retainedStages", "10")
                .setIfMissing("spark.ui.retainedTasks", "100");
        Path sent = folderToSend();
        JavaSparkContext spark = null;
        try {
            spark = new JavaSparkContext(conf);
            return new SparkCluster(address, spark, sent, kit);
        } catch (RuntimeException e) {
            if (spark != null) spark.close();
            SparkHome.delete(sent);
            if (e instanceof BadInput || e instanceof Unavailable) throw e;
            throw Unavailable.temporarily("--on " + address + ": cannot connect to Spark: " + SparkTrouble.line(e));
        }
    }

    private static Path folderToSend() {
        try {
            return Files.createTempDirectory("kumite-sent");
        } catch (IOException e) {
            throw FileTrouble.of("the files for the cluster cannot be written: " + FileTrouble.reason(e), e);
        }
    }

    /** The Spark that Kumite brings is its core; what two kinds of cluster need comes with a distribution of Spark. */
    private static void checkSupport(String address) {
        boolean kubernetes = address.startsWith("k8s:");
        if (!kubernetes && !address.equals("yarn")) return;
        String manager = "org.apache.spark.scheduler.cluster."
                + (kubernetes ? "k8s.KubernetesClusterManager" : "YarnClusterManager");
        try {
            Class.forName(manager, false, SparkCluster.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new BadInput("--on " + address + ": " + (kubernetes ? "Kubernetes" : "YARN")
                    + " needs a distribution of Spark 4; set SPARK_HOME to its directory (docs/cluster.md)");
        }
    }

    private static List<Path> jars(@Nullable Path directory) {
        if (directory == null) return List.of();
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw FileTrouble.of(directory + " cannot be read: " + FileTrouble.reason(e), e);
        }
    }

    /** Sends a file to all executors, unless its content was sent before; returns its name among Spark's files. */
    private synchronized String send(Path file) {
        String name = names.size() + "-" + file.getFileName();
        Path copy = sent.resolve(name);
        try (DigestInputStream in = new DigestInputStream(Files.newInputStream(file), sha256())) {
            Files.copy(in, copy);
            String known = names.putIfAbsent(
                    HexFormat.of().formatHex(in.getMessageDigest().digest()), name);
            if (known == null) spark.addFile(copy.toString());
            else Files.delete(copy);
            return known == null ? name : known;
        } catch (IOException e) {
            throw FileTrouble.of(file + ": cannot be sent to the cluster (" + FileTrouble.reason(e) + ")", e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    @Override
    public GameCrew.Hiring hiring(Agents agents) {
        return new GameCrew.Hiring() {
            @Override
            public <T extends GameCrew.Task> GameCrew<T> hire(Supplier<Optional<T>> tasks) {
                return new SparkCrew<>(SparkCluster.this, agents, tasks);
            }
        };
    }

    /** Sends the files that an agent names; returns their names in its text and among Spark's files. */
    Map<String, String> sendFiles(Agents agents, String agent) {
        Map<String, String> files = new TreeMap<>();
        agents.files(agent).forEach((name, path) -> files.put(name, send(Path.of(path))));
        return files;
    }

    /**
     * Sends the tablebases of a game if the agent names some, unless every machine can read the folder they are in; their
     * own names, and those among Spark's files.
     */
    Map<String, String> sendTables(AgentMaker agent, String game) {
        Map<String, String> tables = new TreeMap<>();
        if (!outfit.tables().isEmpty() || !TablesOption.namesTables(agent.settings())) return tables;
        List<Path> files = Oracles.of(Games.parse(game))
                .map(source -> source.files(Oracles.folder()))
                .orElse(List.of());
        try {
            long bytes = 0;
            for (Path file : files) bytes += Files.size(file);
            if (bytes > MOST_TABLE_BYTES)
                throw new BadInput("the tablebases of " + game + " are too large to send (" + (bytes >> 20)
                        + " MB, at most " + (MOST_TABLE_BYTES >> 20) + "); put them into a folder that every machine"
                        + " can read, and name it by KUMITE_TABLES");
        } catch (IOException e) {
            throw FileTrouble.of("the tablebases cannot be sent: " + FileTrouble.reason(e), e);
        }
        for (Path file : files) tables.put(file.getFileName().toString(), send(file));
        return tables;
    }

    Batch.Outfit outfit() {
        return outfit;
    }

    JavaSparkContext spark() {
        return spark;
    }

    LostExecutors lost() {
        return lost;
    }

    String address() {
        return address;
    }

    @Override
    public void close() {
        spark.close();
        SparkHome.delete(sent);
    }
}
