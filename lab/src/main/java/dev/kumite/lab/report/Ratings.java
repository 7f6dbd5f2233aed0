package dev.kumite.lab.report;

import java.util.Comparator;
import java.util.List;

/** Points with their ranges, one below the other, the highest on top. */
public record Ratings(Label label, Axis axis, List<Rating> ratings) implements Plot {
    /** One rated name. */
    public record Rating(String name, Estimate estimate) {}

    public Ratings {
        ratings = ratings.stream()
                .sorted(Comparator.comparingDouble((Rating rating) ->
                        rating.estimate().isKnown() ? -rating.estimate().value() : Double.POSITIVE_INFINITY))
                .toList();
    }

    @Override
    public Table data() {
        Table.Builder table = Table.of(label, Column.words("Name"), Column.numbers(axis.caption()));
        for (Rating rating : ratings)
            table.row(Cell.text(rating.name()), new Cell.Amount(rating.estimate(), axis.form()));
        return table.build();
    }
}
