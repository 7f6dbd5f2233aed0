package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a piece is moved, by mouse or finger, and that its move is seen at once, whatever the server says later. */
class MovingTest extends PageTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";
    private static final String CHECKERS = "checkers";
    private static final String CAMPING = "W:Wa1,c8:Ba8,b8:" + "KKKKKKKK/".repeat(7) + "KKKKKKKK:0-0";
    private static final String SCORING = "W:Wa1,c4:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0";

    @Test
    void aPieceIsDragged() {
        Visit visit = visit();
        GamePage board = visit.openGame(DEAL, "person", "person");
        drag(visit, board, "b1", "b2");
        visit.find(".asking k-card button").first().click();
        board.waitForPly(1);
        assertThat(board.square("b2")).hasAttribute("aria-label", "b2, Blue student");
    }

    @Test
    void aPieceDroppedWhereItMayNotGoStays() {
        Visit visit = visit();
        GamePage board = visit.openGame(DEAL, "person", "person");
        drag(visit, board, "b1", "d4");
        assertThat(board.square("b1")).hasAttribute("aria-label", "b1, Blue student, can move");
        assertThat(board.ply()).isZero();
    }

    private static void drag(Visit visit, GamePage board, String from, String to) {
        BoundingBox start = board.square(from).boundingBox();
        BoundingBox end = board.square(to).boundingBox();
        Mouse mouse = visit.page().mouse();
        mouse.move(start.x + start.width / 2, start.y + start.height / 2);
        mouse.down();
        mouse.move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(5));
        mouse.up();
    }

    @Test
    void aFingerDragsAPieceAndThePageDoesNotScroll() {
        Visit visit = visit(Visit.phone());
        GamePage board = visit.openGame(CHECKERS, "person", "person");
        Finger finger = new Finger(visit.page());
        finger.drag(board.square("11"), board.square("15"));
        board.waitForPly(1);
        assertThat(board.square("15")).hasAttribute("aria-label", "15, Black man");
        assertThat(visit.page().evaluate("scrollY")).isEqualTo(0);
    }

    @Test
    void aFingerDragsAPieceAlongAWholeJump() {
        Visit visit = visit(Visit.phone());
        visit.open("#/play?game=checkers&position=B:W15,22,24:B11,K2");
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        new Finger(visit.page()).drag(board.square("11"), board.square("25"));
        board.waitForMove(0);
        assertThat(visit.find("k-move-list li button").first()).hasText("11x25");
    }

    @Test
    void aFingerDragsAPieceOffTheBoard() {
        Visit visit = visit(Visit.phone());
        visit.open("#/play?game=katarenga(size=4)&position=" + SCORING);
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        new Finger(visit.page())
                .drag(board.square("c4"), visit.find("k-board .goal").first());
        board.waitForMove(0);
        assertThat(visit.find("k-move-list li button").first()).hasText("c4off");
    }

    @Test
    void aPawnIsDraggedIntoACampAndIsSeenThere() {
        Visit visit = visit(Visit.phone());
        visit.open("#/play?game=katarenga(rules=published)&position=" + CAMPING);
        GamePage board = new GamePage(visit.page());
        board.waitForPerson();
        Locator strip = visit.find("k-board .goal").first();
        assertThat(strip).hasText("White: 0 of 2 camps filled");
        assertThat(strip.locator(".camp")).hasCount(2);
        new Finger(visit.page()).drag(board.square("c8"), strip);
        board.waitForMove(0);
        assertThat(visit.find("k-move-list li button").first()).hasText("c8camp");
        assertThat(strip).hasText("White: 1 of 2 camps filled");
        assertThat(strip.locator(".camp circle")).hasCount(1);
    }

    @Test
    void aFingerThatLetsGoElsewhereChangesNothing() {
        Visit visit = visit(Visit.phone());
        GamePage board = visit.openGame(CHECKERS, "person", "person");
        new Finger(visit.page()).drag(board.square("11"), board.square("19"));
        assertThat(board.square("11")).hasAttribute("aria-label", "11, Black man, can move");
        assertThat(board.ply()).isZero();
    }

    /** Notes every movement of a piece or a card: when it began and when it was over. */
    private static final String NOTE_MOVEMENTS = """
            window.movements = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
              const animation = animate.apply(this, how);
              const movement = { piece: 'piece' in this.dataset, began: performance.now(), over: null };
              animation.finished.then(() => { movement.over = performance.now(); }, () => {});
              movements.push(movement);
              return animation;
            };
            """;

    private static void await(Visit visit, String condition) {
        visit.page().waitForCondition(() -> (Boolean) visit.page().evaluate(condition));
    }

    @Test
    void theMenAndCardsOfTheLastGameDoNotMoveIntoTheNext() {
        Visit visit = visit(Visit.lively());
        visit.page().addInitScript(NOTE_MOVEMENTS);
        GamePage board = visit.openGame(DEAL, "person", "person");
        visit.page().keyboard().press("2");
        board.square("b1").click();
        board.square("b2").click();
        board.waitForPly(1);
        await(visit, "movements.some((each) => each.piece) && movements.some((each) => !each.piece)");
        visit.page().evaluate("movements.length = 0");
        String before = visit.find(".stage").getAttribute("data-id");
        visit.page().getByText("More:").click();
        visit.button("New deal, same players").click();
        visit.find(".stage:not([data-id='" + before + "'])[data-ply='0']").waitFor();
        assertThat(board.square("b1")).hasAttribute("aria-label", "b1, Blue student, can move");
        visit.page().evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
        assertThat(visit.page().evaluate("movements.length")).isEqualTo(0);
    }

    @Test
    void theReplyWaitsUntilOnesOwnMoveHasBeenSeen() {
        Visit visit = visit(Visit.lively());
        visit.page().addInitScript(NOTE_MOVEMENTS);
        GamePage board = visit.openGame(CHECKERS, "person", "random");
        board.waitForPerson();
        board.square("11").click();
        board.square("15").click();
        board.waitForAnswer(0);
        await(visit, "movements.length === 2 && movements.every((each) => each.over)");
        assertThat(visit.page().evaluate("movements[1].began >= movements[0].over"))
                .isEqualTo(true);
    }

    @Test
    void thePiecesThatMustCaptureAreMarked() {
        for (NewContextOptions screen : List.of(Visit.desk(), Visit.phone())) {
            Visit visit = visit(screen);
            visit.open("#/play?game=checkers&position=B:W15,32:B11,12,K2");
            GamePage board = new GamePage(visit.page());
            board.waitForPerson();
            assertThat(visit.find("k-board .cell.called")).hasCount(1);
            assertThat(board.square("11")).hasAttribute("aria-label", "11, Black man, must capture");
            assertThat(board.state()).contains("Your turn");
            assertThat(visit.barriers()).isEmpty();
            visit.shoot("must-capture-" + visit.page().viewportSize().width);
        }
    }

    /** Holds what is asked of the server after a move. */
    private static List<Route> holdMoves(Visit visit) {
        List<Route> held = new ArrayList<>();
        visit.page().route("**/move", held::add);
        return held;
    }

    @Test
    void aMoveIsSeenBeforeTheServerHasAnswered() {
        Visit visit = visit();
        GamePage board = visit.openGame(CHECKERS, "person", "person");
        List<Route> held = holdMoves(visit);
        board.square("11").click();
        board.square("15").click();
        assertThat(board.square("15")).hasAttribute("aria-label", "15, Black man");
        assertThat(board.square("11")).hasAttribute("aria-label", "11, empty");
        assertThat(visit.find("k-board .cell.pick")).hasCount(0);
        assertThat(board.ply()).isZero();
        visit.page().waitForCondition(() -> !held.isEmpty());
        held.get(0).resume();
        board.waitForPly(1);
    }

    @Test
    void aMoveThatIsRefusedIsTakenBack() {
        Visit visit = visit();
        visit.expectRefusals();
        GamePage board = visit.openGame(CHECKERS, "person", "person");
        List<Route> held = holdMoves(visit);
        board.square("11").click();
        board.square("15").click();
        visit.page().waitForCondition(() -> !held.isEmpty());
        held.get(0)
                .fulfill(new Route.FulfillOptions()
                        .setStatus(400)
                        .setContentType("application/json")
                        .setBody("{\"error\": \"not today\"}"));
        assertThat(visit.find("k-app .complaint")).hasText("not today");
        assertThat(board.square("11")).hasAttribute("aria-label", "11, Black man, can move");
        visit.page().unroute("**/move");
        board.square("11").click();
        board.square("15").click();
        board.waitForPly(1);
    }
}
