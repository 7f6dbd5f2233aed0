package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.lab.rating.Rated;
import dev.kumite.lab.report.text.Printable;
import java.util.List;

/** The rating of an agent, for {@code kumite rate} and the API. */
public record RatingEntry(@JsonUnwrapped Rated rated, String sentence) implements Printable {
    public static RatingEntry of(Rated rated) {
        return new RatingEntry(rated, rated.sentence());
    }

    @Override
    public List<String> lines(int width) {
        return rated.lines(width);
    }
}
