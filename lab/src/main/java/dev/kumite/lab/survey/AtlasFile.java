package dev.kumite.lab.survey;

import dev.kumite.games.Starts;
import dev.kumite.lab.stats.Interval;
import java.io.IOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An atlas as a file: a line names a start and gives, in percent, its chance for the player who begins and half the width of
 * the 95 % interval, {@code 54/6}; a chance without a width is proven. Where all starts were surveyed a line goes on with
 * the starts that follow the first, as many as the game puts into a row.
 */
public final class AtlasFile {
    private AtlasFile() {}

    public static void write(Writer out, SurveyView view, Atlas atlas) throws IOException {
        Starts starts = atlas.openings().starts();
        int size = atlas.openings().size();
        int row = size == starts.count() ? starts.row() : 1;
        for (String line : heading(view, row)) out.write("# " + line + "\n");
        List<Integer> places = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparing(atlas.openings()::number))
                .toList();
        for (int i = 0; i < size; i++) {
            int place = places.get(i);
            if (i % row == 0)
                out.write((i == 0 ? "" : "\n") + starts.name(atlas.openings().number(place)));
            out.write("\t" + cell(atlas.chance(place), atlas.proven(place)));
        }
        out.write("\n");
    }

    private static List<String> heading(SurveyView view, int row) {
        return List.of(
                view.game() + ": the chances of the player who begins, in %, and half the width of their 95 % interval;"
                        + " exact where there is no width",
                "from " + view.games() + " games of " + view.agent() + " with itself, seed " + view.seed()
                        + "; see docs/atlas.md",
                row == 1
                        ? view.noun() + "\tchance"
                        : "the first " + view.noun() + " of a row\tits chance and those of the " + (row - 1) + " "
                                + view.noun() + "s that follow");
    }

    private static String cell(Interval chance, boolean proven) {
        long percent = Math.round(100 * chance.value());
        return proven ? Long.toString(percent) : percent + "/" + Math.round(50 * chance.width());
    }
}
