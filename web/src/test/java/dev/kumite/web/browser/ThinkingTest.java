package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.kumite.games.oracle.Oracles;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent thinks along, and goes through the game afterwards. */
class ThinkingTest extends PageTest {

    @Test
    void itsMovesAreArrowsAndItsTreeCanBeOpened() {
        Visit visit = visit();
        visit.openGame("onitama(deal=ox+boar/horse+elephant/crab, first=blue)", "person", "random");
        visit.tab("Analysis").click();
        visit.find("k-thinking .ask input").fill("mcts");
        visit.find("k-thinking .ask input").blur();
        visit.button("Analyse").click();
        visit.find("k-board .arrows polygon").first().waitFor();
        assertThat(visit.find("k-thinking .moves tbody tr").first()).containsText("%");
        assertThat(visit.find("k-value-bar [role='img']"))
                .hasAttribute("aria-label", Pattern.compile("Blue’s chances: \\d+ %"));
        visit.shoot("thinking");
        visit.expectRefusals();
        visit.choose("Heat map");
        visit.find("k-board rect.heat").first().waitFor();
        visit.find("k-tree summary").click();
        visit.button("Open the tree").click();
        visit.find("k-tree button.open").first().click();
        assertThat(visit.find("k-tree tr.d2").first()).isVisible();
        assertThat(visit.button("Stop")).isVisible();
        String visits = visit.find("k-tree p").first().innerText();
        assertThat(visit.find("k-tree p").first()).not().hasText(visits);
        visit.button("Stop").click();
        assertThat(visit.find("k-tree p").first()).not().containsText("still growing");
        assertThat(visit.barriers()).isEmpty();
    }

    @Test
    void anExactTableIsBuiltOnRequestAndTellsWhatEveryMoveIsWorth(@TempDir Path folder) {
        String usual = System.getProperty(Oracles.PROPERTY, "");
        System.setProperty(Oracles.PROPERTY, folder.toString());
        try {
            Visit visit = visit();
            visit.open("#/play?game=onitama&position=B:BMc1:RMc5:ox+boar/horse+elephant/crab");
            new GamePage(visit.page()).waitForPerson();
            visit.tab("Analysis").click();
            visit.button("Build the tablebase (about 1 s)").click();
            visit.find("k-exact h2").waitFor();
            assertThat(visit.find("k-exact h2")).containsText("With perfect play Blue");
            assertThat(visit.find("k-exact li").first()).containsText(": ");
            visit.button("Analyse").click();
            visit.find("k-thinking td.exact").first().waitFor();
            String[] estimated = visit.find("k-thinking .moves tbody tr")
                    .first()
                    .innerText()
                    .strip()
                    .split("\\s*\t\\s*");
            assertThat(estimated).hasSize(5);
            assertThat(visit.find("k-exact ul")).containsText(estimated[0] + ": " + estimated[4]);
            assertThat(visit.barriers()).isEmpty();
            visit.shoot("exact");
        } finally {
            System.setProperty(Oracles.PROPERTY, usual);
        }
    }

    @Test
    void afterTheEndAnEarlierPositionIsAnalysedAndPlayedOn() {
        Visit visit = visit();
        visit.open("#/play?game=onitama&position=B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar");
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        board.square("b3").click();
        board.square("b5").click();
        visit.find(".stage[data-turn='over']").waitFor();
        visit.tab("Analysis").click();
        assertThat(visit.button("Analyse")).isDisabled();
        assertThat(visit.find("k-thinking .moves")).containsText("Choose an earlier move");
        visit.tab("Game").click();
        visit.button("One move back").click();
        visit.tab("Analysis").click();
        visit.button("Analyse").click();
        assertThat(visit.find("k-thinking .moves tbody")).containsText("tiger:b3b5");
        visit.button("Stop").click();
        visit.tab("Game").click();
        visit.button("Undo").click();
        visit.find(".stage[data-turn='person'][data-ply='0']").waitFor();
        assertThat(visit.find("k-plate[won]")).hasCount(0);
        board.square("b1").click();
        visit.find("k-board .cell.target").first().click();
        board.waitForMove(0);
        assertThat(visit.barriers()).isEmpty();
    }

    @Test
    void aFinishedGameIsReviewedMoveByMove() {
        Visit visit = visit();
        GamePage board = visit.openGame("onitama", "greedy", "random");
        visit.find(".stage[data-turn='over']").waitFor();
        visit.tab("Review").click();
        visit.find("k-review input").fill("strong(nodes=200)");
        visit.find("k-review input").blur();
        visit.button("Review").click();
        assertThat(visit.button("Review")).isVisible();
        visit.find("k-review .curve[points*=',']").waitFor();
        visit.button("One move back").click();
        assertThat(visit.find("k-review .ends")).containsText("move " + (board.ply() - 1));
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("review");
    }

    @Test
    void aReviewIsThereAfterTheLastTabWasClosed() {
        Visit first = visit();
        String id = first.newLiveGame("onitama", "greedy", "random");
        first.open("#/game/" + id);
        first.find(".stage[data-turn='over']").waitFor();
        first.tab("Review").click();
        first.find("k-review input").fill("strong(nodes=200)");
        first.find("k-review input").blur();
        first.button("Review").click();
        first.find("k-review .curve[points*=',']").waitFor();
        assertThat(first.find("k-review progress")).hasCount(0);
        String curve = first.find("k-review .curve").getAttribute("points");
        first.page().close();
        Visit second = visit();
        second.open("#/game/" + id);
        second.find(".stage[data-turn='over']").waitFor();
        second.tab("Review").click();
        assertThat(second.find("k-review .curve")).hasAttribute("points", curve);
    }

    @Test
    void theBarOfChancesIsThatOfTheBoardAlsoAfterAHint() {
        Visit visit = visit();
        GamePage board = openWon(visit);
        visit.button("Hint").click();
        Locator bar = visit.find("k-value-bar [role='img']");
        assertThat(bar).hasAttribute("aria-label", "Blue’s chances: 100 %");
        board.square("b1").click();
        board.square("b2").click();
        board.waitForAnswer(0);
        assertThat(bar).not().hasAttribute("aria-label", "Blue’s chances: 100 %");
        visit.button("Undo").click();
        board.waitForPly(0);
        assertThat(bar).hasAttribute("aria-label", "Chances not known yet");
    }

    /** Blue can take the master by the tiger. */
    private static GamePage openWon(Visit visit) {
        String id =
                visit.newLiveGame("onitama", "B:Bb3,Mb1:Ra5,Mb5:tiger+ox/crab+eel/boar", List.of("person", "random"));
        visit.open("#/game/" + id);
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        return board;
    }
}
