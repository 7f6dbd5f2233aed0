package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.ChiSquare;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.PlainPolicy;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Playouts on boards of several longs; on 5×5 and 7×7 the board of one long says what is right. */
class LargePlayoutTest {
    private static final int GAMES = 40;

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13})
    void everyMoveIsOneOfThePolicysAndTheEndIsWhereTheMovesLead(int size) {
        Game game = Games.parse("onitama(size=" + size + ", deck=base+sensei+promo)");
        int[] trace = new int[game.plyCap()];
        for (Policy policy : Policy.values())
            for (int seed = 1; seed <= GAMES; seed++) {
                OnitamaPosition plain = (OnitamaPosition) game.start(seed);
                LargePosition wide = new LargePosition(plain.setup());
                int plies = wide.playout(new Rng(seed), policy, game.plyCap(), trace);
                for (int i = 0; i < plies; i++) {
                    assertThat(PlainPolicy.candidates(game, plain, policy)).contains(trace[i]);
                    plain.make(trace[i]);
                }
                assertThat(wide.setup()).isEqualTo(plain.setup());
                assertThat(wide.key()).isEqualTo(plain.key());
                assertThat(wide.ending()).isEqualTo(plain.ending());
                assertThat(game.moves(wide)).containsExactlyInAnyOrder(game.moves(plain));
            }
    }

    /** On the way of greedy games, where the men of both sides meet. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13})
    void drawsAreUniformOverThePolicysMoves(int size) {
        Game game = Games.parse("onitama(size=" + size + ", deck=base+sensei+promo)");
        int[] trace = new int[game.plyCap()];
        for (int seed = 1; seed <= GAMES / 4; seed++) {
            OnitamaPosition plain = (OnitamaPosition) game.start(seed);
            int plies = plain.copy().playout(new Rng(seed), Policy.GREEDY, game.plyCap(), trace);
            for (int i = 0; i < plies; i++) {
                if (i % 17 == seed % 17)
                    for (Policy policy : Policy.values())
                        assertDrawn(PlainPolicy.candidates(game, plain, policy), plain, policy, "ply " + i);
                plain.make(trace[i]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the other master is struck from both sides of square 64 | B:BMa1,b7,a8,c8,b9:RMb8,a2:ox+boar/crab+eel/cobra"
                        + " | ox:b7b8 boar:b7b8 ox:a8b8 boar:a8b8 boar:c8b8 ox:b9b8",
                "a strike and the step onto the temple both win | B:BMe8,d4:RMd5,a2:ox+boar/crab+eel/cobra"
                        + " | ox:e8e9 boar:e8e9 ox:d4d5 boar:d4d5",
                "the other master on his temple is one win, not two | B:BMe8,d9:RMe9:ox+boar/crab+eel/cobra"
                        + " | ox:e8e9 boar:e8e9 ox:d9e9 boar:d9e9",
                "a student on the temple does not protect it | B:BMe8,d9:RMa5,e9:ox+boar/crab+eel/cobra"
                        + " | ox:e8e9 boar:e8e9",
                "the mover's own man on the temple bars his master | B:BMe8,e9,a4:RMi5,a5:ox+tiger/crab+eel/cobra"
                        + " | ox:a4a5",
                "Red wins on row 1 | R:BMa9,d2:RMe2:crab+eel/ox+boar/cobra | ox:e2e1 boar:e2e1",
                "Red captures downwards over square 64 | R:BMi1,b7:RMe9,b8,b9:crab+eel/ox+tiger/cobra"
                        + " | ox:b8b7 tiger:b9b7",
                "steps do not go round the edge | B:BMe1,i4:RMe9,a5,b4:ox+fox/crab+eel/cobra"
                        + " | ox:e1e2 ox:e1f1 ox:i4i5 ox:i4i3 fox:e1f1 fox:e1f2",
                "without a move, a pass by either card | B:BMi1:RMa4:rabbit+fox/crab+eel/cobra | pass:rabbit pass:fox",
            })
    void greedyDrawsUniformlyAmong(String why, String text, String moves) {
        Game game = Games.parse("onitama(size=9)");
        OnitamaPosition position = (OnitamaPosition) game.notation().read(text);
        int[] expected = Arrays.stream(moves.split(" "))
                .mapToInt(move -> game.notation().readMove(position, move))
                .toArray();
        assertDrawn(expected, position, Policy.GREEDY, why);
        assertDrawn(game.moves(position), position, Policy.RANDOM, why);
    }

    /** Asked for a move, and in a playout of one ply. */
    private static void assertDrawn(int[] candidates, OnitamaPosition plain, Policy policy, String what) {
        LargePosition wide = new LargePosition(plain.setup());
        LargePosition scratch = new LargePosition(plain.setup());
        Rng rng = new Rng(3);
        int[] trace = new int[1];
        ChiSquare.assertUniform(candidates, () -> wide.playoutMove(rng, policy), policy + " move, " + what);
        ChiSquare.assertUniform(
                candidates,
                () -> {
                    scratch.become(wide);
                    scratch.playout(rng, policy, 1, trace);
                    return trace[0];
                },
                policy + " playout, " + what);
        assertThat(wide.setup()).isEqualTo(plain.setup());
    }
}
