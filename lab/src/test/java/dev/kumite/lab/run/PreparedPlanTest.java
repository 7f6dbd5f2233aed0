package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The keys by which stored runs are found again. */
class PreparedPlanTest {
    private static final Contest MATCH = Contest.Match.of("onitama", "greedy", "random", 4);

    private static String key(Plan plan) {
        return PreparedPlan.of(plan, Agents.shipped()).key("0.1.0");
    }

    /** As version 0.1.0 has stored them since before contests knew the names of their agents. */
    @Test
    void keysStayTheSameFromVersionToVersion() {
        assertThat(key(new Plan("match", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL)))
                .isEqualTo("4bb77c6afe8540c6");
        assertThat(key(new Plan("t", -7, List.of(MATCH), Stop.parse("sprt"), Limits.USUAL.withTimeCap(5))))
                .isEqualTo("8367922d1c4bcfd5");
    }

    @Test
    void neitherTheOriginNorTheNumberOfGamesIsPartOfTheKey() {
        Plan plan = new Plan("match", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        Plan other = new Plan(
                "match",
                1,
                List.of(MATCH.withGames(8)),
                new Stop.Never(),
                Limits.USUAL,
                new Plan.Origin("own", "quick", "own.yaml", "id: own", ""),
                new Plan.Rating(50, 400, ""));
        assertThat(key(other)).isEqualTo(key(plan));
    }

    /** A release may bring another network under the same name; an old run must not be continued with it. */
    @Test
    void theWeightsOfANetworkArePartOfTheKey() {
        Contest contest = Contest.Match.of("checkers", "random", "strong(depth=1)", 2);
        Plan plan = new Plan("match", 1, List.of(contest), new Stop.Never(), Limits.USUAL);
        assertThat(PreparedPlan.of(plan, Agents.shipped()).contests().get(0).identity())
                .containsPattern("\nstrong\\(depth=1\\) pruning:[0-9a-f]+ net:[0-9a-f]+\n");
    }

    /** An improved bot is another agent under the same name; its program is not found, and need not be. */
    @Test
    void theFilesOfAnEngineArePartOfTheKey(@TempDir Path folder) throws IOException {
        Path bot = Files.writeString(folder.resolve("bot.py"), "first");
        List<String> command = List.of("no-such-program", "bot.py");
        EngineSetup setup = new EngineSetup("bot", command, folder, List.of(), Map.of(), true, 1);
        Agents agents = Agents.shipped().with(List.of(new EngineType(setup)));
        Contest contest = Contest.Match.of("onitama", "bot(nodes=1)", "random", 2);
        Plan plan = new Plan("match", 1, List.of(contest), new Stop.Never(), Limits.USUAL);
        PreparedPlan begun = PreparedPlan.of(plan, agents);
        String key = begun.key("0.1.0");
        assertThat(PreparedPlan.of(plan, agents).key("0.1.0")).isEqualTo(key);
        Files.writeString(bot, "second");
        assertThat(PreparedPlan.of(plan, agents).key("0.1.0")).isNotEqualTo(key);
        assertThat(begun.key("0.1.0")).as("of a run that has begun").isEqualTo(key);
    }

    /** Cells that read the same at two scales must not share their games. */
    @Test
    void theStreamOfSeedsIsPartOfTheKeyAndDecidesTheGames() {
        Plan shared = ofStream("");
        Plan own = ofStream("standard");
        assertThat(key(own)).isNotEqualTo(key(shared)).isNotEqualTo(key(ofStream("paper")));
        assertThat(setups(own)).doesNotContainAnyElementsOf(setups(shared));
        assertThat(setups(own)).isEqualTo(setups(ofStream("standard")));
    }

    private static Plan ofStream(String stream) {
        Plan.Origin origin = Plan.Origin.shipped("own", "standard", stream);
        return new Plan("own", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL, origin, null);
    }

    private static List<String> setups(Plan plan) {
        PreparedContest contest =
                PreparedPlan.of(plan, Agents.shipped()).contests().get(0);
        return IntStream.range(0, MATCH.games())
                .mapToObj(number -> contest.umpire(number).play().setup())
                .toList();
    }

    /** The first position has two moves, of which its seed chooses one; the third has a single move. */
    @Test
    void anExamIsWonOrLostByTheMove(@TempDir Path folder) throws IOException {
        String file = Files.writeString(
                        folder.resolve("p.tsv"), "B:W32:B1\tDRAW\t1-5\nB:W32:B1\tDRAW\t1-6\nB:W18:B14\tWIN\t14x23\n")
                .toString();
        Contest exam = new Contest.Exam("exam", Map.of(), "checkers", Contest.Entrant.of("greedy"), file, 3);
        PreparedContest prepared = prepared(exam);
        List<Played> played = IntStream.range(0, 3)
                .mapToObj(number ->
                        prepared.scored(number, prepared.umpire(number).play()))
                .toList();
        assertThat(played).allSatisfy(game -> {
            assertThat(game.outcome().plies()).isEqualTo(1);
            assertThat(game.moves().toArray()).hasSize(1);
            assertThat(game.failure()).isEmpty();
        });
        assertThat(played.get(0).setup()).isEqualTo("B:W32:B1");
        Notation notation = Games.parse("checkers").notation();
        List<String> solutions = List.of("1-5", "1-6");
        for (int i = 0; i < 2; i++) {
            int move = played.get(i).moves().toArray()[0];
            boolean right = notation.writeMove(notation.read("B:W32:B1"), move).equals(solutions.get(i));
            assertThat(played.get(i).score()).isEqualTo(right ? 1 : 0);
        }
        assertThat(played.get(2).score()).isEqualTo(1);
        assertThat(prepared.agents()).hasSize(1);
        assertThat(prepared.identity()).startsWith("exam\ncheckers\ngreedy").contains("B:W18:B14");
        assertThatThrownBy(() -> prepared(exam.withGames(4)))
                .isInstanceOf(BadInput.class)
                .hasMessage("problems of 'exam': " + file + " has 3 problems, fewer than the 4 asked for");
    }

    @Test
    void anExamThatIsRepeatedSetsItsProblemsInRoundsWithNewSeeds(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("p.tsv"), "B:W32:B1\tDRAW\t1-5\nB:W18:B14\tWIN\t14x23\n")
                .toString();
        PreparedContest prepared =
                prepared(new Contest.Exam("exam", Map.of(), "checkers", Contest.Entrant.of("random"), file, true, 40));
        List<Played> played = IntStream.range(0, 40)
                .mapToObj(number ->
                        prepared.scored(number, prepared.umpire(number).play()))
                .toList();
        for (int i = 0; i < 40; i++) assertThat(played.get(i).setup()).isEqualTo(i % 2 == 0 ? "B:W32:B1" : "B:W18:B14");
        assertThatThrownBy(() -> prepared(
                        new Contest.Exam("exam", Map.of(), "checkers", Contest.Entrant.of("random"), file, true, 3)))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("has 2 problems, which are set in rounds: 3 is not a multiple of their number");
        assertThat(IntStream.range(0, 20)
                        .mapToDouble(round -> played.get(2 * round).score())
                        .distinct())
                .as("one of two moves is right, and the seed decides")
                .hasSize(2);
    }

