package dev.kumite.lab.experiment;

import java.util.List;
import java.util.Map;

/**
 * What a paper did, what it published and what it claimed, ready to be played at any scale.
 *
 * @param source the file it was read from, for complaints
 * @param place where in the paper
 * @param notes what a reader must know: what is ours, what the paper leaves open
 * @param budget what the scales mean, and why
 * @param measures the columns of the table of cells
 * @param unpublished why the paper has no figures to compare with, or empty where it has some
 */
public record Experiment(
        String source,
        String id,
        String paper,
        String place,
        String title,
        String question,
        List<String> notes,
        String budget,
        long seed,
        List<Measure> measures,
        List<Published> published,
        List<PublishedCurve> publishedCurves,
        String unpublished,
        List<Claim> claims,
        List<PlotSpec> plots,
        Map<Scale, ScaledExperiment> scales) {

    public Experiment {
        notes = List.copyOf(notes);
        measures = List.copyOf(measures);
        published = List.copyOf(published);
        publishedCurves = List.copyOf(publishedCurves);
        claims = List.copyOf(claims);
        plots = List.copyOf(plots);
        scales = Map.copyOf(scales);
    }

    public ScaledExperiment at(Scale scale) {
        ScaledExperiment scaled = scales.get(scale);
        if (scaled == null) throw new IllegalStateException(id + " has no scale " + scale);
        return scaled;
    }

    int primaryClaims() {
        return (int) claims.stream().filter(Claim::primary).count();
    }
}
