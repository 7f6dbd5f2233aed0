package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The starts of every game: different ones, each with features, the same for those that are worth the same. */
class StartsTest {
    private static Starts starts(String game) {
        return Games.parse(game).starts().orElseThrow();
    }

    private static double[] features(Starts starts, long number) {
        double[] features = new double[starts.features().size()];
        starts.describe(number, features);
        return features;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "onitama",
                "onitama(size=7, deck=base+sensei)",
                "onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)",
                "katarenga",
                "katarenga(size=5)",
                "katarenga(rules=published)",
                "checkers"
            })
    void startsDifferAndCanBePlayed(String text) {
        Game game = Games.parse(text);
        Starts starts = starts(text);
        Set<String> positions = new HashSet<>();
        Set<String> names = new HashSet<>();
        long step = Math.max(1, Math.min(starts.count(), 1_000_000) / 300);
        int looked = 0;
        for (long number = 0; number < Math.min(starts.count(), 1_000_000); number += step, looked++) {
            Position position = starts.position(number);
            assertThat(position.result()).isEqualTo(Result.ONGOING);
            positions.add(game.notation().write(position));
            names.add(starts.name(number));
            assertThat(starts.equal(number)).isLessThanOrEqualTo(number);
            assertThat(features(starts, number)).isEqualTo(features(starts, starts.equal(number)));
        }
        assertThat(positions).hasSize(looked);
        assertThat(names).hasSize(looked);
        assertThat(starts.features()).doesNotHaveDuplicates();
    }

    @Test
    void thereIsNothingToChooseWhereTheStartIsFixed() {
        assertThat(Games.parse("onitama(deal=ox+boar/horse+elephant/crab)").starts())
                .isEmpty();
        assertThat(Games.parse("katarenga(layout=7)").starts()).isEmpty();
    }

    @Test
    void countsAreThoseOfTheRules() {
        assertThat(starts("onitama").count()).isEqualTo(131_040);
        assertThat(starts("onitama(cards=ox+boar+horse+elephant+crab)").count()).isEqualTo(30);
        assertThat(starts("checkers").count()).isEqualTo(174);
        assertThat(starts("katarenga").count()).isEqualTo(Starts.ENDLESS);
        assertThat(starts("katarenga(rules=published)").count()).isEqualTo(98_304);
    }
}
