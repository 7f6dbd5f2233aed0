package dev.kumite.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files become plans, and what is wrong in them is said with its line. */
class TournamentReaderTest {
    private static final String WHOLE = """
            name: whole
            title: All there is
            game: onitama
            agents:
              one: greedy
              two: random
              three: alphabeta(depth=1)
            schedule: round-robin
            games: 10
            until: sprt(elo0=0, elo1=10)
            openings: random(plies=2)
            seed: -4
            ply-cap: 90
            move-limit: 2s
            adjudicate: {value: 0.9, plies: 4}
            workers: 3
            """;

    private static Tournament read(String text) {
        return TournamentReader.read("t.yaml", text, Agents.shipped());
    }

    private static List<String> labels(String text) {
        return read(text).plan().contests().stream().map(Contest::label).toList();
    }

    @Test
    void everyFieldIsHeard() {
        Tournament tournament = read(WHOLE);
        Plan plan = tournament.plan();
        assertThat(tournament.title()).isEqualTo("All there is");
        assertThat(tournament.workers()).isEqualTo(3);
        assertThat(plan.name()).isEqualTo("whole");
        assertThat(plan.seed()).isEqualTo(-4);
        assertThat(plan.stop()).isEqualTo(Stop.parse("sprt(elo0=0, elo1=10)"));
        assertThat(plan.limits()).isEqualTo(Limits.ofMoves(2_000_000_000L).withAdjudication(0.9, 4));
        Contest.Match last = (Contest.Match) plan.contests().get(2);
        assertThat(last.label()).isEqualTo("two – three");
        assertThat(last.entrants())
                .containsExactly(new Entrant("two", "random"), new Entrant("three", "alphabeta(depth=1)"));
        assertThat(last.openings()).isEqualTo("random(plies=2)");
        assertThat(last.games()).isEqualTo(10);
        assertThat(last.plyCap()).isEqualTo(90);
    }

    @Test
    void schedulesPairAsTheySay() {
        assertThat(labels(WHOLE)).containsExactly("one – two", "one – three", "two – three");
        assertThat(labels(WHOLE.replace("round-robin", "{gauntlet: two}"))).containsExactly("two – one", "two – three");
        assertThat(labels(WHOLE.replace("round-robin", "{pairs: [[three, one], [one, two]]}")))
                .containsExactly("three – one", "one – two");
        assertThat(labels(WHOLE.replace("game: onitama", "game: [onitama, checkers]")
                        .replace("round-robin", "{pairs: [[one, two]]}")))
                .containsExactly("one – two, onitama", "one – two, checkers");
    }

