package dev.kumite.lab.pretraining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A crew does all of its work, or says why not. */
class CrewTest {
    private static final List<Integer> WORK = IntStream.range(0, 20).boxed().toList();

    @Test
    void allWorkIsDoneOnce() {
        Set<Integer> done = ConcurrentHashMap.newKeySet();
        Crew.share(WORK, 3, number -> assertThat(done.add(number)).isTrue());
        assertThat(done).hasSameElementsAs(WORK);
    }

    /** An error ended one thread, and the others went on as if nothing had been lost. */
    @Test
    void anErrorOnAnyThreadIsEverybodys() {
        for (int workers = 1; workers <= 3; workers++) {
            int crew = workers;
            assertThatThrownBy(() -> Crew.share(WORK, crew, number -> {
                        if (number == 7) throw new StackOverflowError("too deep");
                    }))
                    .isInstanceOf(StackOverflowError.class);
        }
    }
}
