package dev.kumite.lab.report;

import java.util.List;

/**
 * Named numbers, one for each category of the plot that they are in.
 *
 * @param published whether a paper printed them; drawings keep those apart from what was measured here
 */
public record Series(String name, List<Estimate> points, boolean published) {
    public Series {
        points = List.copyOf(points);
    }

    public Series(String name, List<Estimate> points) {
        this(name, points, false);
    }
}
