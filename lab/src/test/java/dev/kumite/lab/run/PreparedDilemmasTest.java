package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.regret.Figures;
import dev.kumite.lab.regret.Regret;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Positions of a tablebase as games of a run, against what {@code kumite regret} measures. */
class PreparedDilemmasTest {
    private static final Agents AGENTS = Agents.in(PreparedDilemmasTest.class.getClassLoader());
    private static final List<String> THREE = List.of("random", "alphabeta(depth=1)", "faulty(how=throws)");
    private static final int POSITIONS = 60;

    @TempDir
    private Path folder = Path.of("");

    private static Contest dilemmas(String agent, String game, int pieces) {
        return new Contest.Dilemmas(agent, Map.of(), game, Contest.Entrant.of(agent), pieces, POSITIONS);
    }

    private static Plan plan(String stream) {
        List<Contest> contests =
                THREE.stream().map(agent -> dilemmas(agent, "checkers", 3)).toList();
        Plan.Origin origin = Plan.Origin.shipped("own", "standard", stream);
        return new Plan("t", 7, contests, new Stop.Never(), Limits.USUAL, origin, null);
    }

    private Totals played(String file, Plan plan, int workers) {
        try (Store store = Store.open(folder.resolve(file))) {
            Runner runner = new Runner(store, PreparedPlan.of(plan, AGENTS), "test");
            runner.play(workers, totals -> {});
            return Totals.of(store, runner.run());
        }
    }

    private List<String> moves(String file) {
        List<String> lines = new ArrayList<>();
        try (Store store = Store.open(folder.resolve(file))) {
            store.games(1, game -> lines.add(RunnerTest.line(game)));
        }
        return lines;
    }

    @Test
    void theFiguresAreThoseOfTheCommandWithTheSameSeed() {
        Totals totals = played("run.db", plan(""), 1);
        Regret regret = new Regret(
                Games.parse("checkers"),
                Oracles.required(Games.parse("checkers")).open(Games.parse("checkers"), 3, Oracles.folder()),
                THREE.stream().map(AGENTS::parse).toList(),
                POSITIONS,
                7,
                Limits.PATIENCE_NANOS);
        regret.play(GameCrew.Hiring.threads(1), done -> {});
        for (int i = 0; i < THREE.size(); i++) {
            Figures expected = regret.findings().agents().get(i);
            ContestTotals found = totals.contest(i);
            assertThat(found.count(ContestTotals.DRAWN)).as(THREE.get(i)).isEqualTo(expected.half());
            assertThat(found.count(ContestTotals.LOST)).isEqualTo(expected.whole());
            assertThat(found.failures())
                    .isEqualTo(expected.failures().values().stream()
                            .mapToLong(Long::longValue)
                            .sum());
        }
        assertThat(totals.contest(0).count(ContestTotals.DRAWN)).isPositive();
        assertThat(totals.contest(2).failures()).isEqualTo(POSITIONS);
        assertThat(totals.contest(2).count(ContestTotals.DRAWN)).isPositive();
        assertThat(totals.contest(2).forfeits(ContestTotals.A, Ending.FAILED))
                .as("those that cost half a point among them")
                .isEqualTo(POSITIONS);
        assertThat(totals.identicalGames()).as("single moves are not counted").isZero();
    }

    @Test
    void neitherWorkersNorAnInterruptionChangeTheMoves() {
        Plan plan = plan("");
        Totals once = played("once.db", plan, 1);
        assertThat(played("part.db", plan.withGames(contest -> 9 + contest), 1).games())
                .isEqualTo(30);
        assertThat(played("part.db", plan, 3).games()).isEqualTo(once.games());
        assertThat(moves("part.db")).isEqualTo(moves("once.db")).hasSize(3 * POSITIONS);
    }

    @Test
    void everyContestHasTheSamePositionsAndEveryStreamOthers() {
        assertThat(setups(plan(""), 0)).isEqualTo(setups(plan(""), 1));
        assertThat(setups(plan("standard"), 0))
                .isEqualTo(setups(plan("standard"), 1))
                .doesNotContainAnyElementsOf(setups(plan(""), 0));
    }

    private static List<String> setups(Plan plan, int contest) {
        PreparedContest prepared = PreparedPlan.of(plan, AGENTS).contests().get(contest);
        return java.util.stream.IntStream.range(0, 5)
                .mapToObj(number -> prepared.umpire(number).play().setup())
                .toList();
    }

    @Test
    void tablesThatTakeLongAreNotBuiltUnasked() {
        String five = "onitama(cards=ox+boar+horse+elephant+crab)";
        refused(five, 6, "there is no table for 6 pieces", "'kumite solve onitama --cards ", "' builds it");
        refused(five, 5, "there are no Onitama tables for 5 pieces");
        refused("onitama", 4, "a table of Onitama belongs to five cards");
        refused("onitama(size=7)", 4, "tables are for boards of size 5");
        refused("checkers", 9, "there are no checkers tables for 9 pieces");
    }

    private static void refused(String game, int pieces, String... parts) {
        Plan plan = new Plan("t", 1, List.of(dilemmas("random", game, pieces)), new Stop.Never(), Limits.USUAL);
        assertThatThrownBy(() -> PreparedPlan.of(plan, AGENTS))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("tablebase of 'random': ")
                .hasMessageContainingAll(parts);
    }
}
