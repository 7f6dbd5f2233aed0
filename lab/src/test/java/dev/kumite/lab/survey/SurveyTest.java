package dev.kumite.lab.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.run.Merger;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.run.Shard;
import dev.kumite.lab.run.SurveyOpenings;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A survey is a run like any other: it repeats, continues, grows, and can be played in parts. */
class SurveyTest {
    @TempDir
    private Path folder = Path.of("");

    private static Survey survey(String game, int games, int sample) {
        return new Survey(Games.parse(game), "greedy", games, 5, sample, 2);
    }

    private Path play(String file, Survey survey, int workers, Shard shard) {
        Path path = folder.resolve(file);
        try (Store store = Store.open(path)) {
            Runner runner = new Runner(
                    store,
                    PreparedPlan.of(
                            survey.plan(Limits.USUAL), Agents.in(getClass().getClassLoader())),
                    "test");
            runner.only(shard);
            runner.play(workers, totals -> {});
        }
        return path;
    }

    private static List<String> games(Path file) {
        List<String> lines = new ArrayList<>();
        try (Store store = Store.reading(file)) {
            store.games(
                    1,
                    game -> lines.add(game.number() + " " + game.played().setup() + " "
                            + game.played().moves().fingerprint("") + " "
                            + game.played().outcome()));
        }
        return lines;
    }

    @Test
    void workersAndShardsPlayTheSameGames() {
        Survey survey = survey("onitama", 3, 7);
        List<String> one = games(play("one.db", survey, 1, Shard.WHOLE));
        assertThat(one).hasSize(21);
        assertThat(games(play("four.db", survey, 4, Shard.WHOLE))).isEqualTo(one);
        Path all = folder.resolve("all.db");
        Merger.merge(List.of(play("a.db", survey, 1, new Shard(1, 2)), play("b.db", survey, 1, new Shard(2, 2))), all);
        assertThat(games(all)).isEqualTo(one);
    }

    @Test
    void moreGamesAddToTheSameRun() {
        Path file = play("grow.db", survey("onitama", 1, 6), 1, Shard.WHOLE);
        List<String> first = games(file);
        play("grow.db", survey("onitama", 3, 6), 1, Shard.WHOLE);
        assertThat(games(file)).hasSize(18).startsWith(first.toArray(String[]::new));
    }

    /** Four games from every start, which differ by their random plies, and points for the player who begins. */
    @Test
    void everyStartIsPlayedAsOften() {
        Survey survey = survey("onitama(cards=ox+boar+horse+elephant+crab)", 4, 0);
        Path file = play("all.db", survey, 2, Shard.WHOLE);
        assertThat(new HashSet<>(games(file))).hasSize(120);
        try (Store store = Store.reading(file)) {
            StoredRun run = store.run(1);
            Survey.Results results = survey.results(store, run);
            double[] points = new double[30];
            Game game = survey.game();
            store.games(1, one -> {
                int side = game.notation().read(one.played().setup()).sideToMove();
                double ofFirst = one.played().sideOfA() == side
                        ? one.played().score()
                        : 1 - one.played().score();
                points[one.number() % 30] += ofFirst;
            });
            for (int place = 0; place < 30; place++) {
                assertThat(results.games(place)).isEqualTo(4);
                assertThat(results.points(place)).isEqualTo(points[place]);
            }
            assertThat(results.games()).isEqualTo(120);
        }
    }

    @Test
    void aSampleIsDrawnOnceBySeed() {
        SurveyOpenings drawn = survey("onitama", 1, 1000).openings();
        Set<Long> numbers = new HashSet<>();
        for (int place = 0; place < drawn.size(); place++) {
            numbers.add(drawn.number(place));
            assertThat(drawn.number(place))
                    .isEqualTo(survey("onitama", 4, 1000).openings().number(place));
        }
        SurveyOpenings all = survey("onitama", 1, 0).openings();
        for (int place = 0; place < 1000; place++) assertThat(all.number(place)).isEqualTo(drawn.number(place));
        assertThat(numbers).hasSize(1000).allMatch(number -> number >= 0 && number < 131_040);
        assertThat(survey("katarenga", 1, 10).openings().number(3)).isEqualTo(8);
    }

    /** A game does not begin where one move would end it. */
    @Test
    void noGameBeginsWithABlunder() {
        SurveyOpenings openings = survey("onitama", 1, 500).openings();
        for (int game = 0; game < 2000; game++)
            assertThat(openings.of(game, game).canWin()).isFalse();
    }

    @Test
    void whatCannotBeSurveyedIsRefusedInALine() {
        assertThatThrownBy(() -> survey("katarenga", 1, 0).plan(Limits.USUAL))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "there are too many layouts of katarenga to survey them all; --sample 1000 takes a thousand");
        assertThatThrownBy(() -> survey("onitama(deal=ox+boar/horse+elephant/crab)", 1, 0)
                        .plan(Limits.USUAL))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has only one start");
        assertThatThrownBy(() -> survey("checkers", 1, 175).plan(Limits.USUAL))
                .isInstanceOf(BadInput.class)
                .hasMessage("--sample: checkers has only 174 ballots, not 175");
        assertThatThrownBy(() -> survey("onitama", 100, 0).plan(Limits.USUAL))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("more than 10000000");
    }
}
