package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Palette;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.DefaultXYZDataset;

/** Heat maps and boards: coloured cells with their numbers written in. */
final class GridChart {
    private GridChart() {}

    static JFreeChart heatMap(HeatMap map) {
        XYPlot plot = plot(
                map.grid(),
                Style.symbols(map.x().caption(), map.columns()),
                Style.symbols(map.y().caption(), map.rows()));
        numbers(plot, map.grid());
        return Style.chart(plot, false);
    }

    static JFreeChart board(BoardMap board) {
        XYPlot plot = plot(board.grid(), Style.symbols("", board.files()), Style.symbols("", board.ranks()));
        numbers(plot, board.grid());
        for (int row = 0; row < board.ranks().size(); row++)
            for (int column = 0; column < board.files().size(); column++) {
                double value = board.grid().values().get(row).get(column);
                XYTextAnnotation letter = text(board.letter(row, column), column - 0.43, row - 0.43, Style.SMALL);
                letter.setTextAnchor(TextAnchor.TOP_LEFT);
                letter.setPaint(ink(board.grid(), value));
                plot.addAnnotation(letter, false);
            }
        return Style.chart(plot, false);
    }

    private static XYPlot plot(Grid grid, SymbolAxis x, SymbolAxis y) {
        int cells = grid.rows() * grid.columns();
        double[][] data = new double[3][cells];
        for (int i = 0; i < cells; i++) {
            data[0][i] = i % grid.columns();
            data[1][i] = i / grid.columns();
            data[2][i] = grid.values().get(i / grid.columns()).get(i % grid.columns());
        }
        DefaultXYZDataset dataset = new DefaultXYZDataset();
        dataset.addSeries("cells", data);
        XYBlockRenderer renderer = new XYBlockRenderer();
        renderer.setPaintScale(new Colours(grid));
        renderer.setBlockWidth(0.97);
        renderer.setBlockHeight(0.96);
        y.setInverted(true);
        XYPlot plot = Style.grid(new XYPlot(dataset, x, y, renderer));
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinesVisible(false);
        x.setAxisLineVisible(false);
        y.setAxisLineVisible(false);
        return plot;
    }

    private static void numbers(XYPlot plot, Grid grid) {
        for (int row = 0; row < grid.rows(); row++)
            for (int column = 0; column < grid.columns(); column++) {
                double value = grid.values().get(row).get(column);
                XYTextAnnotation number = text(grid.form().digits(value), column, row, Style.FONT);
                number.setPaint(ink(grid, value));
                plot.addAnnotation(number, false);
            }
    }

    private static XYTextAnnotation text(String words, double x, double y, Font font) {
        XYTextAnnotation text = new XYTextAnnotation(words, x, y);
        text.setFont(font);
        return text;
    }

    private static Color ink(Grid grid, double value) {
        return luminance(new Colours(grid).colour(value)) < Palette.DARK_BELOW ? Style.GROUND : Style.INK;
    }

    /** Relative luminance as in the Web Content Accessibility Guidelines 2.2. */
    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /** The palette's steps with all colours between them. */
    private record Colours(Grid grid) implements PaintScale {
        @Override
        public double getLowerBound() {
            return grid.bottom();
        }

        @Override
        public double getUpperBound() {
            return grid.top();
        }

        @Override
        public Paint getPaint(double value) {
            return colour(value);
        }

        Color colour(double value) {
            if (Double.isNaN(value)) return Style.GROUND;
            List<String> steps = Style.PALETTE.steps(grid);
            double place = Math.max(0, Math.min(1, grid.place(value))) * (steps.size() - 1);
            int below = Math.min((int) place, steps.size() - 2);
            return mix(Style.colour(steps.get(below)), Style.colour(steps.get(below + 1)), place - below);
        }

        private static Color mix(Color from, Color to, double share) {
            return new Color(
                    mix(from.getRed(), to.getRed(), share),
                    mix(from.getGreen(), to.getGreen(), share),
                    mix(from.getBlue(), to.getBlue(), share));
        }

        private static int mix(int from, int to, double share) {
            return (int) Math.round(from + (to - from) * share);
        }
    }
}
