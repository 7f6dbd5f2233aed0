package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.Palette;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A colour on light and on dark ground.
 *
 * @param name what pages call it in their styles; empty for one that is mixed for a single number
 */
public record Colour(String name, String light, String dark) {
    static final Colour GROUND = named("ground", Palette.LIGHT.ground(), Palette.DARK.ground());
    static final Colour INK = named("ink", Palette.LIGHT.ink(), Palette.DARK.ink());
    static final Colour QUIET = named("quiet", Palette.LIGHT.quiet(), Palette.DARK.quiet());
    static final Colour HAIRLINE = named("hairline", Palette.LIGHT.hairline(), Palette.DARK.hairline());

    private static Colour named(String name, String light, String dark) {
        return new Colour(name, light, dark);
    }

    /** The colour of a series. */
    static Colour category(int index) {
        int own = index % Palette.LIGHT.categories().size();
        return named("c" + own, Palette.LIGHT.category(own), Palette.DARK.category(own));
    }

    /** All that have a name. */
    public static List<Colour> all() {
        List<Colour> all = new ArrayList<>(List.of(GROUND, INK, QUIET, HAIRLINE));
        for (int i = 0; i < Palette.LIGHT.categories().size(); i++) all.add(category(i));
        return all;
    }

    /** The colour that stands for a number: the palette's steps with all colours between them. */
    static Colour of(Grid grid, double value) {
        return Double.isFinite(value)
                ? new Colour("", mixed(Palette.LIGHT, grid, value), mixed(Palette.DARK, grid, value))
                : GROUND;
    }

    /** What can be read on {@link #of}: dark letters on light cells, light ones on dark cells. */
    Colour letters() {
        return equals(GROUND) ? INK : new Colour("", letters(light), letters(dark));
    }

    private static String letters(String cell) {
        return luminance(cell) < Palette.DARK_BELOW ? Palette.LIGHT.ground() : Palette.LIGHT.ink();
    }

    private static String mixed(Palette palette, Grid grid, double value) {
        List<String> steps = palette.steps(grid);
        double place = Math.max(0, Math.min(1, grid.place(value))) * (steps.size() - 1);
        int below = Math.min((int) place, steps.size() - 2);
        StringBuilder mixed = new StringBuilder("#");
        for (int part = 0; part < 3; part++) {
            double from = part(steps.get(below), part);
            double to = part(steps.get(below + 1), part);
            mixed.append(String.format(Locale.ROOT, "%02x", Math.round(from + (to - from) * (place - below))));
        }
        return mixed.toString();
    }

    /** Red, green or blue of a colour such as {@code #004488}. */
    private static int part(String hex, int part) {
        return Integer.parseInt(hex.substring(1 + 2 * part, 3 + 2 * part), 16);
    }

    /** Relative luminance as in the Web Content Accessibility Guidelines 2.2. */
    static double luminance(String hex) {
        return 0.2126 * linear(part(hex, 0)) + 0.7152 * linear(part(hex, 1)) + 0.0722 * linear(part(hex, 2));
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
