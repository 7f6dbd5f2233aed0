package dev.kumite.agents.net;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.pattern.Inputs;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Networks in files. */
class NetFileTest {
    private static final Game GAME = Games.parse("onitama");
    private static final int HIDDEN = 8;

    @TempDir
    private Path folder;

    /** Writes a network with these output weights and biases, and reads it. */
    private void read(int out, int outBias) {
        Inputs inputs = GAME.inputs();
        Net net = new Net(
                inputs.words(),
                new int[inputs.words() * 64][HIDDEN],
                new int[HIDDEN],
                filled(inputs.phases() * HIDDEN, out),
                filled(inputs.phases(), outBias));
        Path file = folder.resolve("some.net");
        NetFile.write(file, net, inputs, "by hand");
        NetFile.read(GAME, file.toString());
    }

    private static int[] filled(int size, int value) {
        int[] values = new int[size];
        Arrays.fill(values, value);
        return values;
    }

    @Test
    void weightsThatCouldOverflowAreRefused() {
        assertThatCode(() -> read(Net.MOST_OUT, -Net.MOST_OUT_BIAS)).doesNotThrowAnyException();
        for (int[] large : new int[][] {{Net.MOST_OUT + 1, 0}, {0, Net.MOST_OUT_BIAS + 1}, {0, Integer.MIN_VALUE}})
            assertThatThrownBy(() -> read(large[0], large[1]))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("some.net' is not a network of Kumite, or is damaged");
    }
}
