package dev.kumite.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.play.GameCrew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small real tunings: they repeat, continue, and say what they cannot do. */
class SearchTuningTest {
    private static final Game GAME = Games.parse("onitama");
    private static final String STRONG = "strong(depth=2, memory=16k)";

    @TempDir
    private Path folder;

    private static SearchTuning tuning(String agent, String options, int games) {
        Agents agents = Agents.shipped();
        return SearchTuning.of(GAME, agents, agents.parse(agent), options, 8, games, 7);
    }

    private String run(SearchTuning tuning, String file, int workers) throws IOException {
        tuning.run(folder.resolve(file), "test", GameCrew.Hiring.threads(workers), done -> {});
        return Files.readString(folder.resolve(file));
    }

    @Test
    void workersDoNotChangeTheValues() throws IOException {
        String one = run(tuning(STRONG, "margin, late", 48), "one.txt", 1);
        assertThat(run(tuning(STRONG, "margin, late", 48), "three.txt", 3)).isEqualTo(one);
        assertThat(one.lines())
                .hasSize(4)
                .first()
                .isEqualTo("# tune onitama strong(depth=2, memory=16k): margin=0..2 from 0.2, late=1..20 from 3;"
                        + " opening=8 games=48 seed=7 version=test");
        assertThat(one).containsPattern("\n3\t(-?[0-2] ){7}-?[0-2]\tmargin=0\\.\\d{3}\tlate=\\d\\.\\d{2}\n");
    }

    @Test
    void aTuningThatWasStoppedContinuesToTheSameEnd() throws IOException {
        SearchTuning tuning = tuning(STRONG, "", 48);
        String whole = run(tuning, "whole.txt", 2);
        int second = whole.indexOf("\n2\t") + 1;
        Path cut = folder.resolve("cut.txt");
        for (int end : List.of(5, second, second + 9, whole.length() - 1, whole.length())) {
            Files.writeString(cut, whole.substring(0, end));
            assertThat(run(tuning, "cut.txt", 2)).isEqualTo(whole);
        }
    }

    @Test
    void theReportShowsTheWayAndHowToTryTheValues() {
        SearchTuning tuning = tuning("mcts(iterations=8)", "c=0.1..2", 20);
        assertThat(tuning.games()).isEqualTo(32);
        SearchTuningReport report = tuning.run(folder.resolve("c.txt"), "test", GameCrew.Hiring.threads(1), done -> {});
        assertThat(report.agent()).matches("mcts\\(iterations=8, c=[0-9.]+\\)");
        assertThat(report.lines(80))
                .allSatisfy(line -> assertThat(line).doesNotContain("failed"))
                .anySatisfy(line -> assertThat(line).matches("option +start +tuned +16 +32"))
                .anySatisfy(line -> assertThat(line).matches("c +0\\.7 +[0-9.]+ +[0-9.]+ +[0-9.]+"))
                .last()
                .isEqualTo("Try it: kumite match 'onitama' '" + report.agent()
                        + "' 'mcts(iterations=8)' --games 20000 --until 'sprt(elo0=0, elo1=5)'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "strong | margn | 'strong' has no option 'margn'; did you mean 'margin'?",
                "strong | eval | 'eval' of 'strong' cannot be tuned; these can: threads,",
                "strong | nodes | 'nodes' of 'strong' cannot be tuned; these can:",
                "strong | late, late=1..5 | 'late' is named twice",
                "strong | margin=1 | 'margin=1': must be a range such as margin=0.2..1.5",
                "strong | margin=1..7 | 'margin=1..7': must be from 0 to 2",
                "strong | margin=1..0.2 | 'margin=1..0.2': the range must begin below its end",
                "strong | margin=1..2 | 'margin=1..2': the range must hold 0.2, from which tuning begins",
                "strong(pruning=off) | margin | margin: has no effect with pruning=off",
                "mcts | \"\" | name the options of 'mcts' to tune, of:",
            })
    void saysWhatCannotBeTuned(String agent, String options, String complaint) {
        assertThatThrownBy(() -> tuning(agent, options, 16))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aFileOfSomethingElseIsRefusedAndKept() throws IOException {
        Path file = folder.resolve("kept.txt");
        SearchTuning tuning = tuning(STRONG, "margin", 16);
        String whole = run(tuning, "kept.txt", 1);
        assertThatThrownBy(() -> run(tuning(STRONG, "margin", 32), "kept.txt", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(file + " holds iterations of another run (tune onitama strong(depth=2")
                .hasMessageEndingWith("name another file or delete it");
        assertThat(Files.readString(file)).isEqualTo(whole);
        Files.writeString(file, whole.replaceFirst("margin=0\\.\\d+\n$", "margin=1.999\n"));
        assertThatThrownBy(() -> run(tuning, "kept.txt", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(file + ":2: is not what follows from the lines before it");
        Files.writeString(file, "a letter");
        assertThatThrownBy(() -> run(tuning, "kept.txt", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds something else");
        assertThat(file).hasContent("a letter");
    }
}
