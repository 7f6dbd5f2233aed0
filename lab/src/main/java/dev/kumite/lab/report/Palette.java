package dev.kumite.lab.report;

import java.util.List;

/**
 * The colours of all plots. The first categories differ in lightness as well as in hue, so that colour-blind readers
 * can distinguish them, also in grey; blue against orange does the same for numbers around a middle.
 *
 * @param categories one for each series; a plot with more begins again
 * @param deepening seven steps from little to much
 * @param parting seven steps from far below the middle to far above it
 * @param ground what lies behind a plot
 * @param ink text
 * @param quiet axis titles and notes
 * @param hairline grid lines
 */
public record Palette(
        List<String> categories,
        List<String> deepening,
        List<String> parting,
        String ground,
        String ink,
        String quiet,
        String hairline) {
    /** The relative luminance below which white letters are easier to read on a colour than dark ones. */
    public static final double DARK_BELOW = 0.2;

    public static final Palette LIGHT = new Palette(
            List.of("#004488", "#ddaa33", "#bb5566", "#66a3d9", "#117755", "#999999", "#aa66bb"),
            List.of("#f2f6fa", "#d3e2f1", "#a9c8e5", "#78a8d3", "#4684bb", "#1e5f9c", "#063c72"),
            List.of("#8a4800", "#c67a20", "#ebc08a", "#f6f4ef", "#a9c8e5", "#4684bb", "#063c72"),
            "#ffffff",
            "#1d2126",
            "#5a626b",
            "#e3e6ea");

    public static final Palette DARK = new Palette(
            List.of("#6ea8e0", "#e3b94a", "#d96c7c", "#b5d9f7", "#3fa98c", "#9aa0a6", "#c790d6"),
            List.of("#20262d", "#23384e", "#285073", "#356c9c", "#5590c6", "#8cb9e4", "#d3e7fa"),
            List.of("#f6c178", "#c98a3a", "#6f4f2a", "#292c31", "#285073", "#5590c6", "#b5d9f7"),
            "#16191d",
            "#e4e7eb",
            "#a3abb5",
            "#2e343b");

    /** The colour of a series. */
    public String category(int index) {
        return categories.get(index % categories.size());
    }

    /** The steps that a grid's numbers are shown with. */
    public List<String> steps(Grid grid) {
        return grid.parts() ? parting : deepening;
    }
}
