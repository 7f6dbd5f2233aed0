package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Rng;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AmafTest {

    @Test
    void remembersTheMovesOfThisSimulationBySide() {
        Amaf amaf = new Amaf(60);
        Rng rng = new Rng(1);
        for (int simulation = 0; simulation < 2000; simulation++) {
            amaf.begin();
            Set<Integer> zero = new HashSet<>();
            Set<Integer> one = new HashSet<>();
            for (int i = 0; i < 60; i++) {
                int move = rng.below(100) << rng.below(24);
                amaf.add(move, i & 1);
                (i % 2 == 0 ? zero : one).add(move);
            }
            for (int i = 0; i < 100; i++) {
                int move = rng.below(100) << rng.below(24);
                assertThat(amaf.has(move, 0)).isEqualTo(zero.contains(move));
                assertThat(amaf.has(move, 1)).isEqualTo(one.contains(move));
            }
        }
    }
}
