package dev.kumite.agents.net;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.Inputs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums that are kept up to date agree with sums from scratch, whatever happens on the board. */
class NetEvaluationTest {
    private static final int HIDDEN = 5; // two words of sums, one of them nearly empty

    /** A network whose every weight matters. */
    private static Net anyNet(Inputs inputs, long seed) {
        Rng rng = new Rng(seed);
        int[][] columns = new int[inputs.words() * 64][];
        for (int i = 0; i < columns.length; i++) columns[i] = values(rng, HIDDEN, 60);
        return new Net(
                inputs.words(),
                columns,
                values(rng, HIDDEN, 60),
                values(rng, inputs.phases() * HIDDEN, Net.MOST_OUT),
                values(rng, inputs.phases(), 1_000_000));
    }

    private static int[] values(Rng rng, int count, int most) {
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = rng.below(2 * most + 1) - most;
        return values;
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "checkers",
                "onitama",
                "onitama(size=7)",
                "katarenga(size=4)",
                "katarenga(size=8)",
                "katarenga(rules=published)"
            })
    void sumsKeptUpToDateAreSumsFromScratch(String text) {
        Game game = Games.parse(text);
        Inputs inputs = game.inputs();
        Net net = anyNet(inputs, 3);
        Accumulator kept = new Accumulator(new Accumulator.Packed(net), inputs);
        long[] words = new long[inputs.words()];
        Rng rng = new Rng(4);
        Position position = game.start(1);
        int depth = 0;
        for (int move = 0; move < 1_000_000; move++) {
            // Two plies forward, sometimes one back, as a search would go; a new game when one is over.
            if (depth > 0 && rng.below(3) == 0) {
                position.unmake();
                depth--;
            } else {
                position.make(position.playoutMove(rng, Policy.RANDOM));
                depth++;
            }
            if (position.result() != Result.ONGOING || depth > 120) {
                position = game.start(rng.next());
                depth = 0;
            }
            inputs.read(position, words);
            int fresh = net.score(words, inputs.phase(position));
            if (kept.score(position) != Math.max(1 - 20_000, Math.min(20_000 - 1, fresh)))
                assertThat(game.notation().write(position)).isEqualTo("scored alike");
        }
    }

    @Test
    void bothSidesSeeTheBoardFromTheirOwnSide() {
        Game game = Games.parse("checkers");
        Inputs inputs = game.inputs();
        Position black = game.notation().read("B:W21,22,K30:B1,2,K6");
        Position white = game.notation().read("W:W31,32,K27:B3,11,12");
        // Turned round, square s of one is square 33 − s of the other.
        Position turned = game.notation().read("W:W32,31,K27:B12,11,K3");
        long[] first = new long[inputs.words()];
        long[] second = new long[inputs.words()];
        inputs.read(black, first);
        inputs.read(turned, second);
        assertThat(second).isEqualTo(first);
        inputs.read(white, second);
        assertThat(second).isNotEqualTo(first);
    }

    /** Two men face to face: with an odd number of rows between them, whoever is to move must give way. */
    @Test
    void checkersKnowsWhoHasTheMove() {
        Game game = Games.parse("checkers");
        assertThat(move(game, "B:W31:B2")).isOne();
        assertThat(move(game, "W:W31:B2")).isOne();
        assertThat(move(game, "B:W27:B2")).isZero();
        assertThat(move(game, "W:W27:B2")).isZero();
    }

    private static long move(Game game, String text) {
        long[] words = new long[game.inputs().words()];
        game.inputs().read(game.notation().read(text), words);
        return words[4];
    }
}
