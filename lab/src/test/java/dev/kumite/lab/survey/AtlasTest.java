package dev.kumite.lab.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.games.Games;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.run.SurveyOpenings;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the games of a survey to chances: proofs go before games, mirror images share them, and the file has it all. */
class AtlasTest {
    @TempDir
    private Path folder = Path.of("");

    private record Surveyed(Atlas atlas, SurveyView view, String file) {}

    private Surveyed survey(String game, int games, int sample) throws IOException {
        Survey survey = new Survey(Games.parse(game), "greedy", games, 5, sample, 2);
        try (Store store = Store.open(folder.resolve("survey.db"))) {
            Runner runner = new Runner(
                    store,
                    PreparedPlan.of(
                            survey.plan(Limits.USUAL), Agents.in(getClass().getClassLoader())),
                    "test");
            Totals totals = runner.play(1, none -> {});
            Survey.Results results = survey.results(store, runner.run());
            Atlas atlas = Atlas.of(survey, results);
            SurveyView view = SurveyView.of(survey, runner.run(), totals, results, atlas);
            StringWriter file = new StringWriter();
            AtlasFile.write(file, view, atlas);
            return new Surveyed(atlas, view, file.toString());
        }
    }

    /** Of the thirty deals of these cards the player who begins wins six by force. */
    @Test
    void provenDealsAreExact() throws IOException {
        Surveyed found = survey("onitama(cards=tiger+rabbit+cobra+rooster+monkey)", 4, 0);
        assertThat(found.view.proofs().won()).isEqualTo(6);
        assertThat(found.view.proofs().lost()).isZero();
        int proven = 0;
        for (int place = 0; place < 30; place++) {
            Interval chance = found.atlas.chance(place);
            Interval estimate = found.atlas.estimate(place);
            assertThat(estimate.low()).isPositive().isLessThan(estimate.value());
            assertThat(estimate.high()).isLessThan(1).isGreaterThan(estimate.value());
            if (found.atlas.proven(place)) {
                proven++;
                assertThat(chance).isEqualTo(new Interval(1, 1, 1));
            } else assertThat(chance).isEqualTo(estimate);
        }
        assertThat(proven).isEqualTo(6);
        assertThat(found.view.fairest())
                .hasSize(20)
                .noneMatch(start -> start.chance().value() == 1);
        assertThat(found.view.mostLopsided())
                .hasSize(20)
                .noneMatch(start -> start.chance().value() == 1);
    }

    @Test
    void mirrorImagesShareTheirGames() throws IOException {
        Surveyed found = survey("onitama(cards=ox+horse+tiger+boar+crab)", 3, 0);
        SurveyOpenings openings = found.atlas.openings();
        int pairs = 0;
        for (int place = 0; place < 30; place++)
            for (int twin = 0; twin < place; twin++)
                if (openings.starts().equal(openings.number(place))
                        == openings.starts().equal(openings.number(twin))) {
                    pairs++;
                    assertThat(found.atlas.estimate(place)).isEqualTo(found.atlas.estimate(twin));
                    assertThat(found.atlas.isRepeated(place)).isTrue();
                    assertThat(found.atlas.isRepeated(twin)).isFalse();
                    assertThat(found.atlas.games(place)).isEqualTo(6);
                }
        assertThat(pairs).isEqualTo(12);
    }

    /** In the order of their numbers: a row for the same side card and hand, or a line for each start of a sample. */
    @Test
    void theFileNamesEveryStart() throws IOException {
        Surveyed whole = survey("onitama(cards=tiger+rabbit+cobra+rooster+monkey)", 1, 0);
        List<String> rows =
                whole.file.lines().filter(line -> !line.startsWith("#")).toList();
        assertThat(rows).hasSize(30).allMatch(line -> line.matches("[a-z+/]+\\t(\\d+/\\d+|100)"));
        assertThat(rows.get(29)).startsWith(whole.atlas.openings().starts().name(29));
        Surveyed found = survey("checkers", 1, 5);
        List<String> lines =
                found.file.lines().filter(line -> !line.startsWith("#")).toList();
        assertThat(lines).hasSize(5).allMatch(line -> line.matches("[0-9x -]+\\t\\d+/\\d+"));
        assertThat(found.file).startsWith("# checkers: the chances of the player who begins");
    }

    @Test
    void theTableHasTheEffectsOfEveryFeature() throws IOException {
        Surveyed found = survey("katarenga(size=4)", 2, 20);
        assertThat(found.view.effects()).hasSize(16).allMatch(effect -> effect.error() > 0);
        assertThat(found.view.lines(100))
                .anyMatch(line -> line.startsWith("the player who begins"))
                .anyMatch(line -> line.startsWith("K in row 1"))
                .anyMatch(line -> line.startsWith("Fairest layouts"));
        assertThat(found.view.begins().value()).isBetween(0.0, 1.0);
        assertThat(found.view.sides().get(0).all().value()
                        + found.view.sides().get(1).all().value())
                .isEqualTo(1);
    }
}
