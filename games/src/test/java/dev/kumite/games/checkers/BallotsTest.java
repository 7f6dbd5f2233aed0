package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BallotsTest {
    private static final Game GAME = new CheckersGame();

    @Test
    void thereAreAsManyAsTheRulesSay() {
        assertThat(Ballots.all()).hasSize(174);
        assertThat(Ballots.played()).hasSize(156);
        assertThat(Ballots.all().stream().filter(ballot -> ballot.kind() == Ballots.Kind.CROSSBOARD))
                .hasSize(144);
        assertThat(Ballots.all().stream().filter(ballot -> ballot.kind() == Ballots.Kind.MAIL))
                .hasSize(12);
    }

    @Test
    void everyBallotIsThreeLegalMoves() {
        Set<List<String>> seen = new HashSet<>();
        for (int i = 0; i < Ballots.all().size(); i++) {
            Ballots.Ballot ballot = Ballots.all().get(i);
            assertThat(ballot.number()).isEqualTo(i + 1);
            assertThat(ballot.moves()).hasSize(3);
            assertThat(seen.add(ballot.moves())).as("ballot " + ballot.number()).isTrue();
            assertThat(ballot.position().sideToMove()).isEqualTo(1);
            assertThat(ballot.position().result()).isEqualTo(Result.ONGOING);
        }
    }

    /** Number 0 of the starts is ballot 1, 9-13 21-17 5-9. */
    @Test
    void theStartsOfASurveyAreAllBallots() {
        Starts starts = GAME.starts().orElseThrow();
        assertThat(starts.noun()).isEqualTo("ballot");
        assertThat(starts.count()).isEqualTo(174);
        assertThat(starts.name(0)).isEqualTo("9-13 21-17 5-9");
        assertThat(GAME.notation().write(starts.position(0)))
                .isEqualTo("W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,13");
        double[] features = new double[starts.features().size()];
        starts.describe(0, features);
        List<String> had = IntStream.range(0, features.length)
                .filter(i -> features[i] != 0)
                .mapToObj(i -> starts.features().get(i).group() + " "
                        + starts.features().get(i).name() + " " + features[i])
                .toList();
        assertThat(had)
                .containsExactly("Black's move 9-13 1.0", "White's reply 21-17 1.0", "Black's second move 5-9 1.0");
    }

    @Test
    void aMatchPlaysEveryAllowedBallotBeforeAnyComesAgain() {
        List<String> openings = IntStream.range(0, 156)
                .mapToObj(number -> GAME.notation().write(GAME.opening(number, 1)))
                .toList();
        assertThat(openings)
                .containsExactlyInAnyOrderElementsOf(Ballots.played().stream()
                        .map(ballot -> GAME.notation().write(ballot.position()))
                        .toList());
        assertThat(GAME.notation().write(GAME.opening(156, 1))).isEqualTo(openings.get(0));
        assertThat(GAME.notation().write(GAME.opening(2_000_000_000, 1))).isEqualTo(openings.get(2_000_000_000 % 156));
    }
}
