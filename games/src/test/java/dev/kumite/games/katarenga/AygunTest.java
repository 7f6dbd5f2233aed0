package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Spec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AygunTest {
    private static final String KINGS = ":KKKK/KKKK/KKKK/KKKK:";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Alone, far apart: nothing but the pawns.
                "W:Wa1:Bd4 | 0-0 | 0",
                "W:Wa1,c1:Bd4 | 0-0 | 100",
                // A point outweighs a pawn.
                "W:Wa1:Bd4 | 1-0 | 300",
                "B:Wa1:Bd4 | 1-0 | -300",
                // On the enemy home row: a point at hand.
                "W:Wa4:Bd4 | 0-0 | 80",
                // The centre of 4×4 is b2 to c3.
                "W:Wb2:Bd4 | 0-0 | 10",
                // Black attacks c3 from d4 and is attacked: White 10 for the centre, both 40 less for a loose pawn.
                "W:Wc3:Bd4 | 0-0 | 10",
                // A second pawn guards c3, and two pawns attack one: 100 + 10 + 10 − 15 + 40.
                "W:Wc3,c2:Bd4 | 0-0 | 145"
            })
    void weighsWhatThePaperNames(String pawns, String points, int score) {
        Game game = Games.parse("katarenga(size=4)");
        assertThat(game.evaluation("aygun").score(game.notation().read(pawns + KINGS + points)))
                .isEqualTo(score);
    }

    @Test
    void bothBoardsJudgeAlike() {
        for (int size = 4; size <= 8; size++) {
            Game small = Games.parse("katarenga(size=" + size + ")");
            int edge = size;
            Game large = new KatarengaGame(
                    Spec.parse("katarenga"), size, seed -> Layout.draw(edge, seed, null, null), LargePosition::new);
            for (int seed = 1; seed <= 20; seed++) {
                Rng rng = new Rng(seed);
                Position one = small.start(seed);
                Position two = large.start(seed);
                while (one.result() == Result.ONGOING) {
                    assertThat(large.evaluation("aygun").score(two))
                            .as(small.notation().write(one))
                            .isEqualTo(small.evaluation("aygun").score(one));
                    int[] moves = small.moves(one);
                    int move = moves[rng.below(moves.length)];
                    one.make(move);
                    two.make(move);
                }
            }
        }
    }
}
