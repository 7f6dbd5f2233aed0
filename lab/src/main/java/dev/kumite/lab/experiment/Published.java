package dev.kumite.lab.experiment;

import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.stats.Interval;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a paper published of a cell.
 *
 * @param cell the cell's label, or a pattern for several pooled
 * @param games how many games the paper's figures rest on
 * @param values by the measure's name: a number, or NaN where the words say why there is none
 * @param words by the measure's name: {@code not legible}, {@code inconsistent}; nothing for numbers
 * @param notes by the measure's name, or for the whole row under {@link #WHOLE_ROW}: what a reader should know
 */
public record Published(
        String place,
        String cell,
        long games,
        Map<String, Double> values,
        Map<String, String> words,
        Map<String, String> notes) {
    public static final String WHOLE_ROW = "";

    public static final String NOT_LEGIBLE = "not legible";
    public static final String INCONSISTENT = "inconsistent";

    public Published {
        values = new LinkedHashMap<>(values);
        words = Map.copyOf(words);
        notes = Map.copyOf(notes);
    }

    /** The figure with the interval that the paper's own number of games gives it; that of a mean is not known. */
    public Optional<Interval> figure(Measure measure) {
        Double value = values.get(measure.name());
        if (value == null || value.isNaN()) return Optional.empty();
        long trials = measure.publishedTrials(games, values);
        return Optional.of(
                trials == 0 ? new Interval(value, Double.NaN, Double.NaN) : Interval.wilson(value * trials, trials));
    }

    /** Why there is no figure; empty if there is one. */
    public String words(Measure measure) {
        return words.getOrDefault(measure.name(), "");
    }

    /** The note on one figure: its own, or that of the whole row. */
    public String note(Measure measure) {
        return notes.getOrDefault(measure.name(), notes.getOrDefault(WHOLE_ROW, ""));
    }
}
