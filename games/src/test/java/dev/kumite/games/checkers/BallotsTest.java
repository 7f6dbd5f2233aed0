package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BallotsTest {

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
}
