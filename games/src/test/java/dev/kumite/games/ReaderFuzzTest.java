package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A million random texts and damaged valid ones: each is read or refused in one line, and nothing else happens. */
@Tag("slow")
class ReaderFuzzTest {
    private static final int TEXTS = 56_000;
    private static final String LETTERS = "BRWKMN:,-+/x=() abcdeklmt0123456789offpassoxtigerH.\n\t\u0000\u2028é";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "onitama",
                "onitama(size=13, deck=base+sensei)",
                "onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)",
                "katarenga",
                "katarenga(size=12, white-half=K)",
                "checkers"
            })
    void everyReaderReadsOrRefuses(String text) {
        Game game = Games.parse(text);
        Position position = game.start(1);
        position.playout(new Rng(1), Policy.RANDOM, 12, null);
        Notation notation = game.notation();
        String move = notation.writeMove(position, game.moves(position)[0]);
        feed(1, text, Games::parse);
        feed(2, notation.write(position), notation::read);
        feed(3, move, damaged -> notation.readMove(position, damaged));
    }

    private static void feed(long seed, String valid, Consumer<String> reader) {
        Rng rng = new Rng(seed);
        for (int i = 0; i < TEXTS; i++) {
            String text = i % 4 == 0 ? random(rng) : damaged(valid, rng);
            try {
                reader.accept(text);
            } catch (BadInput bad) {
                assertThat(bad.line().isBlank() || bad.line().indexOf('\n') >= 0)
                        .as(text)
                        .isFalse();
            }
        }
    }

    private static String random(Rng rng) {
        StringBuilder out = new StringBuilder();
        for (int i = rng.below(40); i > 0; i--) out.append(letter(rng));
        return out.toString();
    }

    private static String damaged(String valid, Rng rng) {
        StringBuilder out = new StringBuilder(valid);
        for (int i = rng.below(3); i >= 0; i--) {
            int at = rng.below(out.length() + 1);
            int end = Math.min(out.length(), at + 1 + rng.below(4));
            switch (rng.below(4)) {
                case 0 -> out.insert(at, letter(rng));
                case 1 -> out.replace(at, end, String.valueOf(letter(rng)));
                case 2 -> out.delete(at, end);
                default -> out.insert(at, out.substring(at, end));
            }
        }
        return out.toString();
    }

    private static char letter(Rng rng) {
        return LETTERS.charAt(rng.below(LETTERS.length()));
    }
}
