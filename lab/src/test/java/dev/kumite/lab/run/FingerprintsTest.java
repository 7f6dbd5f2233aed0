package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A place keeps the first fingerprint that it is given, and millions of them fit into memory. */
class FingerprintsTest {
    private static final int GAMES = 100_000;

    @Test
    void theFirstOfAPlaceIsKept() {
        Fingerprints fingerprints = new Fingerprints();
        for (int contest = 0; contest < 3; contest++)
            for (int number = 0; number < 200; number++)
                assertThat(fingerprints.note(contest, number, of(contest, number)))
                        .isTrue();
        assertThat(fingerprints.note(1, 63, 7)).isFalse();
        assertThat(fingerprints.note(1, 64, 0)).isFalse();
        assertThat(fingerprints.note(3, Integer.MAX_VALUE, 0)).isTrue();
        assertThat(fingerprints.note(3, Integer.MAX_VALUE, 1)).isFalse();
        for (int contest = 0; contest < 3; contest++)
            for (int number = 0; number < 200; number++)
                assertThat(fingerprints.note(contest, number, of(contest, number)))
                        .isTrue();
    }

    private static long of(int contest, int number) {
        return 0x9e3779b97f4a7c15L * (1000L * contest + number + 1);
    }

    @Test
    void aGameTakesLittleMoreThanItsFingerprint() {
        Fingerprints fingerprints = new Fingerprints();
        fingerprints.note(0, 0, of(0, 0));
        long before = allocated();
        for (int number = 0; number < GAMES; number++) fingerprints.note(1, number, of(1, number));
        // The keys of the pages are garbage but for one in 64; the compiler may not yet have removed them.
        assertThat((allocated() - before) / GAMES).isLessThan(40);
        assertThat(fingerprints.note(1, GAMES - 1, 0)).isFalse();
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
