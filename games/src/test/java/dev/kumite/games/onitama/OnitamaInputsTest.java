package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a small network sees of Onitama. */
class OnitamaInputsTest {
    private static long squares(String names) {
        return Arrays.stream(names.split(" "))
                .mapToLong(name -> 1L << (name.charAt(1) - '1') * 5 + name.charAt(0) - 'a')
                .sum();
    }

    private static long cards(Card... cards) {
        return Arrays.stream(cards).mapToLong(card -> 1L << card.ordinal()).sum();
    }

    /**
     * The mover's ox leads one step ahead, back or to the right, his tiger two ahead or one back; the other's horse one
     * step to its left, ahead or back, its mantis one step ahead to either side or straight back.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "onitama(deal=ox+tiger/horse+mantis/eel, first=blue)",
                "onitama(deal=horse+mantis/ox+tiger/eel, first=red)"
            })
    void menReachAndCardsAsThePlayerToMoveSeesThem(String text) {
        Game game = Games.parse(text);
        long[] words = new long[game.inputs().words()];
        game.inputs().read(game.start(1), words);
        assertThat(words)
                .containsExactly(
                        squares("a1 b1 d1 e1"),
                        squares("c1"),
                        squares("a5 b5 d5 e5"),
                        squares("c5"),
                        squares("b1 c1 e1 a2 b2 d2 e2 a3 b3 d3 e3"),
                        squares("d1 c2 c3"),
                        squares("b5 c5 e5 a4 b4 c4 d4 e4"),
                        squares("d5 b4 c4 d4"),
                        cards(Card.OX, Card.TIGER),
                        cards(Card.HORSE, Card.MANTIS),
                        cards(Card.EEL));
    }

    /** Eight students on the board fill the last third, none the first. */
    @Test
    void thePhaseFollowsTheNumberOfStudents() {
        Game game = Games.parse("onitama");
        int[] phaseOf = {0, 0, 0, 1, 1, 1, 2, 2, 2};
        boolean[] seen = new boolean[9];
        for (int seed = 1; seed <= 300; seed++) {
            Rng rng = new Rng(seed);
            for (Position position = game.start(seed); position.result() == Result.ONGOING; ) {
                int students = position.pieces(0) + position.pieces(1) - 2;
                assertThat(game.inputs().phase(position)).isEqualTo(phaseOf[students]);
                seen[students] = true;
                position.make(position.playoutMove(rng, Policy.GREEDY));
            }
        }
        assertThat(seen).containsOnly(true);
        assertThat(game.inputs().phases()).isEqualTo(3);
        assertThat(game.inputs().name()).isEqualTo("onitama-5");
    }

    @Test
    void largeBoardsHaveNoNetworks() {
        assertThatThrownBy(() -> Games.parse("onitama(size=9)").inputs())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("boards of up to 7×7");
    }
}
