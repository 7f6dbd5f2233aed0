package dev.kumite.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Plugins;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Games;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.decide.UntilDecided;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import dev.kumite.solver.onitama.OnitamaSolver;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs on a real standalone cluster of this machine: the same bytes as threads give, whatever happens to its parts. */
@Tag("slow")
class SparkTest {
    private static final Cluster.Kit PLAIN = new Cluster.Kit(null, List.of(), null);

    @TempDir
    private static Path logs = Path.of("");

    @TempDir
    private Path folder = Path.of("");

    private static final String QUICK = "-XX:TieredStopAtLevel=1";
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
        cluster = Cluster.connect(started.address(), PLAIN);
    }

    @AfterAll
    static void stop() {
        if (cluster != null) cluster.close();
        PROCESSES.forEach(Process::destroyForcibly);
    }

    private static Standalone standalone() {
        return Objects.requireNonNull(standalone);
    }

    private static GameCrew.Hiring spark() {
        return Objects.requireNonNull(cluster).hiring(Agents.shipped());
    }

    private static Plan plan(String stop, int games, String... agents) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < agents.length; i++)
            for (int j = i + 1; j < agents.length; j++)
                contests.add(Contest.Match.of("onitama", agents[i], agents[j], games));
        return new Plan("test", 3, contests, Stop.parse(stop), Limits.USUAL);
    }

    private static final int LONG_GAMES = 120;

    /** Some seconds of games. */
    static Plan longPlan() {
        return plan("never", LONG_GAMES, "mcts(iterations=2k)", "greedy");
    }

    private static @Nullable String longGames;

    /** What threads make of it, played once. */
    private String longGames() {
        String games = longGames;
        if (games == null) longGames = games = played("threads.db", longPlan(), GameCrew.Hiring.threads(2));
        return games;
    }

    private String played(String file, Plan plan, Agents agents, GameCrew.Hiring hiring, Consumer<Totals> watcher) {
        try (Store store = Store.open(folder.resolve(file))) {
            Runner runner = new Runner(store, PreparedPlan.of(plan, agents), "test");
            runner.play(hiring, watcher);
            assertThat(store.run(runner.run().id()).complete()).isTrue();
            return export(store);
        }
    }

    private String played(String file, Plan plan, GameCrew.Hiring hiring) {
        return played(file, plan, Agents.shipped(), hiring, totals -> {});
    }

    /** All that is stored of the games but the clock readings. */
    private static String export(Store store) {
        List<String> games = new ArrayList<>();
        store.games(1, game -> {
            Played played = game.played();
            games.add(String.join(
                    " ",
                    game.contest() + "." + game.number(),
                    played.setup(),
                    played.moves().toString(),
                    played.outcome().toString(),
                    played.a().nodes() + "/" + played.a().iterations(),
                    played.b().nodes() + "/" + played.b().iterations(),
                    played.failure()));
        });
        return String.join("\n", games);
    }

    @Test
    void aTournamentIsTheSameOnSparkAndOnThreads() {
        Plan plan = plan("never", 30, "greedy", "random", "mcts(iterations=200)");
        assertThat(played("spark.db", plan, spark())).isEqualTo(played("threads.db", plan, GameCrew.Hiring.threads(2)));
    }

    @Test
    void aStoppingRuleEndsTheRunWhereItEndsOnThreads() {
        Plan plan = plan("sprt(elo0=0, elo1=100)", 2000, "mcts(iterations=200)", "random");
        assertThat(played("spark.db", plan, spark())).isEqualTo(played("threads.db", plan, GameCrew.Hiring.threads(2)));
    }

    private static final Experiment EXPERIMENT = ExperimentReader.read("own.yaml", """
            id: own/greed
            paper: own
            place: nowhere
            title: Greed against chance
            question: Does greed pay?
            game: onitama
            scales:
              quick:    {games: 10}
              standard: {games: 10}
              paper:    {games: 10}
            budget: There is nothing to reduce.
            cells:
              - {label: greedy, a: greedy, b: random}
              - {label: chance, a: random, b: random}
            measures: [wins]
            unpublished: There is no paper.
            claims:
              - {says: Greed pays., measure: "wins[greedy]", region: "> 0.75", primary: true}
              - {says: Greed pays more than chance., measure: "wins[greedy] - wins[chance]", region: "> 0.1"}
            """);

    /** Plays the experiment's own games, and then until its claims are decided: the games and the verdicts. */
    private String decided(String file, GameCrew.Hiring hiring) {
        Path path = folder.resolve(file);
        Reproducer reproducer = new Reproducer(EXPERIMENT, Scale.QUICK, "", Agents.shipped(), path, 0);
        try (Store store = Store.open(path)) {
            new Runner(store, PreparedPlan.of(reproducer.plan(), reproducer.agents()), "test")
                    .play(hiring, totals -> {});
            UntilDecided until = new UntilDecided(store, "test", Long.MAX_VALUE, new Unwatched());
            until.add(reproducer, hiring);
            until.play();
            return export(store) + "\n" + until.sentence();
        }
    }

    private static final class Unwatched implements UntilDecided.Watcher {
        @Override
        public void news(String line) {}

        @Override
        public void playing(Totals totals) {}
    }

    @Test
    void anExperimentPlayedUntilItIsDecidedIsTheSameOnSparkAndOnThreads() {
        String threads = decided("threads.db", GameCrew.Hiring.threads(2));
        assertThat(threads.lines().count())
                .as("more games than the file asks for")
                .isGreaterThan(21);
        assertThat(threads).contains("\nOf 2 claims 2 are reproduced, ");
        assertThat(decided("spark.db", spark())).isEqualTo(threads);
    }

    @Test
    void aKilledWorkerLosesNoGame() {
        boolean[] killed = new boolean[1];
        String spark = played("spark.db", longPlan(), Agents.shipped(), spark(), totals -> {
            if (killed[0] || totals.games() < 20) return;
            killed[0] = true;
            Process worker = PROCESSES.get(2);
            worker.descendants().forEach(ProcessHandle::destroyForcibly);
            worker.destroyForcibly();
            PROCESSES.set(2, standalone().startWorker(2, 1));
        });
        assertThat(killed[0]).isTrue();
        assertThat(spark).isEqualTo(longGames());
    }

    @Test
    void aKilledDriverIsContinued() throws IOException {
        Path file = folder.resolve("spark.db");
        Objects.requireNonNull(cluster).close(); // its executors hold all cores
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), QUICK));
        command.addAll(Standalone.opens());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Driver.class.getName()));
        command.addAll(List.of(standalone().address(), file.toString()));
        Process driver =
                new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
        try (BufferedReader lines = driver.inputReader()) {
            long games = 0;
            while (games < 20) games = Long.parseLong(Objects.requireNonNull(lines.readLine()));
        } finally {
            driver.destroyForcibly().onExit().join();
            cluster = Cluster.connect(standalone().address(), PLAIN);
        }
        try (Store store = Store.reading(file)) {
            assertThat(store.run(1).games()).isBetween(20L, LONG_GAMES - 1L);
        }
        assertThat(played("spark.db", longPlan(), spark())).isEqualTo(longGames());
    }

    @Test
    void whatAnAgentHasLearnedTravelsWithTheGames() {
        Lesson lesson = new Lesson(
                "td",
                "td",
                Lesson.SELF,
                "onitama(cards=rabbit+cobra+rooster+tiger+monkey)",
                1,
                new TreeSet<>(List.of(0L, 300L)));
        Pretraining trained = new Pretraining(List.of(lesson), Agents.shipped(), folder.resolve("knowledge"), 1 << 24);
        trained.train(1, games -> {});
        Contest contest = Contest.Match.of(lesson.game(), "td(file=lesson:td/300)", "td(file=lesson:td/0)", 20);
        Plan plan = new Plan("test", 3, List.of(contest), new Stop.Never(), Limits.USUAL);
        GameCrew.Hiring spark = Objects.requireNonNull(cluster).hiring(trained.agents());
        String games = played("spark.db", plan, trained.agents(), spark, totals -> {});
        assertThat(games).isNotEmpty().doesNotContain("file=lesson");
        assertThat(games)
                .isEqualTo(played("threads.db", plan, trained.agents(), GameCrew.Hiring.threads(1), totals -> {}));
    }

    @Test
    void tablebasesThatAnAgentNamesTravelWithTheGames() {
        String game = "onitama(cards=rabbit+cobra+rooster+tiger+monkey)";
        Path tables = folder.resolve("tables");
        new OnitamaSolver().solve(Games.parse(game), 2, tables, 1, (table, slice, done, inAll) -> {});
        Contest contest = Contest.Match.of(game, "strong(depth=2, tables=2)", "greedy", 6);
        Plan plan = new Plan("test", 3, List.of(contest), new Stop.Never(), Limits.USUAL);
        String before = System.setProperty(Oracles.PROPERTY, tables.toString());
        try {
            String games = played("spark.db", plan, spark());
            assertThat(games).isNotEmpty().doesNotContain("there is no table");
            assertThat(games).isEqualTo(played("threads.db", plan, GameCrew.Hiring.threads(1)));
        } finally {
            if (before == null) System.clearProperty(Oracles.PROPERTY);
            else System.setProperty(Oracles.PROPERTY, before);
        }
    }

    @Test
    void anEngineTravelsWithTheGames() throws IOException {
        Path bots = Files.createDirectories(folder.resolve("bots"));
        Files.copy(Path.of("..", "clients", "python", "kumite_bot.py"), bots.resolve("kumite_bot.py"));
        Files.writeString(bots.resolve("first.py"), """
                from kumite_bot import Bot, run

                class First(Bot):
                    name = "First"

                    def choose(self, position):
                        return position.legal[0]

                run(First())
                """);
        EngineSetup setup = new EngineSetup(
                "first",
                List.of("python3", "bots/first.py", "bots/kumite_bot.py"),
                folder,
                List.of("onitama"),
                Map.of(),
                true,
                EngineSetup.START_NANOS);
        Objects.requireNonNull(cluster).close();
        cluster = Cluster.connect(standalone().address(), new Cluster.Kit(null, List.of(setup), null));
        Agents agents = Agents.shipped().with(List.of(new EngineType(setup)));
        Plan plan = plan("never", 6, "first(depth=1)", "greedy");
        GameCrew.Hiring spark = Objects.requireNonNull(cluster).hiring(agents);
        String games = played("spark.db", plan, agents, spark, totals -> {});
        assertThat(games)
                .doesNotContain("first(depth=1):")
                .isEqualTo(played("threads.db", plan, agents, GameCrew.Hiring.threads(1), totals -> {}));
    }

    @Test
    void pluginsAndWeightsTravelAndAnAgentThatFailsForfeitsItsGame() throws IOException {
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(plugins.resolve("faint.jar")))) {
            jar.putNextEntry(new ZipEntry("META-INF/services/" + AgentType.class.getName()));
            jar.write(FaintType.class.getName().getBytes(StandardCharsets.UTF_8));
        }
        Path weights = folder.resolve("weights.txt");
        try (InputStream shipped = Games.class.getResourceAsStream("onitama/tuned-5.txt")) {
            Files.copy(Objects.requireNonNull(shipped), weights);
        }
        Objects.requireNonNull(cluster).close();
        cluster = Cluster.connect(standalone().address(), new Cluster.Kit(plugins, List.of(), null));
        try {
            Agents agents = Plugins.load(plugins);
            Plan plan = plan("never", 12, "faint", "alphabeta(depth=1, eval=tuned@" + weights + ")");
            GameCrew.Hiring spark = Objects.requireNonNull(cluster).hiring(agents);
            String games = played("spark.db", plan, agents, spark, totals -> {});
            String failure = "faint: java.lang.IllegalStateException: I feel faint";
            assertThat(games.lines().filter(game -> game.contains(failure)).count())
                    .isBetween(1L, 11L);
            assertThat(games).isEqualTo(played("threads.db", plan, agents, GameCrew.Hiring.threads(1), totals -> {}));
        } finally {
            Plugins.unload();
        }
    }

    @Test
    void aClusterThatHasEndedIsReportedInOneLine() {
        GameCrew.Hiring ended = spark();
        Objects.requireNonNull(cluster).close();
        try {
            assertThatThrownBy(() -> played("spark.db", plan("never", 2, "greedy", "random"), ended))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining(standalone().address() + " cannot be reached, or has ended");
        } finally {
            cluster = Cluster.connect(standalone().address(), PLAIN);
        }
    }

    @Test
    void whatIsNotAClusterIsRefused() {
        assertThatThrownBy(() -> Cluster.connect("spark:/host", PLAIN))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("spark://HOST:7077");
    }

    @Test
    void whatNeedsADistributionOfSparkSaysSo() {
        for (String address : List.of("yarn", "k8s://https://host:6443"))
            assertThatThrownBy(() -> Cluster.connect(address, PLAIN))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("--on " + address + ": ")
                    .hasMessageEndingWith(
                            " needs a distribution of Spark 4; set SPARK_HOME to its directory (docs/cluster.md)");
    }
}
