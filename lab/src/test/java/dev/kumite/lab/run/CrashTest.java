package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.store.Store;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that plays a run is killed at ten random moments; in the end the store is as if nothing had happened. */
@Tag("slow")
class CrashTest {
    private static final int KILLS = 10;

    @TempDir
    private Path folder = Path.of("");

    /** The process under test: plays the run, and says how many games it has counted. */
    public static void main(String[] args) {
        try (Store store = Store.open(Path.of(args[0]))) {
            Runner runner = new Runner(store, PreparedPlan.of(plan(), Agents.shipped()), "test");
            runner.play(2, totals -> {
                System.out.println(totals.games());
                System.out.flush();
            });
        }
    }

    private static Plan plan() {
        List<Contest> contests = List.of(
                Contest.Match.of("onitama", "strong(depth=3, memory=16k)", "greedy", 200),
                Contest.Match.of("onitama", "mcts(iterations=20)", "greedy", 200));
        return new Plan("crash", 9, contests, new Stop.Never(), Limits.USUAL);
    }

    @Test
    void nothingIsLostAndNothingIsPlayedTwice() throws IOException, InterruptedException {
        Rng rng = new Rng(1);
        Path file = folder.resolve("crashed.db");
        int counted = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = start(file);
            counted = countUntilKilled(process, counted + 1 + rng.below(35));
            try (Store store = Store.open(file)) {
                long stored = store.runs().isEmpty() ? 0 : store.runs().get(0).games();
                assertThat(stored).as("every counted game is stored").isGreaterThanOrEqualTo(counted);
            }
        }
        assertThat(start(file).waitFor()).isZero();
        Path whole = folder.resolve("whole.db");
        main(new String[] {whole.toString()});
        assertThat(export(file)).hasSize(400).isEqualTo(export(whole));
    }

    private static Process start(Path file) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        ProcessBuilder builder = new ProcessBuilder(
                java, "-XX:TieredStopAtLevel=1", "-cp", classPath, CrashTest.class.getName(), file.toString());
        return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /** Lets the process count up to {@code target} games and kills it there, in the middle of whatever it is doing. */
    private static int countUntilKilled(Process process, int target) throws IOException, InterruptedException {
        int counted = 0;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                counted = Integer.parseInt(line);
                if (counted >= target) break;
            }
            process.destroyForcibly();
        }
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return counted;
    }

    /** All that was stored but the clock readings. */
    private static List<String> export(Path file) {
        List<String> lines = new ArrayList<>();
        try (Store store = Store.existing(file)) {
            assertThat(store.runs()).hasSize(1);
            store.games(store.runs().get(0).id(), game -> lines.add(RunnerTest.line(game)));
        }
        return lines;
    }
}
