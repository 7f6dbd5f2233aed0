package dev.kumite.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans on disk: what is written is read, and what older versions wrote is understood. */
class PlanJsonTest {
    /** As versions wrote it that knew neither names of agents nor origins. */
    private static final String OLD = "{\"name\":\"t\",\"seed\":3,\"contests\":["
            + contest("one – two", "mcts(c=0.3)", "random", "", 6)
            + ","
            + contest("depth 4", "greedy", "random", "", 2)
            + ","
            + contest("problems", "greedy", "", "p.tsv", 5)
            + "],\"stop\":{\"kind\":\"SPRT\",\"elo0\":0.0,\"elo1\":3.5,\"alpha\":0.05,\"beta\":0.1,"
            + "\"normalised\":true,\"percent\":0.0},"
            + "\"umpire\":{\"moveNanos\":2000000000,\"sureValue\":0.9,\"surePlies\":4}}";

    @TempDir
    private Path folder = Path.of("");

    private static String contest(String label, String a, String b, String problems, int games) {
        return "{\"label\":\"" + label + "\",\"variables\":{\"depth\":\"4\"},\"game\":\"onitama\",\"a\":\"" + a
                + "\",\"b\":\"" + b + "\",\"openings\":\"standard\",\"problems\":\"" + problems + "\",\"games\":"
                + games
                + ",\"swap\":" + problems.isEmpty() + ",\"plyCap\":0}";
    }

    @Test
    void plansOfOlderVersionsAreRead() {
        Plan plan = PlanJson.read(OLD);
        assertThat(PlanJson.read(Seal.sealed(OLD))).isEqualTo(plan);
        assertThat(plan.origin()).isNull();
        assertThat(plan.stop()).isEqualTo(new Stop.Sprt(0, 3.5, 0.05, 0.1, true));
        assertThat(plan.limits()).isEqualTo(Limits.ofMoves(2_000_000_000L).withAdjudication(0.9, 4));
        Contest.Match match = (Contest.Match) plan.contests().get(0);
        assertThat(match.entrants()).containsExactly(new Entrant("one", "mcts(c=0.3)"), new Entrant("two", "random"));
        assertThat(match.variables()).containsExactly(Map.entry("depth", "4"));
        assertThat(plan.contests().get(1).entrants()).containsExactly(Entrant.of("greedy"), Entrant.of("random"));
        assertThat(plan.contests().get(2))
                .isEqualTo(new Contest.Exam(
                        "problems", Map.of("depth", "4"), "onitama", Entrant.of("greedy"), "p.tsv", 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"never", "sprt(elo0=-1, elo1=2)", "width(percent=3)", "time(90m)"})
    void whatIsWrittenIsRead(String stop) {
        Contest named = new Contest.Match(
                "c=0.3 – one, onitama",
                Map.of("c", "0.3"),
                "onitama",
                new Entrant("a name – with a dash", "mcts(c=0.3)"),
                new Entrant("one", "random"),
                "random(plies=2)",
                6,
                false,
                90);
        Contest exam = new Contest.Exam("e", Map.of(), "checkers", Entrant.of("greedy"), "p.tsv", 5);
        Contest repeated = new Contest.Exam("r", Map.of(), "checkers", Entrant.of("greedy"), "p.tsv", true, 5);
        Contest positions = new Contest.Dilemmas("p", Map.of(), "checkers", Entrant.of("greedy"), 4, 7);
        Plan plan = new Plan(
                "t",
                -4,
                List.of(named, exam, repeated, positions),
                Stop.parse(stop),
                Limits.USUAL.withTimeCap(9),
                new Plan.Origin("my/own", "paper", "own.yaml", "id: my/own\n", "paper"),
                new Plan.Rating(50, 400, "game: onitama\n"));
        assertThat(PlanJson.read(PlanJson.write(plan, List.of()))).isEqualTo(plan);
    }

    @Test
    void whyGamesCannotBeRepeatedIsKeptWithTheRun() {
        try (Store store = Store.open(folder.resolve("why.db"))) {
            List<String> why = List.of("mybot is an engine");
            assertThat(store.begin("key", PlanJson.read(OLD), "1", "here", why).whyNotRepeatable())
                    .isEqualTo(why);
            assertThat(store.begin("other", PlanJson.read(OLD), "1", "here", List.of())
                            .whyNotRepeatable())
                    .isEmpty();
            assertThat(PlanJson.whyNotRepeatable(OLD)).hasSize(1);
        }
    }

    @Test
    void aRuleOfALaterVersionIsNotGuessed() {
        assertThatThrownBy(() -> PlanJson.read(OLD.replace("SPRT", "MOON")))
                .isInstanceOf(Unavailable.class)
                .hasMessageContaining("the stopping rule 'MOON', which this version does not know");
    }

    /** The command that began a run finds it complete, and its plan then has what the older version did not write. */
    @Test
    void aCompleteRunOfAnOlderVersionStaysComplete() throws SQLException {
        Path file = folder.resolve("old.db");
        Plan plan = PlanJson.read(OLD);
        try (Store store = Store.open(file)) {
            long id = store.begin("key", plan, "1", "here", List.of()).id();
            store.setComplete(id, true);
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                    PreparedStatement older = connection.prepareStatement("update run set plan = ? where id = ?")) {
                older.setString(1, Seal.sealed(OLD));
                older.setLong(2, id);
                older.executeUpdate();
            }
            Plan now = new Plan(
                    plan.name(),
                    plan.seed(),
                    plan.contests(),
                    plan.stop(),
                    plan.limits(),
                    Plan.Origin.shipped("schulz/table-5.1", "quick", ""),
                    null);
            StoredRun run = store.begin("key", now, "1", "here", List.of());
            assertThat(run.id()).isEqualTo(id);
            assertThat(run.plan()).isEqualTo(now);
            assertThat(run.complete()).isTrue();
            List<Contest> more = List.of(
                    plan.contests().get(0).withGames(8),
                    plan.contests().get(1),
                    plan.contests().get(2));
            Plan longer = new Plan(plan.name(), plan.seed(), more, plan.stop(), plan.limits());
            assertThat(store.begin("key", longer, "1", "here", List.of()).complete())
                    .isFalse();
        }
    }
}
