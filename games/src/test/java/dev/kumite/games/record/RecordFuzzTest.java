package dev.kumite.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.BadInput;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Broken records: the reader answers with a game or with one line, and never with anything else. */
@Tag("slow")
class RecordFuzzTest {
    private static final int STRINGS = 60_000;
    private static final String CHARACTERS = "[]{}()\";$!?*.:,-/\\\n\r \t0123456789abcxBWKRMN+=%\u0000\ud800é";

    @Test
    void mutatedRecordsAreReadOrRefused() {
        Rng rng = new Rng(5);
        List<String> valid = new ArrayList<>();
        for (GameType type : Games.all())
            for (String text : type.examples())
                for (int seed = 1; seed <= 5; seed++)
                    valid.add(RecordWriter.write(RandomGames.of(Games.parse(text), seed, seed)));
        int read = 0;
        for (int i = 0; i < STRINGS; i++) {
            String text = mutated(valid.get(rng.below(valid.size())), rng);
            try {
                read += RecordReader.readAll(text, "fuzz", null).size();
            } catch (BadInput bad) {
                assertThat(bad.line()).startsWith("fuzz:").hasSizeGreaterThan(10);
            }
        }
        assertThat(read).isGreaterThan(STRINGS / 20);
    }

    private static String mutated(String text, Rng rng) {
        StringBuilder out = new StringBuilder(text);
        for (int edits = 1 + rng.below(3); edits > 0; edits--) {
            int at = rng.below(out.length());
            char c = CHARACTERS.charAt(rng.below(CHARACTERS.length()));
            switch (rng.below(4)) {
                case 0 -> out.setCharAt(at, c);
                case 1 -> out.insert(at, c);
                case 2 -> out.delete(at, Math.min(out.length() - 1, at + 1 + rng.below(6)));
                default -> out.insert(rng.below(out.length()), out.substring(at, Math.min(out.length(), at + 9)));
            }
        }
        return out.toString();
    }
}
