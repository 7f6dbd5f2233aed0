package dev.kumite.lab.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Meeting;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ladders, and the ratings of those who climb them. */
class RatingTest {
    private static final Interval ZERO = new Interval(0, 0, 0);
    private static final Ladder SMALL = new Ladder(
            "onitama",
            "test",
            "kumite rate --rebuild 'onitama' --games 10",
            20,
            0,
            List.of(
                    new Ladder.Anchor("random", ZERO, 10),
                    new Ladder.Anchor("greedy", new Interval(300, 250, 350), 10),
                    new Ladder.Anchor("mcts(iterations=1)", new Interval(310, 260, 360), 10)));

    @TempDir
    Path folder = Path.of("");

    /** With opponents whose ratings are certain, the joint fit of all agents and ours are the same. */
    @Test
    void aRatingIsThatOfBradleyAndTerryWhereTheOthersAreKnown() {
        List<Meeting> all = new ArrayList<>();
        double certain = 1e7;
        double[] elo = {0, 200};
        double advantage = 35;
        all.add(certainly(0, 1, -200 + advantage, certain));
        all.add(certainly(1, 0, 200 + advantage, certain));
        all.add(new Meeting(2, 0, 18, 0, 2));
        all.add(new Meeting(0, 2, 4, 0, 16));
        all.add(new Meeting(2, 1, 11, 0, 9));
        all.add(new Meeting(1, 2, 12, 0, 8));
        Interval joint = BradleyTerry.fit(3, all).difference(2, 0);
        Ladder ladder = new Ladder("onitama", "test", "", advantage, 0, SMALL.anchors());
        Interval alone = new AnchoredFit(ladder)
                .rating(List.of(
                        new AnchoredFit.Meeting(elo[0], true, 18, 0, 2),
                        new AnchoredFit.Meeting(elo[0], false, 16, 0, 4),
                        new AnchoredFit.Meeting(elo[1], true, 11, 0, 9),
                        new AnchoredFit.Meeting(elo[1], false, 8, 0, 12)));
        assertThat(alone.value()).isCloseTo(joint.value(), within(0.1));
        assertThat(alone.low()).isCloseTo(joint.low(), within(0.5));
        assertThat(alone.high()).isCloseTo(joint.high(), within(0.5));
    }

    private static Meeting certainly(int first, int second, double lead, double games) {
        double score = 1 / (1 + Math.pow(10, -lead / 400));
        return new Meeting(first, second, games * score, 0, games * (1 - score));
    }

    @Test
    void whoWinsOrLosesEverythingIsRatedBeyondTheEnd() {
        AnchoredFit fit = new AnchoredFit(SMALL);
        Interval best = fit.rating(List.of(new AnchoredFit.Meeting(300, true, 20, 0, 0)));
        Interval worst = fit.rating(List.of(new AnchoredFit.Meeting(0, true, 0, 0, 20)));
        assertThat(best.value()).isGreaterThan(500);
        assertThat(worst.value()).isLessThan(-200);
        assertThat(best.high() - best.low()).isGreaterThan(200);
        assertThat(fit.rating(List.of()).value()).isNaN();
    }

    @Test
    void drawsCountHalfAndPullTogether() {
        Ladder drawish = new Ladder("checkers", "test", "", 0, 0.5, SMALL.anchors());
        Interval level = new AnchoredFit(drawish).rating(List.of(new AnchoredFit.Meeting(300, true, 5, 30, 5)));
        assertThat(level.value()).isCloseTo(300, within(1e-6));
    }

