package dev.kumite.games;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pinned games. */
@Tag("jdk")
class GoldenTest {

    @ParameterizedTest
    @CsvSource({
        "checkers, checkers",
        "katarenga, katarenga(size=4)",
        "katarenga-9, katarenga(size=9)",
        "katarenga-published, katarenga(rules=published)",
        "onitama, onitama",
        "onitama-9, onitama(size=9)"
    })
    void playsAsPinned(String resource, String game) {
        Golden.assertPlaysAs(resource, game);
    }
}
