package dev.kumite.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Plugins;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.games.Games;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.cluster.Cluster;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.solver.onitama.OnitamaSolver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What agents need travels to the machines of a real cluster, or is found there. */
@Tag("slow")
class TravelTest extends OnClusterTest {
    /** In the export of a game that was forfeited. */
    private static final String FAILED = ",failed,";

    private static final String FIVE = "onitama(cards=rabbit+cobra+rooster+tiger+monkey)";

    private static Plan plan(Contest contest) {
        return new Plan("test", 3, List.of(contest), new Stop.Never(), Limits.USUAL);
    }

    private String sameAsThreads(Plan plan, Agents agents) {
        String spark = played("spark.db", plan, agents, spark(agents), totals -> {});
        assertThat(spark).isEqualTo(played("threads.db", plan, agents, GameCrew.Hiring.threads(1), totals -> {}));
        return spark;
    }

    @Test
    void whatAnAgentHasLearnedTravelsWithTheGames() {
        Lesson lesson = new Lesson("td", "td", Lesson.SELF, FIVE, 1, new TreeSet<>(List.of(0L, 300L)));
        Pretraining trained = new Pretraining(List.of(lesson), Agents.shipped(), folder.resolve("knowledge"), 1 << 24);
        trained.train(1, games -> {});
        Contest contest = Contest.Match.of(FIVE, "td(file=lesson:td/300)", "td(file=lesson:td/0)", 20);
        assertThat(sameAsThreads(plan(contest), trained.agents())).doesNotContain(FAILED);
    }

    /** A folder with the tablebase of these cards, and games of an agent that names it. */
    private Path tables() {
        Path tables = folder.resolve("tables");
        new OnitamaSolver().solve(Games.parse(FIVE), 2, tables, 1, (table, slice, done, inAll) -> {});
        return tables;
    }

    private static Plan gamesWithTables() {
        return plan(Contest.Match.of(FIVE, "strong(depth=2, tables=2)", "greedy", 6));
    }

    @Test
    void tablebasesThatAnAgentNamesTravelWithTheGames() {
        withProperty(
                Oracles.PROPERTY,
                tables(),
                () -> assertThat(sameAsThreads(gamesWithTables(), Agents.shipped()))
                        .doesNotContain(FAILED));
    }

    @Test
    void tablebasesInAFolderThatEveryMachineCanReadStayThere() {
        Path tables = tables();
        connect(new Cluster.Kit(null, List.of(), tables));
        try {
            withProperty(
                    Oracles.PROPERTY,
                    tables,
                    () -> assertThat(sameAsThreads(gamesWithTables(), Agents.shipped()))
                            .doesNotContain(FAILED));
        } finally {
            connect();
        }
    }

    private static void withProperty(String name, Path value, Runnable work) {
        String before = System.setProperty(name, value.toString());
        try {
            work.run();
        } finally {
            if (before == null) System.clearProperty(name);
            else System.setProperty(name, before);
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
        connect(new Cluster.Kit(null, List.of(setup), null));
        Agents agents = Agents.shipped().with(List.of(new EngineType(setup)));
        Plan plan = plan(Contest.Match.of("onitama", "first(depth=1)", "greedy", 6));
        assertThat(sameAsThreads(plan, agents)).doesNotContain(FAILED);
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
        connect(new Cluster.Kit(plugins, List.of(), null));
        try {
            Agents agents = Plugins.load(plugins);
            String second = "alphabeta(depth=1, eval=tuned@" + weights + ")";
            String games = sameAsThreads(plan(Contest.Match.of("onitama", "faint", second, 12)), agents);
            String failure = "faint: java.lang.IllegalStateException: I feel faint";
            assertThat(games.lines().filter(game -> game.contains(failure)).count())
                    .isBetween(1L, 11L);
        } finally {
            Plugins.unload();
        }
    }
}
