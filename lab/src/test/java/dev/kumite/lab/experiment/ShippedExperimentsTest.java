package dev.kumite.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files under experiments/. */
class ShippedExperimentsTest {
    @Test
    @Tag("slow")
    void everyFileIsRightAtEveryScale() {
        Agents agents = Agents.shipped();
        assertThat(ExperimentCatalogue.shipped()).isNotEmpty();
        ExperimentCatalogue.shipped().values().forEach(experiment -> ExperimentCheck.check(experiment, agents));
    }

    @Test
    void everyFileSaysWhoItIs() {
        ExperimentCatalogue.shipped().forEach((id, experiment) -> {
            assertThat(experiment.source()).isEqualTo("experiments/" + id + ".yaml");
            assertThat(id).startsWith(experiment.paper() + "/");
            boolean byConstruction =
                    experiment.notes().stream().anyMatch(note -> note.contains("holds by construction"));
            assertThat(experiment.claims().isEmpty()).as(id).isEqualTo(byConstruction);
        });
    }

    @Test
    void noAxisIsCalledByALetter() {
        ExperimentCatalogue.shipped().forEach((id, experiment) -> {
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
                .forEach((id, experiment) -> assertThat(experiment.published().isEmpty()
                                && experiment.publishedCurves().isEmpty()
                                && experiment.unpublished().isEmpty())
                        .as(id + " has no published figures and no 'unpublished' that says why")
                        .isFalse());
    }

    @Test
    void wordsMeanAnExperimentAPaperOrAll() {
        int all = ExperimentCatalogue.shipped().size();
        assertThat(ExperimentCatalogue.find(List.of("all"))).hasSize(all);
        assertThat(ExperimentCatalogue.find(List.of("schulz", "schulz/table-5.1", "all")))
                .hasSize(all);
        assertThat(ExperimentCatalogue.find(List.of("nus")))
                .allMatch(one -> one.paper().equals("nus"));
        assertThatThrownBy(() -> ExperimentCatalogue.find(List.of("schulz/table-5.11")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'schulz/table-5.1'?");
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
