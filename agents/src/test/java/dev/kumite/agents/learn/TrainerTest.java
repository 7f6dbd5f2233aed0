package dev.kumite.agents.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Sample;
import dev.kumite.base.BadInput;
import dev.kumite.base.JavaCommand;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Training as a whole: repeatable, resumable, with any opponent and in every game. */
class TrainerTest {
    private static final long ROOM = 32 << 20;
    private static final Game GAME = Games.parse("onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)");
    private static final Agents AGENTS = Agents.shipped();

    @TempDir
    Path folder = Path.of("");

    /** Stops the trainer after so many games. */
    private record Stopping(Trainer trainer, long stopAt) implements Trainer.Progress {
        @Override
        public void trained(long games) {
            if (games >= stopAt) trainer.stop();
        }
    }

    private static Training training(String agent, Game game) {
        Map<AgentMaker, Integer> examiners = Map.of(AGENTS.parse("random"), 20);
        return new Training(AGENTS.parse(agent), game, null, 500, examiners, 1);
    }

    private static void train(Trainer trainer, long games) {
        trainer.train(games, Trainer.Progress.NONE);
    }

    private Path trained(String agent, long games, String name) {
        Trainer trainer = new Trainer(training(agent, GAME), 1, ROOM);
        train(trainer, games);
        Path file = folder.resolve(name);
        trainer.save(file);
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"td", "tdlambda", "q", "qlambda(lambda=0.5)"})
    @Tag("slow")
    void withOneWorkerTheSameSeedGivesTheSameFileAlsoAfterAStop(String agent) throws IOException {
        Path whole = trained(agent, 1200, "whole");
        assertThat(Files.mismatch(whole, trained(agent, 1200, "again"))).isEqualTo(-1);

        Path half = folder.resolve("half");
        Trainer first = new Trainer(training(agent, GAME), 1, ROOM);
        first.train(1200, new Stopping(first, 600));
        assertThat(first.knowledge().games()).isBetween(600L, 1000L);
        first.save(half);
        Trainer second = Trainer.resume(training(agent, GAME), 1, ROOM, half);
        train(second, 1200);
        second.save(half);
        assertThat(Files.mismatch(whole, half)).isEqualTo(-1);
    }

    @Test
    void twoWorkersLearnAsWellAsOne() {
        double[] rates = new double[3];
        for (int workers = 1; workers <= 2; workers++) {
            Map<AgentMaker, Integer> examiners = Map.of(AGENTS.parse("zemlin-heuristic"), 1000);
            Training training = new Training(AGENTS.parse("tdlambda"), GAME, null, 6000, examiners, 1);
            Trainer trainer = new Trainer(training, workers, ROOM);
            train(trainer, 6000);
            assertThat(trainer.knowledge().games()).isEqualTo(6000);
            Exhibition last = trainer.knowledge().history().get(0);
            assertThat(last.games()).isEqualTo(1000);
            rates[workers] = last.winRate();
        }
        assertThat(rates[1]).isBetween(0.7, 0.95);
        assertThat(rates[2]).isBetween(rates[1] - 0.08, rates[1] + 0.08);
    }

    @ParameterizedTest
    @ValueSource(strings = {"td", "tdlambda", "q", "qlambda"})
    void everyGameCanBeLearned(String agent) {
        for (Game game : Sample.smallGames()) {
            Trainer trainer = new Trainer(training(agent, game), 1, ROOM);
            train(trainer, 200);
            assertThat(trainer.learner().size().known()).isGreaterThan(200);
            Exhibition last = trainer.knowledge().history().get(0);
            assertThat(last.trained()).isEqualTo(200);
            assertThat(last.opponent()).isEqualTo("random");
            assertThat(last.games()).isEqualTo(20);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "zemlin-heuristic", "alphabeta(depth=1)"})
    void anyAgentCanBeTheOpponent(String opponent) {
        assertThat(known("qlambda", opponent)).isGreaterThan(300);
        assertThat(known("qlambda(learn-from=all)", opponent)).isGreaterThan(500);
    }

    private static long known(String agent, String opponent) {
        Training training = new Training(AGENTS.parse(agent), GAME, AGENTS.parse(opponent), 100, Map.of(), 1);
        Trainer trainer = new Trainer(training, 1, ROOM);
        train(trainer, 100);
        assertThat(trainer.knowledge().opponent()).isEqualTo(opponent);
        return trainer.learner().size().known();
    }

    @Test
    void learningHelps() {
        assertThat(winRate(20_000)).isGreaterThan(winRate(10) + 0.1);
    }

    private static double winRate(int games) {
        Map<AgentMaker, Integer> examiners = Map.of(AGENTS.parse("zemlin-heuristic"), 500);
        Training training = new Training(AGENTS.parse("qlambda(wins=first)"), GAME, null, games, examiners, 1);
        Trainer trainer = new Trainer(training, 1, ROOM);
        train(trainer, games);
        return trainer.knowledge().history().get(0).winRate();
    }

    @Test
    void fullMemoryIsReportedAndLearningGoesOn() {
        Trainer trainer = new Trainer(training("tdlambda", GAME), 1, 64 << 10);
        train(trainer, 500);
        long refused = trainer.learner().size().refused();
        assertThat(refused).isPositive();
        assertThat(trainer.learner().size().known()).isPositive();
        assertThat(trainer.knowledge().games()).isEqualTo(500);
    }

    @Test
    void goesOnOnlyWithWhatWasTrained() {
        Path file = trained("tdlambda", 100, "file");
        assertThatThrownBy(() -> Trainer.resume(training("tdlambda(alpha=0.5)", GAME), 1, ROOM, file))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "it was trained with tdlambda where you ask for tdlambda(alpha=0.5); continue with that, or "
                                + "name another file");
        assertThatThrownBy(() -> Trainer.resume(training("tdlambda", Games.parse("onitama(size=7)")), 1, ROOM, file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--game onitama(cards=rabbit")
                .hasMessageContaining("where you ask for onitama(size=7)");
        assertThat(Trainer.resume(training("tdlambda(depth=3)", GAME), 1, ROOM, file)
                        .knowledge()
                        .games())
                .as("how it plays may change")
                .isEqualTo(100);
    }

    @Test
    void aFileTellsWhatDefaultsItWasTrainedWith() {
        assertThat(head("td", null)).isEqualTo("td(terminal=leave)");
        assertThat(head("td(wins=first)", null)).isEqualTo("td(wins=first)");
        assertThat(head("q(alpha=0.05)", null)).isEqualTo("q(alpha=0.05)");
        assertThat(head("q", "random")).isEqualTo("q(learn-from=own)");
        assertThat(head("q(next=reply)", "random")).isEqualTo("q(next=reply, learn-from=all)");
        assertThat(head("tdlambda", "random")).isEqualTo("tdlambda(learn-from=all)");
    }

    private static String head(String agent, @Nullable String opponent) {
        AgentMaker other = opponent == null ? null : AGENTS.parse(opponent);
        Training training = new Training(AGENTS.parse(agent), GAME, other, 100, Map.of(), 1);
        return new Trainer(training, 1, ROOM).knowledge().agent();
    }

    /** Files from before the options learned the end and from everybody's moves. */
    @Test
    void anOldFileGoesOnOnlyAsItWasTrained() {
        Trainer trainer = new Trainer(training("td(terminal=learn)", GAME), 1, ROOM);
        train(trainer, 100);
        Path file = folder.resolve("old");
        Knowledge now = trainer.knowledge();
        Knowledge old =
                new Knowledge("td", now.game(), now.columns(), now.opponent(), now.seed(), now.games(), now.history());
        KnowledgeFiles.save(file, old, trainer.learner());
        assertThatThrownBy(() -> Trainer.resume(training("td", GAME), 1, ROOM, file))
                .isInstanceOf(BadInput.class)
                .hasMessage("it was trained with td(terminal=learn) where you ask for td(terminal=leave); continue "
                        + "with that, or name another file");
        Trainer resumed = Trainer.resume(training("td(terminal=learn)", GAME), 1, ROOM, file);
        assertThat(resumed.knowledge()).isEqualTo(now);
    }

    @Test
    void aDifferentKindOfAgentDoesNotLearn() {
        assertThatThrownBy(() -> Training.usual(AGENTS.parse("greedy"), GAME, AGENTS, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("'greedy' does not learn; ");
        Training usual = Training.usual(AGENTS.parse("q"), GAME, AGENTS, 1);
        assertThat(usual.cycle()).isEqualTo(5000);
        assertThat(usual.examiners()).hasSize(2).containsValue(250);
    }

    /** What another process does until it is killed: save after every cycle, and say so. */
    public static void main(String[] args) {
        Path file = Path.of(args[0]);
        Trainer trainer = new Trainer(training("tdlambda", GAME), 1, ROOM);
        trainer.saveEvery(0, file);
        for (long games = 500; ; games += 500) {
            trainer.train(games, Trainer.Progress.NONE);
            System.out.println("saved " + trainer.knowledge().games());
            System.out.flush();
        }
    }

    @Test
    void aKilledTrainingLeavesItsLastCheckpoint() throws IOException, InterruptedException {
        Path file = folder.resolve("killed");
        Process process = new ProcessBuilder(JavaCommand.of(TrainerTest.class, file.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String last = "";
        try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < 4; i++) last = Objects.requireNonNull(said.readLine());
            process.destroyForcibly().waitFor();
        }
        Knowledge knowledge = KnowledgeFiles.head(file);
        assertThat(knowledge.games()).isGreaterThanOrEqualTo(Long.parseLong(last.substring("saved ".length())));
        Trainer resumed = Trainer.resume(training("tdlambda", GAME), 1, ROOM, file);
        train(resumed, knowledge.games() + 500);
        assertThat(resumed.knowledge().history()).hasSize((int) (knowledge.games() + 500) / 500);
    }
}