    @Test
    void gridsRunOverAllValues() {
        String grid = WHOLE.replace(
                "round-robin",
                "{grid: {agent: 'mcts(c=${c}, iterations=${n})', for: {c: [0.1, 0.5], n: [10, 1k]}, against: one}}");
        Plan plan = read(grid).plan();
        assertThat(plan.contests()).hasSize(4);
        Contest third = plan.contests().get(2);
        assertThat(third.label()).isEqualTo("c=0.5 n=10 – one");
        assertThat(third.a()).isEqualTo(new Entrant("c=0.5 n=10", "mcts(c=0.5, iterations=10)"));
        assertThat(third.variables()).containsEntry("c", "0.5").containsEntry("n", "10");
        assertThat(labels(grid.replace("against: one", "against: each-other")))
                .hasSize(6)
                .contains("c=0.1 n=1k – c=0.5 n=10");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "games: 10          | gmes: 10                       | t.yaml:9: there is no field 'gmes' here; did you mean 'games'?",
                "games: 10          | games: 11                      | t.yaml:9: 'games' must be even, not 11",
                "games: 10          | games: ten                     | t.yaml:9: 'games': must be a whole number",
                "game: onitama      | game: onitma                   | t.yaml:3: 'game': there is no game 'onitma'; did you mean 'onitama'?",
                "one: greedy        | one: gredy                     | t.yaml:5: 'one': there is no agent 'gredy'; did you mean 'greedy'?",
                "one: greedy        | one: greedy(dept=3)            | t.yaml:5: 'one': 'greedy' has no option 'dept'",
                "one: greedy        | a–b: greedy                    | t.yaml:5: 'a–b' cannot be an agent's name",
                "alphabeta(depth=1) | alphabeta(eval=x)              | t.yaml:7: 'three': 'onitama' has no evaluation 'x'",
                "round-robin        | round-rubin                    | t.yaml:8: 'schedule': 'round-rubin' is not known; did you mean 'round-robin'?",
                "round-robin        | {gauntlet: tow}                | t.yaml:8: 'agents' has no 'tow'; did you mean 'two'?",
                "round-robin        | {pairs: [[one, two, three]]}   | t.yaml:8: a pair has two names",
                "round-robin        | {pairs: [[one, two], [one, two]]} | t.yaml:8: this pair is there twice",
                "round-robin        | {pairs: []}                    | t.yaml:8: 'pairs' is empty",
                "round-robin        | {gauntlet: one, pairs: []}     | t.yaml:8: 'schedule' must be one of",
                "round-robin        | {grid: {agent: 'mcts(c=${x})', for: {c: [1]}, against: one}} | t.yaml:8: 'for' has no values for ${x}; did you mean 'c'?",
                "round-robin        | {grid: {agent: 'mcts(c=1)', for: {c: [1]}, against: one}} | t.yaml:8: the agent does not use ${c}",
                "round-robin        | {grid: {agent: 'mcts(c=${c})', for: {c: [1, 1]}, against: one}} | t.yaml:8: two points of the grid are the same",
                "round-robin        | {grid: {agent: 'mcts(c=${c})', for: {c: [1, q]}, against: one}} | t.yaml:8: 'agent': 'mcts', c=q: must be",
                "elo1=10            | elo9=10                        | t.yaml:10: 'until': 'sprt' has no option 'elo9'",
                "random(plies=2)    | randm(plies=2)                 | t.yaml:11: 'openings': there are no openings 'randm'; did you mean 'random'?",
                "seed: -4           | seed: x                        | t.yaml:12: 'seed': must be a whole number",
                "ply-cap: 90        | ply-cap: 0                     | t.yaml:13: 'ply-cap': must be from 1",
                "move-limit: 2s     | move-limit: 2                  | t.yaml:14: 'move-limit': must be a time such as 2s",
                "value: 0.9         | value: 9                       | t.yaml:15: 'value': must be from 0.01 to 1",
                "workers: 3         | workers: 0                     | t.yaml:16: 'workers': must be from 1",
                "workers: 3         | swap: false                    | t.yaml:10: a stopping rule counts pairs of games",
                "name: whole        | title2: x                      | t.yaml:1: there is no field 'title2'",
            })
    void wrongFilesAreAnsweredWithTheLine(String right, String wrong, String complaint) {
        assertThat(WHOLE).contains(right);
        assertThatThrownBy(() -> read(WHOLE.replace(right, wrong)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void missingFieldsAreNamed() {
        for (String field : List.of("name", "game", "games", "schedule"))
            assertThatThrownBy(() -> read(WHOLE.replaceAll("(?m)^" + field + ":.*\n", "")))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("the field '" + field + "' is missing");
    }

    /** Changed at random, a file is read or refused, and nothing else. */
    @Test
    @Tag("slow")
    void fuzzedFilesNeverThrowAnythingElse() {
        Rng rng = new Rng(11);
        String signs = " :-#{}[]()',=\n\t\"$&*!|>%@`0x\u0000\u2013";
        int refused = 0;
        for (int round = 0; round < 1000; round++) {
            StringBuilder text = new StringBuilder(WHOLE);
            for (int change = 0; change <= rng.below(4); change++) {
                int at = rng.below(text.length());
                char sign = signs.charAt(rng.below(signs.length()));
                switch (rng.below(3)) {
                    case 0 -> text.setCharAt(at, sign);
                    case 1 -> text.insert(at, sign);
                    default -> text.delete(at, Math.min(text.length(), at + 1 + rng.below(12)));
                }
            }
            try {
                read(text.toString());
            } catch (BadInput bad) {
                refused++;
                assertThat(bad.line()).startsWith("t.yaml").doesNotContain("\n");
            }
        }
        assertThat(refused).isBetween(300, 999);
    }
}
