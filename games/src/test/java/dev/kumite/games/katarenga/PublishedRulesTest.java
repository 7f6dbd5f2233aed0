package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published rules, sentence by sentence. */
class PublishedRulesTest {
    private static final Game GAME = Games.parse("katarenga(rules=published)");
    private static final String KINGS = "KKKKKKKK";

    /** Rows 1 to 8; those that are not given consist of kings. */
    private static String tiles(String... rows) {
        List<String> all = new ArrayList<>(List.of(rows));
        while (all.size() < 8) all.add(KINGS);
        return String.join("/", all);
    }

    private static Position read(String pawns, String tiles, String rest) {
        return GAME.notation().read(pawns + ":" + tiles + ":" + rest);
    }

    private static Set<String> moves(Position position, String from) {
        Set<String> found = new TreeSet<>();
        for (int move : GAME.moves(position)) {
            String text = GAME.notation().writeMove(position, move);
            if (text.startsWith(from)) found.add(text.substring(2));
        }
        return found;
    }

    private static void play(Position position, String move) {
        position.make(GAME.notation().readMove(position, move));
    }

    @Test
    void redGoesStraightUpToAndIncludingTheNextRed() {
        String tiles = tiles("RKKKKKKK", KINGS, KINGS, KINGS, "RKKKKKKK");
        Position position = read("W:Wa1,h3:Bc8,d8", tiles, "0-0");
        assertThat(moves(position, "a1"))
                .containsExactly("a2", "a3", "a4", "a5", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
    }

    @Test
    void yellowGoesDiagonallyUpToAndIncludingTheNextYellow() {
        Position position = read("W:Wd1,h3:Bc8,d8", tiles("KKKBKKKK", KINGS, "KKKKKBKK"), "0-0");
        assertThat(moves(position, "d1")).containsExactly("a4", "b3", "c2", "e2", "f3");
    }

    @Test
    void redAndYellowDoNotPassOverPawnsAndCaptureTheFirstEnemy() {
        String tiles = tiles("RKKKBKKK");
        Position position = read("W:Wa1,c1,e1,g3:Ba4,a6,c3,b4", tiles, "0-0");
        assertThat(moves(position, "a1")).containsExactly("a2", "a3", "a4", "b1");
        assertThat(moves(position, "e1")).containsExactly("c3", "d2", "f2");
    }

    @Test
    void greenLeapsAndBlueStepsAnyWay() {
        Position position = read("W:Wd4,e4,d5,a1:Bc8,f5", tiles(KINGS, KINGS, KINGS, "KKKNKKKK"), "0-0");
        assertThat(moves(position, "d4")).containsExactly("b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5");
        assertThat(moves(position, "a1")).containsExactly("a2", "b1", "b2");
    }

    @Test
    void nothingIsCapturedInAPlayersFirstTurn() {
        Game game = Games.parse("katarenga(rules=published, tiles="
                + tiles("RKKKKKKK", KINGS, KINGS, KINGS, KINGS).replaceFirst("K{8}$", "KKKKKKKR") + ")");
        Position position = game.start(1);
        assertThat(moves(position, "a1")).containsExactly("a2", "a3", "a4", "a5", "a6", "a7");
        play(position, "b1b2");
        assertThat(moves(position, "h8")).contains("h2").doesNotContain("h1");
        play(position, "b8b7");
        assertThat(moves(position, "a1")).contains("a8");
        play(position, "a1a8");
        assertThat(position.pieces(1)).isEqualTo(7);
    }

    @Test
    void aFirstTurnIsTheFirstHoweverThePawnsStandLater() {
        Position position = Games.parse("katarenga(rules=published, tiles=" + tiles("RKKKKKKK") + ")")
                .start(1);
        for (String move : new String[] {"b1b2", "b8b7", "b2b1", "b7b8"}) play(position, move);
        assertThat(moves(position, "a1")).contains("a8");
    }

    @Test
    void aPawnOnTheEnemyHomeRowMayGoIntoACampInALaterTurn() {
        Position position = read("W:Wd7,a1,b1:Bh8,h5,g5", tiles(), "0-0");
        assertThat(moves(position, "d7")).doesNotContain("camp");
        play(position, "d7d8");
        play(position, "h5h4");
        assertThat(moves(position, "d8")).contains("camp", "d7");
        assertThat(moves(position, "a1")).doesNotContain("camp");
        play(position, "d8camp");
        assertThat(position.result()).isEqualTo(Result.ONGOING);
        assertThat(GAME.notation().write(position)).isEqualTo("B:Wa1,b1:Bh4,g5,h8:" + tiles() + ":1-0");
        assertThat(position.pieces(0)).isEqualTo(3);
    }

    @Test
    void aPawnInACampStays() {
        Position position = read("W:Wa1,b1:Bh8,h5", tiles(), "1-0");
        for (int move : GAME.moves(position))
            assertThat(GAME.notation().writeMove(position, move)).matches("[ab]1[a-c][12]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:Wd8,a1:Bh8,h5 | 1-0 | d8camp | WIN_0   | camps",
                "B:Wd4,a2:Bc1,h5 | 0-1 | c1camp | WIN_1   | camps",
                "W:Wd4,a1:Bd5,h5 | 0-0 | d4d5   | WIN_0   | elimination",
                "W:Wd4,a1:Bd5    | 0-1 | d4d5   | WIN_0   | elimination",
                "B:Wd4,a1:Bd5,h5 | 1-0 | d5d4   | ONGOING | none",
                "B:Wd4:Bd5,h5    | 1-0 | d5d4   | WIN_1   | elimination",
                "W:Wd4,a1:Bd5,h5 | 0-1 | d4d5   | ONGOING | none",
            })
    void bothCampsWinAndSoDoesLeavingFewerThanTwoPawns(
            String pawns, String camps, String move, String result, String ending) throws ReflectiveOperationException {
        Position position = read(pawns, tiles(), camps);
        int wanted = Result.class.getField(result).getInt(null);
        int number = GAME.notation().readMove(position, move);
        assertThat(position.wins(number)).isEqualTo(wanted != Result.ONGOING);
        assertThat(position.canWin()).isEqualTo(wanted != Result.ONGOING);
        position.make(number);
        assertThat(position.result()).isEqualTo(wanted);
        assertThat(position.ending()).isEqualTo(Games.ending(ending).orElse(Ending.NONE));
        position.unmake();
        assertThat(position.result()).isEqualTo(Result.ONGOING);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a second camp and the capture of the last pawn but one both win | W:Wd8,a1:Ba2    | 1-1 | d8camp a1a2",
                "a win comes before a capture                                    | W:Wd8,a1:Ba2,h5 | 1-1 | d8camp",
                "a first camp is not a win, so captures come first               | W:Wd8,a1:Ba2,h5 | 0-1 | a1a2",
                "Black wins on row 1                                             | B:Wd4,a3:Bd1,h5 | 0-1 | d1camp",
            })
    void greedyDrawsAmong(String why, String pawns, String camps, String moves) {
        Position position = read(pawns, tiles(), camps);
        Position scratch = position.copy();
        Rng rng = new Rng(5);
        int[] trace = new int[1];
        Set<String> drawn = new TreeSet<>();
        Set<String> played = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            drawn.add(GAME.notation().writeMove(position, position.playoutMove(rng, Policy.GREEDY)));
            scratch.become(position);
            scratch.playout(rng, Policy.GREEDY, 1, trace);
            played.add(GAME.notation().writeMove(position, trace[0]));
        }
        assertThat(drawn).as(why).containsExactlyInAnyOrder(moves.split(" "));
        assertThat(played).as(why).isEqualTo(drawn);
    }

    /** In a first turn one pawn at most is away from its home row: too few to stand before seven. */
    @Test
    void onePawnCannotBlockAFirstTurn() {
        for (int blocker = 8; blocker < 64; blocker++) {
            int blocked = 0;
            for (int home = 0; home < 8; home++) {
                boolean can = false;
                for (Tile tile : Tile.values()) can |= leadsOnlyTo(blocker, tile, home);
                if (can) blocked++;
            }
            assertThat(blocked).isLessThan(7);
        }
    }

    private static boolean leadsOnlyTo(int blocker, Tile tile, int home) {
        for (int direction = 0; direction < tile.directions(); direction++) {
            int x = home + tile.right(direction);
            int y = tile.up(direction);
            if (x >= 0 && x < 8 && y > 0 && y * 8 + x != blocker) return false;
        }
        return true;
    }
}
