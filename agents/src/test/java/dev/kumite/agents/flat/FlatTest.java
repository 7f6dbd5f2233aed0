package dev.kumite.agents.flat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Sample;
import dev.kumite.games.Game;
import dev.kumite.games.core.Rng;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlatTest {

    /** aygun 4.2 (the number of wins) and 5.6 (loss −100 − D, draw −D, win 100 − D). */
    @ParameterizedTest
    @CsvSource({"1, 0, 1, 100", "1, 30, 1, 70", "0, 30, 0, -30", "-1, 30, 0, -130", "-1, 0, 0, -100"})
    void scoresPlayoutsAsThePaperDoes(int outcome, int plies, int wins, int depth) {
        assertThat(FlatType.PlayoutScore.WINS.of(outcome, plies)).isEqualTo(wins);
        assertThat(FlatType.PlayoutScore.DEPTH.of(outcome, plies)).isEqualTo(depth);
    }

    @Test
    void everyMoveGetsTheSameNumberOfPlayouts() {
        for (Game game : Sample.smallGames()) {
            int moves = game.start(1).countMoves();
            Choice fixed = Sample.choose("flatmc(playouts=25)", game, game.start(1));
            assertThat(fixed.rootMoves()).hasSize(moves).allMatch(each -> each.visits() == 25);
            assertThat(fixed.iterations()).isEqualTo(25L * moves);

            Choice shared = Sample.choose("flatmc(iterations=100)", game, game.start(1));
            assertThat(shared.rootMoves()).allMatch(each -> each.visits() == 100 / moves);

            Choice timed = Sample.choose("flatmc(time=5ms)", game, game.start(1));
            assertThat(timed.rootMoves().stream().map(RootMove::visits).distinct())
                    .hasSize(1);
        }
    }

    @Test
    void withoutABudgetEveryMoveGetsThePapersSixHundred() {
        Game game = Sample.smallGames().get(0);
        assertThat(Sample.choose("flatmc", game, game.start(1)).rootMoves()).allMatch(each -> each.visits() == 600);
        assertThat(Sample.choose("flatmc(playout=greedy)", game, game.start(1)).rootMoves())
                .allMatch(each -> each.visits() == 600);
    }

    @Test
    void theHighestScoreWinsAndTheSeedDecidesAmongEquals() {
        Tally tally = new Tally(new int[] {7, 8, 9});
        tally.add(new int[] {1, 0, 1}, new int[] {1, -1, 1});
        Set<Integer> chosen = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) chosen.add(tally.move(tally.best(new Rng(seed))));
        assertThat(chosen).containsExactlyInAnyOrder(7, 9);
        tally.add(new int[] {0, 0, 1}, new int[] {0, 0, 1});
        assertThat(tally.move(tally.best(new Rng(1)))).isEqualTo(9);
        assertThat(tally.value(0)).isEqualTo(0.5);
        assertThat(tally.rootMoves(2).get(0)).isEqualTo(new RootMove(9, 2, 1));
    }
}
