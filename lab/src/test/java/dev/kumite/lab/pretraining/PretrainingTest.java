package dev.kumite.lab.pretraining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PretrainingTest {
    private static final long MEMORY = 16 << 20;

    @TempDir
    Path folder;

    private static Lesson lesson(String name, String agent, Long... points) {
        return new Lesson(name, agent, Lesson.SELF, "onitama", 1, new TreeSet<>(List.of(points)));
    }

    private static Pretraining pretraining(Path folder, Lesson... lessons) {
        return new Pretraining(List.of(lessons), Agents.shipped(), folder, MEMORY);
    }

    private static Map<String, byte[]> files(Path folder) throws IOException {
        Map<String, byte[]> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) contents.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
        return contents;
    }

    @Test
    void everyPointThatSomebodyPlaysWithHasAFile() {
        Pretraining pretraining = pretraining(folder, lesson("td", "td", 0L, 20L, 60L), lesson("q", "q", 30L));
        List<Long> told = new ArrayList<>();
        assertThat(pretraining.isDone()).isFalse();
        assertThat(pretraining.train(2, told::add)).isTrue();
        assertThat(pretraining.isDone()).isTrue();
        assertThat(pretraining.games()).isEqualTo(90);
        assertThat(told).last().isEqualTo(90L);
        AgentMaker agent = pretraining.agents().parse("td(file=lesson:td/60)");
        assertThat(agent.text()).isEqualTo("td(file=lesson:td/60)");
        assertThat(agent.meaning()).isEqualTo("td(file=lesson:td/60)");
        Path file = Path.of(agent.settings().get(LearnerType.FILE));
        assertThat(KnowledgeFiles.head(file).games()).isEqualTo(60);
    }

    @Test
    void theSameLessonGivesTheSameFileHoweverItWasGiven() throws IOException {
        Path once = Files.createDirectory(folder.resolve("once"));
        Path bits = Files.createDirectory(folder.resolve("bits"));
        pretraining(once, lesson("td", "tdlambda", 10L, 25L, 80L)).train(1, games -> {});
        pretraining(bits, lesson("other", "tdlambda", 10L)).train(1, games -> {});
        pretraining(bits, lesson("td", "tdlambda", 10L, 25L)).train(2, games -> {});
        pretraining(bits, lesson("td", "tdlambda", 10L, 25L, 80L)).train(1, games -> {});
        Map<String, byte[]> expected = files(once);
        Map<String, byte[]> found = files(bits);
        assertThat(found.keySet()).isEqualTo(expected.keySet()).hasSize(3);
        expected.forEach((name, bytes) -> assertThat(found.get(name)).isEqualTo(bytes));
    }

    @Test
    void theLessonsOfSeveralRunsAreTrainedTogetherEachOnce() throws IOException {
        Path apart = Files.createDirectory(folder.resolve("apart"));
        Path joined = Files.createDirectory(folder.resolve("joined"));
        Lesson shorter = lesson("td", "td", 10L, 40L);
        Lesson longer = lesson("other", "td", 40L, 60L);
        Lesson sameName = lesson("td", "q", 30L);
        for (Lesson lesson : List.of(shorter, longer, sameName))
            assertThat(pretraining(apart, lesson).train(1, games -> {})).isTrue();
        List<Pretraining> parts =
                List.of(pretraining(joined, shorter), pretraining(joined, longer), pretraining(joined, sameName));
        Pretraining together = Pretraining.together(parts);
        assertThat(together.games()).isEqualTo(60 + 30);
        assertThat(together.train(2, games -> {})).isTrue();
        assertThat(parts).allMatch(Pretraining::isDone);
        Map<String, byte[]> expected = files(apart);
        Map<String, byte[]> found = files(joined);
        assertThat(found.keySet()).isEqualTo(expected.keySet()).hasSize(4);
        expected.forEach((name, bytes) -> assertThat(found.get(name)).isEqualTo(bytes));
    }

    @Test
    void aStoppedTrainingGoesOnWhereItWas() throws IOException {
        Path once = Files.createDirectory(folder.resolve("once"));
        Path stopped = Files.createDirectory(folder.resolve("stopped"));
        Lesson lesson = lesson("td", "td", 50L, 400L);
        pretraining(once, lesson).train(1, games -> {});
        Pretraining first = pretraining(stopped, lesson);
        assertThat(first.train(1, games -> {
                    if (games >= 64) first.stop();
                }))
                .isFalse();
        assertThat(files(stopped).keySet()).anyMatch(name -> name.endsWith("-draft.knowledge"));
        assertThat(pretraining(stopped, lesson).train(1, games -> {})).isTrue();
        Map<String, byte[]> expected = files(once);
        Map<String, byte[]> found = files(stopped);
        assertThat(found.keySet()).isEqualTo(expected.keySet());
        expected.forEach((name, bytes) -> assertThat(found.get(name)).isEqualTo(bytes));
    }

    @Test
    void anotherSeedOrAgentIsAnotherFile() throws IOException {
        pretraining(folder, lesson("a", "td", 5L), lesson("b", "td(alpha=0.2)", 5L))
                .train(1, games -> {});
        Lesson seeded = new Lesson("c", "td", Lesson.SELF, "onitama", 2, new TreeSet<>(List.of(5L)));
        pretraining(folder, seeded).train(1, games -> {});
        assertThat(files(folder)).hasSize(3);
    }

    @Test
    void theUntaughtKnowNothingAndLeaveNothingBehind() {
        Path file = Pretraining.dryRun(List.of(lesson("q", "q", 1_000_000L)), Agents.shipped(), agents -> {
            Path made = Path.of(agents.parse("q(file=lesson:q/1M)").settings().get(LearnerType.FILE));
            assertThat(KnowledgeFiles.head(made).games()).isZero();
            return made;
        });
        assertThat(file).doesNotExist();
        assertThat(file.getParent()).doesNotExist();
    }

    private static Lesson network(Long... points) {
        return new Lesson(
                "net",
                "net(epochs=2, hidden=8)",
                "strong(depth=1, memory=16k)",
                "onitama",
                1,
                new TreeSet<>(List.of(points)));
    }

    @Test
    void aNetworkLearnsFromItsTeachersGames() throws IOException {
        Path once = Files.createDirectory(folder.resolve("once"));
        Path stopped = Files.createDirectory(folder.resolve("stopped"));
        Pretraining whole = pretraining(once, network(40L, 100L));
        List<Long> told = new ArrayList<>();
        assertThat(whole.train(1, told::add)).isTrue();
        assertThat(told).last().isEqualTo(100L);
        Pretraining first = pretraining(stopped, network(40L, 100L));
        assertThat(first.train(1, games -> {
                    if (games >= 60) first.stop();
                }))
                .isFalse();
        assertThat(pretraining(stopped, network(40L, 100L)).train(1, games -> {}))
                .isTrue();
        Map<String, byte[]> expected = files(once);
        Map<String, byte[]> found = files(stopped);
        assertThat(found.keySet()).isEqualTo(expected.keySet()).hasSize(4);
        expected.forEach((name, bytes) -> assertThat(found.get(name)).isEqualTo(bytes));
        AgentMaker agent = whole.agents().parse("alphabeta(eval=net@lesson:net/100, depth=2)");
        assertThat(agent.text()).isEqualTo("alphabeta(eval=net@lesson:net/100, depth=2)");
        Game onitama = Games.parse("onitama");
        assertThat(agent.meaning(onitama))
                .isNotEqualTo(whole.agents()
                        .parse("alphabeta(eval=net@lesson:net/40, depth=2)")
                        .meaning(onitama)
                        .replace("/40", "/100"));
    }

    @Test
    void anUntaughtNetworkCanPlay() {
        String meaning = Pretraining.dryRun(
                List.of(network(1_000_000L)),
                Agents.shipped(),
                agents -> agents.parse("alphabeta(eval=net@lesson:net/1M, depth=2)")
                        .meaning(Games.parse("onitama")));
        assertThat(meaning).contains("lesson:net/1M");
    }

    @Test
    void lessonsLieBesideTheirStore() {
        assertThat(Pretraining.beside(Path.of("there/kumite.db"))).isEqualTo(Path.of("there/kumite.knowledge"));
    }

    @Test
    void wrongReferencesSayWhatWouldBeRight() {
        assertThatThrownBy(() -> Lesson.references("td(file=lesson:dt/5k)", List.of("td"), (name, games) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no lesson 'dt'; did you mean 'td'?");
        assertThatThrownBy(() -> Lesson.references("td(file=lesson:td)", List.of("td"), (name, games) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessage("'lesson:td' must be lesson:NAME/GAMES, as in lesson:td/100k");
        List<Long> read = new ArrayList<>();
        Lesson.references("td(file=lesson:td/1.5M, depth=2)", List.of("td"), (name, games) -> read.add(games));
        assertThat(read).containsExactly(1_500_000L);
    }
}
