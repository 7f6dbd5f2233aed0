package dev.kumite.lab.report;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Points with their ranges, one below the other, the highest on top. */
public record Ratings(Label label, Axis axis, List<Rating> ratings) implements Plot {
    /** One rated name. */
    public record Rating(String name, Estimate estimate) {}

    public Ratings {
        List<Rating> sorted = ratings.stream()
                .sorted(Comparator.comparingDouble((Rating rating) ->
                        rating.estimate().isKnown() ? -rating.estimate().value() : Double.POSITIVE_INFINITY))
                .toList();
        List<String> names = Names.apart(sorted.stream().map(Rating::name).toList());
        ratings = IntStream.range(0, names.size())
                .mapToObj(i -> new Rating(names.get(i), sorted.get(i).estimate()))
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
