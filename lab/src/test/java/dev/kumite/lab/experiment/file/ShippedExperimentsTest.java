package dev.kumite.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.PlotSpec;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.report.Wording;
import dev.kumite.lab.plan.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files under experiments/. */
class ShippedExperimentsTest {
    @Test
    @Tag("slow")
    void everyFileIsRightAtEveryScale() {
        Agents agents = Agents.shipped();
        assertThat(ExperimentCatalogue.shipped().all()).isNotEmpty();
        ExperimentCatalogue.shipped().all().forEach(experiment -> ExperimentCheck.check(experiment, agents));
    }

    @Test
    void everyFileSaysWhoItIs() {
        ExperimentCatalogue.shipped().all().forEach(experiment -> {
            String id = experiment.id();
            assertThat(experiment.source().name()).isEqualTo("experiments/" + id + ".yaml");
            assertThat(id).startsWith(experiment.paper() + "/");
            boolean byConstruction =
                    experiment.notes().stream().anyMatch(note -> note.contains("holds by construction"));
            assertThat(experiment.claims().isEmpty()).as(id).isEqualTo(byConstruction);
        });
    }

    @Test
    void noAxisIsCalledByALetter() {
        ExperimentCatalogue.shipped().all().forEach(experiment -> {
            for (PlotSpec plot : experiment.plots()) {
                if (plot.x().length() == 1)
                    assertThat(plot.xTitle()).as(plot.place()).isNotEmpty();
                if (plot.y().length() == 1)
                    assertThat(plot.yTitle()).as(plot.place()).isNotEmpty();
            }
        });
    }

    @Test
    void everyMeasureHasWords() {
        for (String name : Measures.names()) assertThat(Wording.measure(name)).matches("[A-Z][^-_]*");
        assertThat(Wording.measure("losses-by-stream")).isEqualTo("Losses of A by the temple");
        assertThat(Wording.measure("tile-reached-KR-b")).isEqualTo("Moves to tile KR by B");
        assertThat(Wording.measure("b-iterations-total")).isEqualTo("All iterations of B");
        assertThat(Wording.measure("a-nodes")).isEqualTo("Nodes a move of A");
        assertThat(Wording.measures(List.of("wins", "losses"))).isEqualTo("Share");
        assertThat(Wording.value("size", "7")).isEqualTo("Size 7");
        assertThat(Wording.value("d", "2")).isEqualTo("d = 2");
        assertThat(Wording.value("how", "7 plies")).isEqualTo("7 plies");
        assertThat(Wording.measures(List.of("winner-pieces", "loser-pieces"))).isEqualTo("Pieces left");
        assertThat(Wording.measures(List.of("tile-left-K-a", "tile-left-R-a"))).isEqualTo("Moves from tile");
    }

    @Test
    void everyFileHasPublishedFiguresOrSaysWhyNot() {
        ExperimentCatalogue.shipped()
                .all()
                .forEach(experiment -> assertThat(experiment.published().isEmpty()
                                && experiment.publishedCurves().isEmpty()
                                && experiment.unpublished().isEmpty())
                        .as(experiment.id() + " has no published figures and no 'unpublished' that says why")
                        .isFalse());
    }

    @Test
    void wordsMeanAnExperimentAPaperOrAll() {
        int own = ExperimentCatalogue.shipped().find(List.of("kumite")).size();
        int all = ExperimentCatalogue.shipped().all().size() - own;
        assertThat(own).as("experiments of our own, which are in no paper").isPositive();
        assertThat(ExperimentCatalogue.shipped().find(List.of("all"))).hasSize(all);
        assertThat(ExperimentCatalogue.shipped().find(List.of("schulz", "schulz/table-5.1", "all")))
                .hasSize(all);
        assertThat(ExperimentCatalogue.shipped().find(List.of("nus")))
                .allMatch(one -> one.paper().equals("nus"));
        assertThatThrownBy(() -> ExperimentCatalogue.shipped().find(List.of("schulz/table-5.11")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'schulz/table-5.1'?");
    }

    /** One experiment is found by its path; its paper's are read once more only to count their primary claims. */
    @Test
    void noMoreFilesAreReadThanAreAskedFor() throws IOException {
        List<String> read = new ArrayList<>();
        List<String> names =
                List.of("experiments/nus/table-1.yaml", "experiments/own/other.yaml", "experiments/own/try.yaml");
        ExperimentCatalogue catalogue = new ExperimentCatalogue(names, name -> {
            read.add(name);
            return Samples.FILE.replace("own/try", name.replaceAll("experiments/|.yaml", ""));
        });
        assertThat(catalogue.find(List.of("own/try"))).hasSize(1);
        assertThat(catalogue.get("own/try")).isPresent();
        assertThat(catalogue.get("own/none")).isEmpty();
        assertThat(read).containsExactly("experiments/own/try.yaml");
        assertThat(catalogue.primaryClaims(catalogue.get("own/try").orElseThrow()))
                .isZero();
        assertThat(catalogue.find(List.of("own", "own/try"))).hasSize(2);
        assertThat(read).containsExactly("experiments/own/try.yaml", "experiments/own/other.yaml");
        assertThatThrownBy(() -> catalogue.find(List.of("own/trie")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'own/try'?");
        assertThat(read).as("a wrong name reads nothing").hasSize(2);
    }

    @Test
    void aPlanLeadsBackToItsExperiment() {
        ExperimentCatalogue shipped = ExperimentCatalogue.shipped();
        Experiment experiment = shipped.get("schulz/table-5.1").orElseThrow();
        Plan plan = experiment.plan(Scale.STANDARD);
        assertThat(shipped.of(plan)).contains(experiment);
        Plan older = new Plan(plan.name(), plan.seed(), plan.contests(), plan.stop(), plan.limits());
        assertThat(shipped.of(older)).as("stored before plans had an origin").contains(experiment);
        Plan shared = experiment.plan(Scale.STANDARD, Scale.SHARED_STREAM);
        assertThat(shipped.of(shared)).as("stored before scales had seeds").contains(experiment);
        assertThat(shared.identity()).isEqualTo(older.identity()).isNotEqualTo(plan.identity());
        Plan changed = new Plan("schulz/table-5.1 (standard)", 99, plan.contests(), plan.stop(), plan.limits());
        assertThat(shipped.of(changed)).as("another seed, so other games").isEmpty();
        Experiment own = Samples.experiment();
        assertThat(shipped.of(own.plan(Scale.QUICK)).orElseThrow().claims())
                .extracting(Claim::says)
                .isEqualTo(own.claims().stream().map(Claim::says).toList());
        assertThat(shipped.of(new Plan("match", 1, plan.contests(), plan.stop(), plan.limits())))
                .isEmpty();
    }

    @Test
    void theDocumentationListsTheMeasures() throws IOException {
        String page = Files.readString(Path.of("../docs/experiments.md"));
        Measures.FAMILIES.forEach((names, meaning) -> {
            for (String name : names.split(", ")) assertThat(page).contains("`" + name + "`");
            assertThat(page).contains(meaning);
        });
    }
}
