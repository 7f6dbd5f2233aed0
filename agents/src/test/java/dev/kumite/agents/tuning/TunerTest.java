package dev.kumite.agents.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.agents.selfplay.SelfPlay;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.evaluation.Tunable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small real tuning run: it learns, repeats, and goes on where it was. */
class TunerTest {
    private static final Game GAME = Games.parse("onitama");

    @TempDir
    private Path folder;

    private static Tuner tuner() {
        Tunable tuned = (Tunable) GAME.evaluation("tuned");
        return new Tuner(
                new SelfPlay(GAME, Agents.shipped().parse("strong(depth=2, memory=16k)"), 12, 7),
                tuned.with(flat(tuned.weights().length)));
    }

    private static int[] flat(int size) {
        return new int[size];
    }

    @Test
    void fittingLowersTheLossAndFindsThatStudentsAreWorthSomething() {
        Tuner.Tuned tuned = tuner().tune(150, 1, folder.resolve("a.games"), done -> {});
        assertThat(tuned.lossAfter()).isLessThan(tuned.lossBefore() - 0.01);
        String centre = tuned.weights()
                .lines()
                .filter(line -> line.startsWith("student-row2-edge2 "))
                .findFirst()
                .orElseThrow();
        assertThat(Integer.parseInt(centre.split(" ")[1])).isPositive();
    }

    @Test
    void workersDoNotChangeTheWeights() {
        String one =
                tuner().tune(40, 1, folder.resolve("one.games"), done -> {}).weights();
        String two =
                tuner().tune(40, 2, folder.resolve("two.games"), done -> {}).weights();
        assertThat(two).isEqualTo(one);
    }

    @Test
    void aRunThatWasCutOffGoesOnWhereItWas() throws IOException {
        Path cut = folder.resolve("cut.games");
        tuner().tune(20, 1, cut, done -> {});
        String whole = Files.readString(cut);
        Files.writeString(cut, whole.substring(0, whole.length() - 30));
        Files.writeString(cut, "", StandardOpenOption.APPEND);
        String resumed = tuner().tune(40, 1, cut, done -> {}).weights();
        assertThat(resumed)
                .isEqualTo(tuner().tune(40, 1, folder.resolve("fresh.games"), done -> {})
                        .weights());
    }

    @Test
    void aDamagedLineIsNamed() throws IOException {
        Path damaged = folder.resolve("damaged.games");
        tuner().tune(4, 1, damaged, done -> {});
        List<String> lines = Files.readAllLines(damaged);
        lines.set(2, "1\t0\tno game");
        Files.write(damaged, lines);
        assertThatThrownBy(() -> tuner().tune(4, 1, damaged, done -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessage(damaged + ":3: '1 0 no game' is not a game; without this line it is played again");
        assertThat(damaged).hasContent(String.join("\n", lines));
    }

    @Test
    void gamesOfAnotherRunAreRefused() throws IOException {
        Path foreign = folder.resolve("foreign.games");
        Files.writeString(foreign, "# checkers strong(depth=9) seed=1\n");
        assertThatThrownBy(() -> tuner().tune(5, 1, foreign, done -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("another run");
        assertThat(Files.readString(foreign)).isEqualTo("# checkers strong(depth=9) seed=1\n");
    }
}