    @Test
    void aLadderIsReadAsItWasWritten() throws IOException {
        Path file = folder.resolve("l.yaml");
        Files.writeString(file, SMALL.yaml());
        assertThat(Ladder.read(file, Games.parse(SMALL.game()))).isEqualTo(SMALL);
        assertThatThrownBy(() -> Ladder.read(file, Games.parse("katarenga")))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + ": is the ladder of " + SMALL.game() + ", not of katarenga");
        Files.writeString(file, SMALL.yaml().replace("games: 10", "game: 10"));
        assertThatThrownBy(() -> Ladder.read(file, Games.parse(SMALL.game())))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("l.yaml:8: there is no field 'game' here");
    }

    @Test
    void aGameWithoutALadderSaysHowToGetOne() {
        assertThatThrownBy(() -> Ladder.of(Games.parse("katarenga(size=4)")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("kumite rate --rebuild");
        assertThat(Ladder.fileName(Games.parse("onitama(size=7)"))).isEqualTo("onitama-7.yaml");
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "onitama(size=7)", "katarenga", "checkers"})
    void theShippedLaddersBeginWithRandomAndKnowTheirAgents(String text) {
        Ladder ladder = Ladder.of(Games.parse(text));
        assertThat(ladder.game()).isEqualTo(text);
        assertThat(ladder.anchors())
                .extracting(Ladder.Anchor::agent)
                .containsExactlyInAnyOrderElementsOf(LadderGames.AGENTS);
        assertThat(ladder.anchor("random").orElseThrow().rating()).isEqualTo(ZERO);
        for (Ladder.Anchor anchor : ladder.anchors()) {
            assertThat(Agents.shipped().parse(anchor.agent()).repeatable())
                    .as(anchor.agent())
                    .isTrue();
            assertThat(anchor.rating().low())
                    .isLessThanOrEqualTo(anchor.rating().value());
            assertThat(anchor.rating().high())
                    .isGreaterThanOrEqualTo(anchor.rating().value());
        }
        assertThat(ladder.anchors().get(ladder.anchors().size() - 1).agent()).startsWith("strong(nodes=1");
    }

    @Test
    void fastAgentsPlayMoreGamesOfALadder() {
        List<Contest> contests = LadderGames.plan(Games.parse("katarenga(size=4)"), 6, 1, Limits.USUAL)
                .contests();
        assertThat(contests.get(0).games()).isEqualTo(60);
        assertThat(contests.get(contests.size() - 1).games()).isEqualTo(6);
        for (String agent : LadderGames.AGENTS)
            assertThat(contests)
                    .filteredOn(contest -> contest.entrants().stream()
                            .anyMatch(entrant -> entrant.agent().equals(agent)))
                    .as(agent)
                    .hasSizeBetween(3, 6);
    }

    private static Rater rater() {
        return new Rater(SMALL, Agents.shipped().parse("mcts(iterations=3)"), 3, 40, 60, Limits.USUAL);
    }

    private static Rated play(Rater rater, Store store, int workers) {
        return rater.play(store, Agents.shipped(), "test", GameCrew.Hiring.threads(workers), (runner, totals) -> {});
    }

    private static List<String> games(Store store, long run) {
        List<String> games = new ArrayList<>();
        store.games(
                run,
                game -> games.add(game.contest() + " " + game.number() + " "
                        + game.played().moves()));
        return games;
    }

    @Test
    @Tag("slow")
    void aRatingThatWasInterruptedContinuesToTheSameGames() {
        try (Store whole = Store.open(folder.resolve("whole.db"));
                Store broken = Store.open(folder.resolve("broken.db"))) {
            Rated once = play(rater(), whole, 2);
            for (long stop = 2; stop < 40; stop += 12) {
                Rater stopped = rater();
                long at = stop;
                Rated part =
                        stopped.play(broken, Agents.shipped(), "test", GameCrew.Hiring.threads(1), (runner, totals) -> {
                            if (totals.games() >= at) stopped.stop();
                        });
                StoredRun run = broken.run(part.run());
                assertThat(run.complete()).isFalse();
                assertThat(run.plan().mostGames()).isEqualTo(60);
                assertThat(Rater.ratedBy(broken, run)).contains(part);
            }
            Rater stored = Rater.of(broken.runs().get(0).plan()).orElseThrow();
            Rated again = play(stored, broken, 2);
            assertThat(again).isEqualTo(once);
            assertThat(once.games()).isEqualTo(60);
            assertThat(games(broken, again.run())).isEqualTo(games(whole, once.run()));
            assertThat(whole.run(once.run()).complete()).isTrue();
            assertThat(once.results())
                    .allSatisfy(result -> assertThat(result.games()).isPositive());
        }
    }

    @Test
    void theSentenceSaysWhereItStandsAndWhatItForfeited() {
        List<Rated.Result> results =
                List.of(new Rated.Result("random", 0, 20, 0, 0, 0.95), new Rated.Result("greedy", 300, 5, 0, 15, 0.45));
        Rated rated = Rated.of(
                1, SMALL, "mybot", new Interval(1240.4, 1192, 1288.8), 50, results, Map.of("exceeded its time", 3L));
        assertThat(rated.sentence())
                .isEqualTo("mybot: 1,240 ± 48, above mcts(iterations=1); it loses most to greedy; "
                        + "3 forfeits: exceeded its time.");
        assertThat(rated.enough()).isTrue();
        assertThat(Rated.of(1, SMALL, "b", new Interval(120, 0, 240), 50, results, Map.of())
                        .sentence())
                .isEqualTo("b: 120 ± 120, between random and greedy; it loses most to greedy.");
    }
}
