package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged texts: the readers take them or refuse them in one line, and do nothing else. */
@Tag("slow")
class FuzzTest {
    private static final int TEXTS = 100_000;
    private static final String LETTERS = "WBKRNwbkrn:,-/ abcdst0123456789off=()\n\t\u0000\u2028é٣K";

    private static String damaged(String text, Rng rng) {
        StringBuilder out = new StringBuilder(text);
        for (int i = rng.below(4); i >= 0; i--) {
            int at = rng.below(out.length() + 1);
            char letter = LETTERS.charAt(rng.below(LETTERS.length()));
            int end = Math.min(out.length(), at + 1 + rng.below(5));
            switch (rng.below(5)) {
                case 0 -> out.insert(at, letter);
                case 1 -> out.replace(at, Math.min(at + 1, out.length()), String.valueOf(letter));
                case 2 -> out.delete(at, end);
                case 3 -> out.insert(at, out.substring(at, end));
                default -> out.setLength(at);
            }
        }
        return out.toString();
    }

    private static int refused(String valid, int texts, long seed, Consumer<String> reader) {
        Rng rng = new Rng(seed);
        int refused = 0;
        for (int i = 0; i < texts; i++) {
            String text = damaged(valid, rng);
            try {
                reader.accept(text);
            } catch (BadInput bad) {
                refused++;
                assertThat(bad.line()).isNotBlank().doesNotContainPattern("\\R");
            }
        }
        return refused;
    }

    @Test
    void damagedPositionsAreReadOrRefused() {
        for (String options : new String[] {"size=4", "size=10", "rules=published"}) {
            Game game = Games.parse("katarenga(" + options + ")");
            Position position = game.start(1);
            position.playout(new Rng(1), Policy.RANDOM, 20, null);
            int refused = refused(game.notation().write(position), TEXTS / 2, 4, text -> {
                Position read = game.notation().read(text);
                String written = game.notation().write(read);
                assertThat(game.notation().write(game.notation().read(written))).isEqualTo(written);
                assertThat(read.countMoves()).isEqualTo(game.moves(read).length);
                read.playout(new Rng(1), Policy.GREEDY, 3, null);
            });
            assertThat(refused).isBetween(TEXTS / 8, TEXTS / 2 - 100);
        }
    }

    @Test
    void damagedMovesAreReadOrRefused() {
        Game game = Games.parse("katarenga(size=10)");
        Position start = game.start(1);
        String move = game.notation().writeMove(start, game.moves(start)[0]);
        int refused = refused(move, TEXTS, 3, text -> game.notation().readMove(start, text));
        assertThat(refused).isBetween(TEXTS / 4, TEXTS - 100);
    }

    @Test
    void damagedTilesAreReadOrRefused() {
        for (String valid : new String[] {"KRBN/NKRB/BNKR/RBNK", "KRBNNKRBBNKRRBNK", "KRBN NKRB BNKR RBNK"}) {
            int refused = refused(valid, TEXTS / 3, 4, text -> {
                Game game = Games.parse("katarenga(tiles=" + text + ")");
                game.start(1).playout(new Rng(1), Policy.RANDOM, 3, null);
            });
            assertThat(refused).isBetween(TEXTS / 12, TEXTS / 3 - 100);
        }
    }

    @Test
    void damagedOptionsAreReadOrRefused() {
        String valid = "katarenga(size=7, layout=-12345, white-half=K, black-half=N)";
        int refused = refused(valid, TEXTS, 5, text -> Games.parse(text).start(1));
        assertThat(refused).isBetween(TEXTS / 4, TEXTS - 100);
    }

    @Test
    void veryLongTextsAreRefusedSoon() {
        Game game = Games.parse("katarenga");
        for (String part : new String[] {"K", ":", "/", ",", " ", "W:Wa1,", "\n"}) {
            String text = part.repeat(200_000);
            assertThat(refused("", 1, 1, empty -> game.notation().read(text))).isEqualTo(1);
            assertThat(refused("", 1, 1, empty -> game.notation().readMove(game.start(1), text)))
                    .isEqualTo(1);
        }
    }
}
