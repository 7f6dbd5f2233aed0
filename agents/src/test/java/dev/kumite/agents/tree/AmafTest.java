package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Rng;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AmafTest {

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void countsTheMovesOfThisSimulationBySideOnceOrEachTime(boolean each) {
        Amaf amaf = new Amaf(60, each);
        Rng rng = new Rng(1);
        for (int simulation = 0; simulation < 2000; simulation++) {
            amaf.begin();
            List<Map<Integer, Integer>> counts = List.of(new HashMap<>(), new HashMap<>());
            for (int i = 0; i < 60; i++) {
                int move = rng.below(100) << rng.below(24);
                amaf.add(move, i & 1);
                counts.get(i & 1).merge(move, 1, (old, one) -> each ? old + one : one);
            }
            for (int i = 0; i < 100; i++) {
                int move = rng.below(100) << rng.below(24);
                for (int side = 0; side < 2; side++)
                    assertThat(amaf.count(move, side))
                            .isEqualTo(counts.get(side).getOrDefault(move, 0));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aResultIsCreditedAsOftenAsTheMoveCounts(boolean each) {
        Amaf amaf = new Amaf(60, each);
        amaf.begin();
        amaf.addAll(new int[] {7, 5, 7, 6, 8, 5, 7}, 7, 1);
        Chunk chunk = new Chunk(4, new Chunk.Fields(true, false));
        System.arraycopy(new int[] {5, 6, 7, 8}, 0, chunk.move, 0, 4);
        amaf.credit(chunk, 0, 4, 1, 1);
        amaf.credit(chunk, 0, 4, 0, 0.5);
        // Side 1 played 7 three times and 8 once, side 0 played 5 twice and 6 once.
        assertThat(chunk.amafVisits).containsExactly(each ? new int[] {2, 1, 3, 1} : new int[] {1, 1, 1, 1});
        assertThat(chunk.amafSum).containsExactly(each ? new double[] {1, 0.5, 3, 1} : new double[] {0.5, 0.5, 1, 1});
    }

    @Test
    void onlyTheMovesOfThePlayoutCount() {
        Amaf amaf = new Amaf(60, false);
        amaf.begin();
        amaf.addAll(new int[] {7, 5, 9, 8}, 2, 0);
        assertThat(amaf.count(7, 0)).isEqualTo(1);
        assertThat(amaf.count(5, 1)).isEqualTo(1);
        assertThat(amaf.count(9, 0)).isZero();
        amaf.begin();
        amaf.addAll(new int[] {7, 5, 9, 8}, 3, 0);
        assertThat(amaf.count(9, 0)).isEqualTo(1);
        assertThat(amaf.count(8, 1)).isZero();
    }
}
