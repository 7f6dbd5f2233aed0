package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Openings: there is one for every pair, or a line that says why there is none. */
class OpeningsTest {
    private static final Game CHECKERS = Games.parse("checkers");

    /** From some ballots no two plies leave a side ahead: these pairs begin elsewhere. */
    @Test
    @Tag("slow")
    void everyPairHasAnOpeningWhereAnyHas() {
        Openings openings = Openings.parse("midgame(plies=2, difference=1)", CHECKERS);
        for (int pair = 0; pair < 200; pair++) {
            Position position = openings.of(pair, pair);
            assertThat(position.pieces(0)).as("pair %d", pair).isNotEqualTo(position.pieces(1));
            assertThat(CHECKERS.notation().write(openings.of(pair, pair)))
                    .isEqualTo(CHECKERS.notation().write(position));
        }
    }

    @Test
    void whereNoneHasTheLineSaysWhatWouldHelp() {
        Openings openings = Openings.parse("midgame(plies=1, difference=5)", CHECKERS);
        assertThatThrownBy(() -> openings.of(0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage("no opening of 1 random plies leaves one side ahead by 5 pieces;"
                        + " ask for more plies or a smaller difference");
    }

    /** The calls are counted, so that the machine's speed does not matter. */
    @Test
    void theSearchForAnOpeningHasAnEnd() {
        AtomicInteger plies = new AtomicInteger();
        Game counting = (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, values) -> {
                    if (method.getName().equals("moves")) plies.incrementAndGet();
                    return method.invoke(CHECKERS, values);
                });
        Openings openings = Openings.parse("midgame(plies=200, difference=12)", counting);
        assertThatThrownBy(() -> openings.of(0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no opening of 200 random plies leaves one side ahead by 12 pieces");
        assertThat(plies).hasValueLessThanOrEqualTo(Openings.RandomPlies.MOST_PLIES);
    }

    @Test
    void theDefaultsThatAreDeclaredAreThoseThatHold() {
        assertThat(declared("random")).isEqualTo(6);
        assertThat(declared("midgame")).isEqualTo(20);
        assertThat(Openings.parse("midgame", CHECKERS)).isEqualTo(Openings.parse("midgame(plies=20)", CHECKERS));
        assertThat(Openings.parse("random", CHECKERS)).isEqualTo(Openings.parse("random(plies=6)", CHECKERS));
    }

    private static int declared(String kind) {
        return new Settings(new Spec(kind, Map.of()), Openings.options(kind)).get(Openings.PLIES);
    }
}
