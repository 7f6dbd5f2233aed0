package dev.kumite.lab.view;

import dev.kumite.lab.experiment.report.Reproduction;
import java.util.ArrayList;
import java.util.List;

/**
 * The experiments that were played, by paper and all together, for {@code kumite reproduce --json}.
 *
 * @param experimentsAskedFor how many were to be played; fewer were if the time was up before
 */
public record ReproductionListing(
        int experimentsAskedFor, List<ReproductionEntry> experiments, List<PaperEntry> papers, PaperEntry.All all) {
    public static ReproductionListing of(List<Reproduction> played, int askedFor) {
        List<PaperEntry> papers = new ArrayList<>();
        Reproduction.byPaper(played).forEach((paper, its) -> papers.add(PaperEntry.of(paper, its)));
        return new ReproductionListing(
                askedFor, played.stream().map(ReproductionEntry::of).toList(), papers, PaperEntry.All.of(played));
    }
}
