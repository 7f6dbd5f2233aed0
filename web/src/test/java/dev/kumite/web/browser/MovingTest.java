package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

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
    private static final String SCORING = "W:Wa1,c4:Ba4,b4:KRBN/NKRB/BNKR/RBNK:0-0";

    @Test
    void aPieceIsDragged() {
        Visit visit = visit();
        Table table = visit.sitDown(DEAL, "person", "person");
        drag(visit, table, "b1", "b2");
        visit.find(".asking k-card button").first().click();
        table.waitForPly(1);
        assertThat(table.square("b2")).hasAttribute("aria-label", "b2, Blue student");
    }

    @Test
    void aPieceDroppedWhereItMayNotGoStays() {
        Visit visit = visit();
        Table table = visit.sitDown(DEAL, "person", "person");
        drag(visit, table, "b1", "d4");
        assertThat(table.square("b1")).hasAttribute("aria-label", "b1, Blue student, can move");
        assertThat(table.ply()).isZero();
    }

    private static void drag(Visit visit, Table table, String from, String to) {
        BoundingBox start = table.square(from).boundingBox();
        BoundingBox end = table.square(to).boundingBox();
        Mouse mouse = visit.page().mouse();
        mouse.move(start.x + start.width / 2, start.y + start.height / 2);
        mouse.down();
        mouse.move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(5));
        mouse.up();
    }

    @Test
    void aFingerDragsAPieceAndThePageDoesNotScroll() {
        Visit visit = visit(Visit.phone());
        Table table = visit.sitDown(CHECKERS, "person", "person");
        Finger finger = new Finger(visit.page());
        finger.drag(table.square("11"), table.square("15"));
        table.waitForPly(1);
        assertThat(table.square("15")).hasAttribute("aria-label", "15, Black man");
        assertThat(visit.page().evaluate("scrollY")).isEqualTo(0);
    }

    @Test
    void aFingerDragsAPieceAlongAWholeJump() {
        Visit visit = visit(Visit.phone());
        visit.open("#/play?game=checkers&position=B:W15,22,24:B11,K2");
        Table table = new Table(visit.page());
        table.waitForPerson();
        new Finger(visit.page()).drag(table.square("11"), table.square("25"));
        table.waitForMove(0);
        assertThat(visit.find("k-move-list li button").first()).hasText("11x25");
    }

    @Test
    void aFingerDragsAPieceOffTheBoard() {
        Visit visit = visit(Visit.phone());
        visit.open("#/play?game=katarenga(size=4)&position=" + SCORING);
        Table table = new Table(visit.page());
        table.waitForPerson();
        new Finger(visit.page())
                .drag(table.square("c4"), visit.find("k-board .goal").first());
        table.waitForMove(0);
        assertThat(visit.find("k-move-list li button").first()).hasText("c4off");
    }

    @Test
    void aFingerThatLetsGoElsewhereChangesNothing() {
        Visit visit = visit(Visit.phone());
        Table table = visit.sitDown(CHECKERS, "person", "person");
        new Finger(visit.page()).drag(table.square("11"), table.square("19"));
        assertThat(table.square("11")).hasAttribute("aria-label", "11, Black man, can move");
        assertThat(table.ply()).isZero();
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
        Table table = visit.sitDown(CHECKERS, "person", "person");
        List<Route> held = holdMoves(visit);
        table.square("11").click();
        table.square("15").click();
        assertThat(table.square("15")).hasAttribute("aria-label", "15, Black man");
        assertThat(table.square("11")).hasAttribute("aria-label", "11, empty");
        assertThat(visit.find("k-board .cell.pick")).hasCount(0);
        assertThat(table.ply()).isZero();
        visit.page().waitForCondition(() -> !held.isEmpty());
        held.get(0).resume();
        table.waitForPly(1);
    }

    @Test
    void aMoveThatIsRefusedIsTakenBack() {
        Visit visit = visit();
        visit.expectRefusals();
        Table table = visit.sitDown(CHECKERS, "person", "person");
        List<Route> held = holdMoves(visit);
        table.square("11").click();
        table.square("15").click();
        visit.page().waitForCondition(() -> !held.isEmpty());
        held.get(0)
                .fulfill(new Route.FulfillOptions()
                        .setStatus(400)
                        .setContentType("application/json")
                        .setBody("{\"error\": \"not today\"}"));
        assertThat(visit.find("k-app .complaint")).hasText("not today");
        assertThat(table.square("11")).hasAttribute("aria-label", "11, Black man, can move");
        visit.page().unroute("**/move");
        table.square("11").click();
        table.square("15").click();
        table.waitForPly(1);
    }
}
