package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.MoveShape;
import dev.kumite.lab.puzzles.Puzzle;
import dev.kumite.lab.puzzles.PuzzleFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles: one after the other, with the score of the first tries and the line afterwards. */
class PuzzlesTest extends PageTest {
    private static final List<NewContextOptions> SCREENS = List.of(Visit.desk(), Visit.phone());

    private static List<Puzzle> shipped(Game game) {
        return PuzzleFile.shipped(game).orElseThrow().puzzles().stream()
                .sorted(Comparator.comparingInt(Puzzle::grade))
                .toList();
    }

    /** Plays a move of checkers on the board, whose squares a move names. */
    private static void play(Visit visit, Game game, Position position, int move) {
        MoveShape shape = game.shape(position, move);
        for (String square : shape.path())
            visit.find("k-puzzles k-board [data-square='" + square + "']").click();
    }

    @Test
    void aPuzzleIsSolvedAndCounted() {
        Game game = Games.parse("checkers");
        List<Puzzle> puzzles = shipped(game);
        for (NewContextOptions screen : SCREENS) {
            Visit visit = visit(screen);
            visit.open("#/learn/checkers");
            visit.page().getByText("Puzzles: find the only move that wins").click();
            Locator sheet = visit.find("k-puzzles .exercise");
            assertThat(sheet).containsText("1 of " + puzzles.size());
            assertThat(visit.find("k-puzzles .score")).hasText("No puzzle tried yet.");
            assertThat(sheet).containsText("Black to move.");
            Position first = game.notation().read(puzzles.get(0).position());
            int right = game.notation().readMove(first, puzzles.get(0).move());
            for (int move : game.moves(first))
                if (move != right) {
                    play(visit, game, first, move);
                    break;
                }
            assertThat(visit.find("k-puzzles .said")).hasText("Not that one. Try again.");
            play(visit, game, first, right);
            assertThat(visit.find("k-puzzles .said.right"))
                    .containsText(String.join(" ", puzzles.get(0).line()));
            assertThat(visit.find("k-puzzles .score")).hasText("0 of 1 solved on the first try.");
            assertThat(visit.barriers()).isEmpty();
            assertThat(visit.scrollsSideways()).isFalse();
            visit.shoot("puzzle-" + visit.page().viewportSize().width);
            visit.button("Next").click();
            visit.find("k-puzzles .stage[data-step='2']").waitFor();
            Position second = game.notation().read(puzzles.get(1).position());
            play(
                    visit,
                    game,
                    second,
                    game.notation().readMove(second, puzzles.get(1).move()));
            assertThat(visit.find("k-puzzles .score")).hasText("1 of 2 solved on the first try.");
            visit.page().reload();
            assertThat(sheet).containsText("3 of " + puzzles.size());
            assertThat(visit.find("k-puzzles .score")).hasText("1 of 2 solved on the first try.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "katarenga"})
    void otherGamesHavePuzzlesToo(String game) {
        Visit visit = visit();
        visit.open("#/puzzles/" + game);
        assertThat(visit.find("k-puzzles .exercise"))
                .containsText("1 of " + shipped(Games.parse(game)).size());
        visit.find("k-puzzles .stage[data-step='1']").waitFor();
        assertThat(visit.barriers()).isEmpty();
    }

    @Test
    void anAnswerThatComesLateDoesNotSolveTheNextPuzzle() {
        Game game = Games.parse("checkers");
        Puzzle puzzle = shipped(game).get(0);
        Visit visit = visit();
        visit.open("#/puzzles/checkers");
        visit.find("k-puzzles .stage[data-step='1']").waitFor();
        List<Route> late = new ArrayList<>();
        visit.page().route("**/api/position", route -> {
            if (route.request().postData().contains("\"moves\"")) late.add(route);
            else route.resume();
        });
        Position first = game.notation().read(puzzle.position());
        play(visit, game, first, game.notation().readMove(first, puzzle.move()));
        visit.page().waitForCondition(() -> !late.isEmpty());
        visit.button("Skip").click();
        visit.find("k-puzzles .stage[data-step='2']").waitFor();
        visit.page().waitForResponse("**/api/position", () -> late.get(0).resume());
        visit.page().evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 100))");
        assertThat(visit.find("k-puzzles .said")).hasText("");
        assertThat(visit.find("k-puzzles .score")).hasText("No puzzle tried yet.");
    }
}
