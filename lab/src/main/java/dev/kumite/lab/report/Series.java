package dev.kumite.lab.report;

import java.util.List;

/** Named numbers, one for each category of the plot that they are in. */
public record Series(String name, List<Estimate> points) {
    public Series {
        points = List.copyOf(points);
    }
}
