package dev.kumite.lab.experiment;

import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import java.util.List;
import java.util.Map;

/**
 * What a paper did, what it published and what it claimed, ready to be played at any scale.
 *
 * @param place where in the paper
 * @param notes what a reader must know: what is ours, what the paper leaves open
 * @param budget what the scales mean, and why
 * @param measures the columns of the table of cells
 * @param unpublished why the paper has no figures to compare with, or empty where it has some
 */
public record Experiment(
        Source source,
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

    /**
     * The file that an experiment was read from.
     *
     * @param name for complaints
     * @param shipped whether Kumite has it, so that its id is enough to find it
     */
    public record Source(String name, String text, boolean shipped) {}

    /** What a run of it is called. */
    public static String runName(String id, Scale scale) {
        return id + " (" + scale.word() + ")";
    }

    /** What is played at a scale, with the seeds of that scale. */
    public Plan plan(Scale scale) {
        return plan(scale, scale.stream());
    }

    /** What is played at a scale, with the seeds of a stream. */
    public Plan plan(Scale scale, String stream) {
        Plan.Origin origin = source.shipped()
                ? Plan.Origin.shipped(id, scale.word(), stream)
                : new Plan.Origin(id, scale.word(), source.name(), source.text(), stream);
        return new Plan(runName(id, scale), seed, at(scale).contests(), new Stop.Never(), Limits.USUAL, origin, null);
    }

    public ScaledExperiment at(Scale scale) {
        ScaledExperiment scaled = scales.get(scale);
        if (scaled == null) throw new IllegalStateException(id + " has no scale " + scale);
        return scaled;
    }

    public int primaryClaims() {
        return (int) claims.stream().filter(Claim::primary).count();
    }
}
