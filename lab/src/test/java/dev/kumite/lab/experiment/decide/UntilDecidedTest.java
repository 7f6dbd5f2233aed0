package dev.kumite.lab.experiment.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An experiment of quick games, played until its claims are decided. */
@Tag("slow")
class UntilDecidedTest {
    private static final Experiment EXPERIMENT = ExperimentReader.read("try.yaml", """
            id: own/greed
            paper: own
            place: nowhere
            title: Greed against chance
            question: Does greed pay?
            game: onitama
            scales:
              quick:    {games: 10}
              standard: {games: 10}
              paper:    {games: 10}
            budget: There is nothing to reduce.
            cells:
              - {label: greedy, a: greedy, b: random}
              - {label: chance, a: random, b: random}
              - {label: idle, a: random, b: greedy}
            measures: [wins]
            unpublished: There is no paper.
            claims:
              - {says: Greed pays., measure: "wins[greedy]", region: "> 0.75", primary: true}
              - {says: Greed pays more than chance., measure: "wins[greedy] - wins[chance]", region: "> 0.1"}
              - {says: Chance hardly pays., measure: "wins[idle]", region: "< 0.9"}
              - {says: Chance is fair., measure: "score[chance]", region: "> 0.5"}
            """);

    @TempDir
    private Path folder = Path.of("");

    private static final class News implements UntilDecided.Watcher {
        private final List<String> lines = new ArrayList<>();
        private long batches;

        @Override
        public void news(String line) {
            lines.add(line);
        }

        @Override
        public void playing(Totals totals) {
            batches++;
        }
    }

    /** Plays the experiment's own games and then on; as the command does. */
    private List<Reproduction> play(String file, int workers, long deadline, News news) {
        return play(EXPERIMENT, file, workers, deadline, news);
    }

    private List<Reproduction> play(Experiment experiment, String file, int workers, long deadline, News news) {
        Path path = folder.resolve(file);
        Reproducer reproducer = new Reproducer(experiment, Scale.QUICK, "", Agents.shipped(), path, 0);
        try (Store store = Store.open(path)) {
            Runner runner = new Runner(store, PreparedPlan.of(reproducer.plan(), reproducer.agents()), "test");
            runner.play(workers, totals -> {});
            UntilDecided until = new UntilDecided(store, "test", deadline, news);
            until.add(reproducer, GameCrew.Hiring.threads(workers));
            until.play();
            assertThat(until.stopped()).isFalse();
            return until.results();
        }
    }

    private static List<String> words(List<Reproduction> results) {
        return results.get(0).judgements().stream().map(Judgement::words).toList();
    }

    @Test
    void eachClaimIsDecidedOrGivenUpAndOnlyTheCellsThatItNeedsArePlayed() {
        News news = new News();
        List<Reproduction> results = play("one.db", 1, Long.MAX_VALUE, news);
        assertThat(words(results).get(0)).startsWith("reproduced, by look ");
        assertThat(words(results).get(1)).startsWith("reproduced, by look ");
        assertThat(words(results).get(2)).isEqualTo("reproduced, by look 1");
        assertThat(words(results).get(3)).startsWith("undecided; more games are unlikely to decide it");
        Reproduction result = results.get(0);
        assertThat(result.findings().games("idle")).isEqualTo(10);
        assertThat(result.findings().games("chance")).isGreaterThan(10);
        assertThat(result.complete()).isTrue();
        assertThat(result.run().complete()).isTrue();
        assertThat(result.summary()).anyMatch(line -> line.startsWith("Played until decided: "));
        assertThat(news.lines.get(0)).contains("claims get more games, which may take up to ");
        assertThat(news.lines).hasSize(4).last().asString().endsWith("; 0 left");
    }

    @Test
    void verdictsDependOnTheGamesAlone() {
        List<String> expected = words(play("one.db", 1, Long.MAX_VALUE, new News()));
        assertThat(words(play("two.db", 2, Long.MAX_VALUE, new News())))
                .as("with two workers")
                .isEqualTo(expected);
        News again = new News();
        long games = play("one.db", 1, Long.MAX_VALUE, again).get(0).totals().games();
        assertThat(words(play("one.db", 1, Long.MAX_VALUE, again)))
                .as("from the store, with the experiment's own number of games asked for in between")
                .isEqualTo(expected);
        assertThat(play("one.db", 1, Long.MAX_VALUE, again).get(0).totals().games())
                .isEqualTo(games);
    }

    @Test
    void afterTheDeadlineNothingIsPlayedAndTheSameCommandContinues() {
        News none = new News();
        List<Reproduction> first = play("late.db", 1, System.nanoTime() - 1, none);
        assertThat(none.batches).isZero();
        assertThat(words(first).get(3)).startsWith("undecided");
        assertThat(first.get(0).totals().games()).isEqualTo(30);
        assertThat(words(play("late.db", 1, Long.MAX_VALUE, new News())))
                .isEqualTo(words(play("fresh.db", 1, Long.MAX_VALUE, new News())));
    }

    /** The second problem has a single move, the others have two, of which the seed chooses one. */
    @Test
    void problemsThatAreRepeatedAreSetInWholeRounds() throws IOException {
        String problems = Files.writeString(
                        folder.resolve("p.tsv"), "B:W32:B1\tDRAW\t1-5\nB:W18:B14\tWIN\t14x23\nB:W31:B2\tDRAW\t2-6\n")
                .toString();
        Experiment exam = ExperimentReader.read("try.yaml", """
                id: own/exam
                paper: own
                place: nowhere
                title: Three problems
                question: How many are solved?
                game: checkers
                scales:
                  quick:    {games: 3}
                  standard: {games: 3}
                  paper:    {games: 3}
                budget: There is nothing to reduce.
                cells:
                  - {label: again, a: random, problems: FILE, repeat: true}
                  - {label: once, a: random, problems: FILE}
                measures: [solved]
                unpublished: There is no paper.
                claims:
                  - {says: Chance solves some., measure: "solved[again]", region: "> 0.3"}
                  - {says: Chance solves some of three., measure: "solved[once]", region: "> 0.3"}
                """.replace("FILE", problems));
        Reproduction result =
                play(exam, "exam.db", 1, Long.MAX_VALUE, new News()).get(0);
        assertThat(result.findings().games("again")).isGreaterThan(3).matches(games -> games % 3 == 0);
        assertThat(result.findings().games("once")).isEqualTo(3);
        assertThat(words(List.of(result)).get(1)).startsWith("undecided; more problems are unlikely to decide it");
    }

    /** A plain run of the experiment judges its own number of games, whatever was played beyond. */
    @Test
    void theFixedNumberOfGamesIsJudgedAsBefore() {
        Path path = folder.resolve("fixed.db");
        Reproducer reproducer = new Reproducer(EXPERIMENT, Scale.QUICK, "", Agents.shipped(), path, 0);
        List<String> before;
        try (Store store = Store.open(path)) {
            Runner runner = new Runner(store, PreparedPlan.of(reproducer.plan(), reproducer.agents()), "test");
            Totals totals = runner.play(1, games -> {});
            before = words(List.of(reproducer.judge(store, runner.run(), totals)));
        }
        play("fixed.db", 1, Long.MAX_VALUE, new News());
        try (Store store = Store.open(path)) {
            Runner runner = new Runner(store, PreparedPlan.of(reproducer.plan(), reproducer.agents()), "test");
            Totals totals = runner.play(1, games -> {});
            assertThat(totals.games()).isEqualTo(30);
            assertThat(words(List.of(reproducer.judge(store, runner.run(), totals))))
                    .isEqualTo(before);
        }
    }
}
