package dev.kumite.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
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
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs on a real cluster export the same bytes as on threads, whatever happens to its parts. */
@Tag("slow")
class SparkTest extends OnClusterTest {
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

    @Test
    void aMatchIsTheSameOnSparkAndOnThreads() {
        Plan plan = plan("never", 30, "mcts(iterations=200)", "random");
        assertThat(played("spark.db", plan, spark())).isEqualTo(played("threads.db", plan, GameCrew.Hiring.threads(2)));
    }

    @Test
    void aStoppingRuleEndsEachContestOfATournamentWhereItEndsOnThreads() {
        Plan plan = plan("sprt(elo0=0, elo1=100)", 1000, "greedy", "random", "mcts(iterations=200)");
        String spark = played("spark.db", plan, spark());
        assertThat(spark.lines().count()).as("games, before all are played").isBetween(6L, 2000L);
        assertThat(spark).isEqualTo(played("threads.db", plan, GameCrew.Hiring.threads(2)));
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
            replaceWorker();
        });
        assertThat(killed[0]).isTrue();
        assertThat(spark).isEqualTo(longGames());
    }

    @Test
    void aKilledDriverIsContinued() throws IOException {
        Path file = folder.resolve("spark.db");
        disconnect();
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
            connect();
        }
        try (Store store = Store.reading(file)) {
            assertThat(store.run(1).games()).isBetween(20L, LONG_GAMES - 1L);
        }
        assertThat(played("spark.db", longPlan(), spark())).isEqualTo(longGames());
    }

    @Test
    void aClusterThatHasEndedIsReportedInOneLine() {
        GameCrew.Hiring ended = spark();
        disconnect();
        try {
            assertThatThrownBy(() -> played("spark.db", plan("never", 2, "greedy", "random"), ended))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining(standalone().address() + " cannot be reached, or has ended");
        } finally {
            connect();
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
