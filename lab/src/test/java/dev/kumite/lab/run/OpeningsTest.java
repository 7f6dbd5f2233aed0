package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Openings: there is one for every pair, or a line that says why there is none. */
class OpeningsTest {
    private static final Game CHECKERS = Games.parse("checkers");

    @TempDir
    private Path folder = Path.of("");

    /** From some ballots no two plies leave a side ahead: these pairs begin elsewhere. */
    @Test
    @Tag("slow")
    void everyPairHasAnOpeningWhereAnyHas() {
        Openings openings = Openings.parse("midgame(plies=2, difference=1)", CHECKERS);
        for (int pair = 0; pair < 40; pair++) {
            Position position = openings.of(pair, pair);
            assertThat(position.pieces(0)).as("pair %d", pair).isNotEqualTo(position.pieces(1));
            assertThat(CHECKERS.notation().write(openings.of(pair, pair)))
                    .isEqualTo(CHECKERS.notation().write(position));
        }
    }

    @Test
    void whereNoneHasTheLineSaysWhatWouldHelp() {
        Openings openings = Openings.parse("midgame(plies=1, difference=5)", CHECKERS);
        assertThatThrownBy(() -> openings.of(0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage("no opening of 1 random plies leaves one side ahead by 5 pieces;"
                        + " ask for more plies or a smaller difference");
    }

    /** The calls are counted, so that the machine's speed does not matter. */
    @Test
    void theSearchForAnOpeningHasAnEnd() {
        AtomicInteger plies = new AtomicInteger();
        Game counting = (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, values) -> {
                    if (method.getName().equals("moves")) plies.incrementAndGet();
                    return method.invoke(CHECKERS, values);
                });
        Openings openings = Openings.parse("midgame(plies=200, difference=12)", counting);
        assertThatThrownBy(() -> openings.of(0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no opening of 200 random plies leaves one side ahead by 12 pieces");
        assertThat(plies).hasValueLessThanOrEqualTo(Openings.RandomPlies.MOST_PLIES);
    }

    /** Checkers whose openings are all the same position; notes which were asked for. */
    private static Game checkersFrom(String text, List<String> asked) {
        Position position = CHECKERS.notation().read(text);
        return (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, values) -> {
                    if (!method.getName().equals("opening")) return method.invoke(CHECKERS, values);
                    asked.add(values[0] + " " + values[1]);
                    return position.copy();
                });
    }

    /** A thousand lines from each of a hundred openings, unless a million plies are played before. */
    @Test
    void theOpeningsThatFollowAreTriedInTurn() {
        List<String> asked = new ArrayList<>();
        Game even = checkersFrom("B:W32:B1", asked);
        assertThatThrownBy(() -> new Openings.RandomPlies(even, 0, 1).of(5, 70)).isInstanceOf(BadInput.class);
        assertThat(asked).hasSize(100_000);
        assertThat(asked.subList(0, 1000)).containsOnly("5 70");
        assertThat(asked.subList(1000, 2000)).containsOnly("6 71");
        assertThat(asked.get(99_999)).isEqualTo("104 169");
        asked.clear();
        Game over = checkersFrom("B:W18:B", asked);
        assertThatThrownBy(() -> new Openings.RandomPlies(over, 200, 0).of(5, 70))
                .isInstanceOf(BadInput.class);
        assertThat(asked).as("of 200 plies each").hasSize(5000);
    }

    @Test
    void aSideIsAheadByAsManyPiecesAsAskedForOrMore() {
        List<String> asked = new ArrayList<>();
        for (String ahead : List.of("B:W32:B1,2", "B:W31,32:B1", "B:W30,31,32:B1")) {
            Openings openings = new Openings.RandomPlies(checkersFrom(ahead, asked), 0, 1);
            assertThat(text(openings, 0, 3)).isEqualTo(ahead);
        }
        assertThat(asked).containsExactly("0 3", "0 3", "0 3");
    }

    @Test
    void theDefaultsThatAreDeclaredAreThoseThatHold() {
        assertThat(declared("random")).isEqualTo(6);
        assertThat(declared("midgame")).isEqualTo(20);
        assertThat(Openings.parse("midgame", CHECKERS)).isEqualTo(Openings.parse("midgame(plies=20)", CHECKERS));
        assertThat(Openings.parse("random", CHECKERS)).isEqualTo(Openings.parse("random(plies=6)", CHECKERS));
    }

    private static String text(Openings openings, int pair, long seed) {
        return CHECKERS.notation().write(openings.of(pair, seed));
    }

    @Test
    void theLinesOfAFileAreUsedInTurn() throws IOException {
        Path file = Files.writeString(
                folder.resolve("p.txt"), "# two endgames\n\nB:W18,24,K10:B12,K22\n  W:W15,21:BK2,K22  \n");
        Openings openings = Openings.parse("positions(file=" + file + ")", CHECKERS);
        assertThat(text(openings, 0, 1)).isEqualTo("B:WK10,18,24:B12,K22");
        assertThat(text(openings, 1, 1)).isEqualTo("W:W15,21:BK2,K22");
        assertThat(text(openings, 2, 9)).isEqualTo("B:WK10,18,24:B12,K22");
    }

    @Test
    void aFileWithoutAUsableLineIsRefusedWithItsPlace() throws IOException {
        Path file = folder.resolve("p.txt");
        for (String wrong : List.of("nonsense", "B:W18:B", "W:W:B1")) {
            Files.writeString(file, "# a comment\nB:W18,24,K10:B12,K22\n" + wrong + "\n");
            assertThatThrownBy(() -> PositionFile.read(CHECKERS, file.toString()))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith(file + ":3: must be a position of checkers in which the game is not over");
        }
        Files.writeString(file, "# nothing\n\n");
        assertThatThrownBy(() -> PositionFile.read(CHECKERS, file.toString()))
                .hasMessage(file + " has no position in it");
        assertThatThrownBy(() -> Openings.parse("positions", CHECKERS)).hasMessageContaining("say which file");
    }

    @Test
    void startIsTheGamesOwnAndStandardItsOpenings() {
        assertThat(text(Openings.parse("start", CHECKERS), 3, 5))
                .isEqualTo(CHECKERS.notation().write(CHECKERS.start(5)));
        assertThat(text(Openings.parse("standard", CHECKERS), 3, 5))
                .isEqualTo(CHECKERS.notation().write(CHECKERS.opening(3, 5)))
                .isNotEqualTo(text(Openings.parse("standard", CHECKERS), 4, 5));
    }

    @Test
    void randomPliesLeadToAQuietPositionOfThatDepth() {
        Game onitama = Games.parse("onitama");
        Openings openings = Openings.parse("random(plies=5)", onitama);
        for (int pair = 0; pair < 40; pair++) {
            Position position = openings.of(pair, pair);
            assertThat(position.result()).isEqualTo(Result.ONGOING);
            assertThat(position.canWin()).isFalse();
            assertThat(position.sideToMove())
                    .isNotEqualTo(onitama.opening(pair, pair).sideToMove());
            Openings exchange = Openings.parse("random(plies=7)", CHECKERS);
            assertThat(exchange.of(pair, pair).mustCapture()).isFalse();
        }
    }

    @Test
    void theMessageCountsOnePieceAsOne() {
        assertThatThrownBy(() -> Openings.parse("midgame(plies=0, difference=1)", CHECKERS)
                        .of(0, 0))
                .hasMessageContaining("ahead by 1 piece;");
    }

    private static int declared(String kind) {
        return new Settings(new Spec(kind, Map.of()), Openings.options(kind)).get(Openings.PLIES);
    }
}
