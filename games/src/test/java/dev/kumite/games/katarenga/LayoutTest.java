package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the tiles come from: seeds, halves and given layouts. */
class LayoutTest {

    private static String tiles(Game game, long seed) {
        return game.notation().write(game.start(seed)).split(":")[3];
    }

    private static String tiles(String game, long seed) {
        return tiles(Games.parse(game), seed);
    }

    @Test
    void aSeedGivesTheSameTilesForEver() {
        assertThat(tiles("katarenga(size=4)", 1)).isEqualTo("BKNK/RKKK/KRBN/KNBK");
        assertThat(tiles("katarenga(size=4)", 2)).isNotEqualTo(tiles("katarenga(size=4)", 1));
    }

    @Test
    void withoutAFixedLayoutEveryGameHasItsOwn() {
        Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < 1000; seed++) seen.add(tiles("katarenga", seed));
        assertThat(seen).hasSize(1000);
    }

    @Test
    void aFixedLayoutServesAllGames() {
        Game game = Games.parse("katarenga(layout=7)");
        assertThat(tiles(game, 1)).isEqualTo(tiles(game, 2)).isEqualTo(tiles("katarenga", 7));
        assertThat(tiles("katarenga(layout=-9223372036854775808)", 3)).hasSize(71);
    }

    /** Pearson's test at one in a million: four letters, and the sixteen pairs of a square and its neighbour. */
    @Test
    void tilesAreUniformAndIndependent() {
        int[] letters = new int[4];
        int[] pairs = new int[16];
        int draws = 0;
        for (int seed = 0; seed < 2000; seed++) {
            String run = tiles("katarenga", seed).replace("/", "");
            for (int i = 0; i < run.length(); i += 2) {
                int first = "KRBN".indexOf(run.charAt(i));
                int second = "KRBN".indexOf(run.charAt(i + 1));
                letters[first]++;
                pairs[4 * first + second]++;
                draws++;
            }
        }
        assertThat(distance(letters, draws)).isLessThan(30.7);
        assertThat(distance(pairs, draws)).isLessThan(56.5);
    }

    private static double distance(int[] counts, int draws) {
        double expected = draws / (double) counts.length;
        double sum = 0;
        for (int count : counts) sum += (count - expected) * (count - expected) / expected;
        return sum;
    }

    @Test
    void halvesAreFilledWithTheirTile() {
        String[] drawn = tiles("katarenga(size=6)", 3).split("/");
        String[] rows = tiles("katarenga(size=6, white-half=K)", 3).split("/");
        for (int row = 0; row < 6; row++) assertThat(rows[row]).isEqualTo(row < 3 ? "KKKKKK" : drawn[row]);
        rows = tiles("katarenga(size=6, black-half=n)", 3).split("/");
        for (int row = 0; row < 6; row++) assertThat(rows[row]).isEqualTo(row >= 3 ? "NNNNNN" : drawn[row]);
    }

    @Test
    void withAnOddSizeTheMiddleRowBelongsToNeitherHalf() {
        String middle = tiles("katarenga(size=5)", 3).split("/")[2];
        assertThat(tiles("katarenga(size=5, white-half=R, black-half=B)", 3))
                .isEqualTo("RRRRR/RRRRR/" + middle + "/BBBBB/BBBBB");
        assertThat(tiles("katarenga(size=5, white-half=R, black-half=B, layout=3)", 9))
                .isEqualTo("RRRRR/RRRRR/" + middle + "/BBBBB/BBBBB");
        assertThat(tiles("katarenga(size=5, white-half=R, black-half=R)", 3))
                .isEqualTo("RRRRR/RRRRR/" + middle + "/RRRRR/RRRRR");
    }

    @Test
    void tilesAreGivenInRowsOrInOneRun() {
        String tiles = "KRBN/NKRB/BNKR/RBNK";
        assertThat(tiles("katarenga(tiles=KRBN/NKRB/BNKR/RBNK)", 1)).isEqualTo(tiles);
        assertThat(tiles("katarenga(tiles=KRBN NKRB  BNKR / RBNK)", 1)).isEqualTo(tiles);
        assertThat(tiles("katarenga(tiles=KRBNNKRBBNKRRBNK)", 1)).isEqualTo(tiles);
        assertThat(tiles("katarenga(size=4, tiles=krbnNKRBbnkrRBNK)", 2)).isEqualTo(tiles);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "tiles=KRBN                         | 4 tiles make no square board of size 4 to 20",
                "tiles=KRBNNKRBBNKRRBN              | 15 tiles make no square board",
                "tiles=KRBN/NKRB/BNKR               | 4 to 20 rows of tiles, not 3",
                "tiles=KRBN/NKRB/BNKR/RBN           | row 4 has 3 tiles; with 4 rows each must have 4",
                "tiles=KRBN//NKRB/BNKR/RBNK         | row 1 has 4 tiles; with 5 rows",
                "tiles=KRBN/NKRB/BNKR/RBNQ          | 'Q' is not a valid tile; tiles are K, R, B and N",
                "tiles=KRBNNKRBBNKRRBNK, size=5     | the tiles make a board of size 4, but size=5",
                "tiles=KRBNNKRBBNKRRBNK, layout=5   | tiles and layout exclude each other",
                "tiles=KRBNNKRBBNKRRBNK, white-half=K | tiles and white-half exclude each other",
                "tiles=KRBNNKRBBNKRRBNK, black-half=K | tiles and black-half exclude each other",
                "white-half=Q                       | 'Q' is not a valid tile",
                "white-half=KK                      | must be one of K, R, B and N",
                "layout=seven                       | must be a whole number",
                "layout=9223372036854775808         | must be a whole number from -9223372036854775808 to",
            })
    void contradictionsAndSlipsAreRefused(String options, String complaint) {
        assertThatThrownBy(() -> Games.parse("katarenga(" + options + ")"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }
}
