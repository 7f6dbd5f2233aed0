package dev.kumite.cli.bench;

import dev.kumite.games.Rng;
import java.util.Locale;

/** Many numbers in one: any that changes, and any change of their order, changes the digest. */
final class Digest {
    private long hash;

    void add(long value) {
        hash = Rng.mix(hash * 31 + value + 1);
    }

    /** Sixteen hexadecimal digits. */
    String text() {
        return String.format(Locale.ROOT, "%016x", hash);
    }
}