    @Test
    void anAgentThatFailsInAnExamHasFailedWhateverItsMove(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("p.tsv"), "B:W18:B14\tWIN\t14x23\n")
                .toString();
        PreparedContest prepared =
                prepared(new Contest.Exam("exam", Map.of(), "checkers", Contest.Entrant.of("greedy"), file, 1));
        Played plain = prepared.umpire(0).play();
        GameResult failed = new GameResult(
                plain.sideOfA(), plain.firstSide(), plain.outcome(), plain.pieces0(), plain.pieces1(), "broken");
        Played forfeited = Played.of(failed, plain.setup(), plain.moves(), plain.a(), plain.b());
        assertThat(prepared.scored(0, forfeited)).isSameAs(forfeited);
    }

    private static PreparedContest prepared(Contest contest) {
        Plan plan = new Plan("t", 1, List.of(contest), new Stop.Never(), Limits.USUAL);
        return PreparedPlan.of(plan, Agents.shipped()).contests().get(0);
    }

    @Test
    void mistakesNameTheContest() {
        for (Contest wrong : List.of(
                Contest.Match.of("chess", "greedy", "random", 2),
                Contest.Match.of("onitama", "nobody", "random", 2),
                Contest.Match.of("onitama", "greedy", "nobody", 2),
                Contest.Match.of("onitama", "greedy", "random", "nowhere", 2, 0)))
            assertThatThrownBy(() -> prepared(wrong))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining(" of '" + wrong.label() + "': ");
    }

    @Test
    void bothGamesOfAPairBeginAlikeWithColoursSwapped() {
        PreparedContest match = prepared(Contest.Match.of("onitama", "greedy", "random", "standard", 4, 3));
        List<Played> games = IntStream.range(0, 4)
                .mapToObj(number -> match.umpire(number).play())
                .toList();
        assertThat(games).extracting(Played::sideOfA).containsExactly(0, 1, 0, 1);
        assertThat(games.get(0).setup())
                .isEqualTo(games.get(1).setup())
                .isNotEqualTo(games.get(2).setup());
        assertThat(games).allSatisfy(game -> assertThat(game.outcome().plies()).isLessThanOrEqualTo(3));
        assertThat(match.agents()).extracting(AgentMaker::text).containsExactly("greedy", "random");
    }

    @Test
    void aClockOrAnAgentWithOneMakesARunUnrepeatable() {
        Contest timed = Contest.Match.of("onitama", "strong(time=1s)", "random", 2);
        Plan plan = new Plan("t", 1, List.of(timed), new Stop.Never(), Limits.USUAL);
        assertThat(PreparedPlan.of(plan, Agents.shipped()).whyNotRepeatable())
                .containsExactly("strong(time=1s) has a time limit");
        Plan clock = new Plan("t", 1, List.of(MATCH), Stop.parse("time(1h)"), Limits.USUAL);
        assertThat(PreparedPlan.of(clock, Agents.shipped()).whyNotRepeatable())
                .containsExactly("the clock ends games or contests");
        Plan plain = new Plan("t", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        assertThat(PreparedPlan.of(plain, Agents.shipped()).whyNotRepeatable()).isEmpty();
        assertThat(PreparedPlan.of(plain, Agents.shipped()).plan()).isSameAs(plain);
    }

    @Test
    void aPlanGrowsWithoutBeingReadAgainButBecomesNoOther() {
        Plan plan = new Plan("t", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        PreparedPlan few = PreparedPlan.of(plan, Agents.shipped());
        PreparedPlan more = few.with(plan.withGames(contest -> 8));
        assertThat(more.plan().games()).isEqualTo(8);
        assertThat(more.key("0.1.0")).isEqualTo(few.key("0.1.0"));
        assertThat(more.contests()).isSameAs(few.contests());
        Plan other = new Plan("other", 1, List.of(MATCH), new Stop.Never(), Limits.USUAL);
        assertThatThrownBy(() -> few.with(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("another run: other");
    }

    /** White is side 1: one of its two answers is right, and the other is a win of Black, side 0. */
    @Test
    void aWrongAnswerIsAWinOfTheOtherSide(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("p.tsv"), "W:W32:B1\tDRAW\t32-27\nW:W32:B1\tDRAW\t32-28\n")
                .toString();
        PreparedContest exam =
                prepared(new Contest.Exam("exam", Map.of(), "checkers", Contest.Entrant.of("greedy"), file, 2));
        int move = exam.umpire(0).play().moves().toArray()[0];
        Notation notation = Games.parse("checkers").notation();
        boolean first = notation.writeMove(notation.read("W:W32:B1"), move).equals("32-27");
        Played played = exam.umpire(0).play();
        assertThat(exam.scored(first ? 0 : 1, played).outcome().result()).isEqualTo(Result.WIN_1);
        assertThat(exam.scored(first ? 1 : 0, played).outcome().result()).isEqualTo(Result.WIN_0);
    }

    /** Which evaluations there are is known only when an agent meets its game. */
    @Test
    void anAgentThatCannotPlayTheGameIsRefusedBeforeTheFirstGame() {
        assertThatThrownBy(
                        () -> prepared(Contest.Match.of("onitama", "mcts(cutoff=9, cutoffeval=nonsense)", "random", 2)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("agent of 'mcts(cutoff=9, cutoffeval=nonsense) – random': ");
    }

    @Test
    void eachAgentPlaysTheSideThatIsItsOwn() {
        PreparedContest match = prepared(Contest.Match.of("onitama", "random", "strong(depth=2, memory=16k)", 2));
        for (int number = 0; number < 2; number++) {
            Played game = match.umpire(number).play();
            assertThat(game.a().nodes()).as("of random").isZero();
            assertThat(game.b().nodes()).as("of the searcher").isPositive();
        }
    }
}
