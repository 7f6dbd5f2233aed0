package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Two people play one game, each on a machine of their own, and a third watches. */
class TwoMachinesTest extends PageTest {
    private static final String GAME = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";

    private static String offer(Visit host, String seat) {
        host.find("k-links [data-offer='" + seat + "']").click();
        host.find("k-links [data-link='" + seat + "']").waitFor();
        return host.find("k-links [data-link='" + seat + "']").inputValue();
    }

    private static void name(Visit visit, int side, String name) {
        visit.find("k-links [data-name='" + side + "']").fill(name);
        visit.find("k-links [data-name='" + side + "']").press("Enter");
    }

    @Test
    void aLinkPlaysOneSideFromAPhone() {
        Visit host = visit();
        GamePage desk = host.openGame(GAME, "person", "person");
        host.find("k-links summary").click();
        String link = offer(host, "1");
        name(host, 0, "Ann");
        assertThat(host.barriers()).isEmpty();
        host.shoot("links");

        Visit guest = visit(Visit.phone());
        guest.page().navigate(link);
        GamePage phone = new GamePage(guest.page());
        guest.find(".stage[data-turn='other']").waitFor();
        name(guest, 1, "Ben");
        assertThat(guest.find("k-plate.bottom .who")).hasText("Ben · Red");
        assertThat(guest.find("k-plate.top .who")).hasText("Ann · Blue");
        assertThat(guest.find("k-game-panel .state strong")).hasText("Ann is to move");
        assertThat(guest.find("k-board .cell.pick")).hasCount(0);
        for (String act : new String[] {"Undo", "Redo", "Hint", "New game"})
            assertThat(guest.button(act)).hasCount(0);
        assertThat(guest.find("nav a")).hasCount(0);
        assertThat(guest.find("[role=tab]")).hasCount(1);
        assertThat(guest.barriers()).isEmpty();
        assertThat(guest.scrollsSideways()).isFalse();
        guest.shoot("links-phone");

        assertThat(host.find("k-plate.top .who")).hasText("Ben · Red");
        Random random = new Random(5);
        for (int ply = 0; ply < 4; ply++) {
            GamePage mover = ply % 2 == 0 ? desk : phone;
            mover.waitForPerson();
            mover.chooseAnyMove(random);
            desk.waitForPly(ply + 1);
            phone.waitForPly(ply + 1);
        }
        guest.page().reload();
        phone.waitForPly(4);
        host.find(".stage[data-turn='person']").waitFor();
        guest.find(".stage[data-turn='other']").waitFor();
    }

    @Test
    void aTakebackAndADrawNeedBoth() {
        Visit host = visit();
        GamePage desk = host.openGame(GAME, "person", "person");
        host.find("k-links summary").click();
        Visit guest = visit(Visit.phone());
        guest.page().navigate(offer(host, "1"));
        GamePage phone = new GamePage(guest.page());
        name(host, 0, "Ann");
        desk.waitForPerson();
        assertThat(host.button("Undo")).hasCount(0);
        assertThat(host.button("Take back")).isDisabled();
        desk.chooseAnyMove(new Random(5));
        phone.waitForPly(1);

        host.page().keyboard().press("u");
        assertThat(host.find("k-offer strong")).hasText("You have asked to take back your last move.");
        assertThat(guest.find("k-offer strong")).hasText("Ann asks to take back a move.");
        assertThat(guest.find("k-offer")).isInViewport();
        assertThat(host.barriers()).isEmpty();
        assertThat(guest.barriers()).isEmpty();
        assertThat(guest.scrollsSideways()).isFalse();
        guest.shoot("offer-phone");
        guest.button("Decline").tap();
        assertThat(host.find("k-offer strong")).hasCount(0);
        assertThat(host.find(".stage")).hasAttribute("data-ply", "1");
        host.button("Take back").click();
        guest.button("Accept").tap();
        desk.waitForPly(0);
        phone.waitForPly(0);

        guest.button("Offer draw").tap();
        assertThat(guest.button("Accept")).hasCount(0);
        assertThat(host.find("k-offer strong")).hasText("Red offers a draw.");
        host.shoot("offer-desk");
        host.button("Accept").focus();
        host.page().keyboard().press("Enter");
        assertThat(guest.find("k-ending:visible strong")).hasText("Draw: the players agreed after 0 plies.");
        assertThat(host.find("k-ending:visible strong")).hasText("Draw: the players agreed after 0 plies.");
    }

    @Test
    void aWatcherSeesTheGameAndCannotMove() {
        Visit host = visit();
        GamePage desk = host.openGame(GAME, "person", "person");
        host.find("k-links summary").click();
        String link = offer(host, "watch");

        Visit watcher = visit(Visit.phone());
        watcher.page().navigate(link);
        GamePage seen = new GamePage(watcher.page());
        desk.chooseAnyMove(new Random(7));
        seen.waitForPly(1);
        watcher.find(".stage[data-turn='other']").waitFor();
        assertThat(watcher.find("k-board .cell.pick")).hasCount(0);
        for (String act : new String[] {"Resign", "Take back", "Offer draw"})
            assertThat(watcher.button(act)).hasCount(0);
        assertThat(watcher.find("k-links input")).hasCount(0);
    }

    @Test
    void aWithdrawnLinkEndsTheVisit() {
        Visit host = visit();
        host.openGame(GAME, "person", "person");
        host.find("k-links summary").click();
        Visit guest = visit(Visit.phone());
        guest.page().navigate(offer(host, "0"));
        guest.find(".stage[data-turn='person']").waitFor();
        host.find(".stage[data-turn='other']").waitFor();
        host.find("k-links [data-withdraw='0']").click();
        assertThat(guest.find(".failure p").first())
                .hasText("This link is no longer valid: it was withdrawn, or the game was deleted.");
        assertThat(guest.barriers()).isEmpty();
        host.find(".stage[data-turn='person']").waitFor();
    }
}
