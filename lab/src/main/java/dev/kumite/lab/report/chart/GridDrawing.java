package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.HeatMap;
import java.util.ArrayList;
import java.util.List;

/** Heat maps and boards: coloured cells with their numbers written in. */
final class GridDrawing {
    private static final double WIDEST_CELL = 64;
    private static final double CELL_HEIGHT = 34;
    private static final double WIDEST_SQUARE = 46;
    private static final double RIGHT = 8;
    private static final double TOP = 8;

    private GridDrawing() {}

    static Drawing heatMap(HeatMap map, double room) {
        double names = Math.min(0.35 * room, Letters.widest(map.rows(), Letters.SIZE) + 4);
        double side = map.y().caption().isEmpty() ? 4 : 24;
        double left = side + names + 6;
        double cell = Math.min(
                WIDEST_CELL, (room - left - RIGHT) / Math.max(1, map.grid().columns()));
        double title = Letters.width(map.x().caption(), Letters.SIZE) + 2 * RIGHT;
        double width = Math.min(room, Math.max(title, left + cell * map.grid().columns() + RIGHT));
        Frame frame = new Frame(width);
        double bottom = TOP + CELL_HEIGHT * map.grid().rows();
        frame.sideTitle(map.y().caption(), TOP, bottom);
        frame.names(map.rows(), left - 6, TOP, CELL_HEIGHT);
        cells(frame, map.grid(), map.columns(), map.rows(), left, cell, CELL_HEIGHT);
        columns(frame, map.columns(), left, cell, bottom);
        frame.bottomTitle(map.x().caption(), left, left + cell * map.grid().columns(), bottom);
        return frame.done(bottom + Frame.BELOW);
    }

    static Drawing board(BoardMap board, double room) {
        double left = Letters.widest(board.ranks(), Letters.SIZE) + 12;
        double cell = Math.min(
                WIDEST_SQUARE, (room - left - RIGHT) / Math.max(1, board.grid().columns()));
        Frame frame = new Frame(left + cell * board.grid().columns() + RIGHT);
        double bottom = TOP + cell * board.grid().rows();
        frame.names(board.ranks(), left - 6, TOP, cell);
        cells(frame, board.grid(), board.files(), board.ranks(), left, cell, cell);
        for (int row = 0; row < board.ranks().size(); row++)
            for (int column = 0; column < board.files().size(); column++)
                frame.add(Mark.text(
                        board.letter(row, column),
                        left + cell * column + 4,
                        TOP + cell * row + 3 + size(cell) * 0.8,
                        Mark.Anchor.START,
                        size(cell) * 0.8,
                        colour(board.grid(), row, column).letters()));
        columns(frame, board.files(), left, cell, bottom);
        return frame.done(bottom + 24);
    }

    private static double size(double cell) {
        return Math.max(7, Math.min(Letters.SIZE, cell / 3.6));
    }

    private static Colour colour(Grid grid, int row, int column) {
        return Colour.of(grid, grid.values().get(row).get(column));
    }

    private static void cells(
            Frame frame, Grid grid, List<String> xs, List<String> ys, double left, double width, double height) {
        Mark.Stroke seam = Mark.Stroke.of(Colour.GROUND, 1.2);
        for (int row = 0; row < grid.rows(); row++)
            for (int column = 0; column < grid.columns(); column++) {
                double x = left + width * column;
                double y = TOP + height * row;
                double value = grid.values().get(row).get(column);
                Colour colour = colour(grid, row, column);
                double size = size(width);
                List<Mark> marks = new ArrayList<>();
                marks.add(Mark.box(x, y, width, height, colour, seam));
                marks.add(Mark.text(
                        grid.form().digits(value),
                        x + width / 2,
                        y + height / 2 + size * 0.36,
                        Mark.Anchor.MIDDLE,
                        size,
                        colour.letters()));
                String title = xs.get(column) + ", " + ys.get(row) + ": " + grid.meaning() + " "
                        + grid.form().write(value);
                frame.told(title, marks);
            }
    }

    private static void columns(Frame frame, List<String> names, double left, double step, double bottom) {
        for (int i = 0; i < names.size(); i++) {
            String name = Letters.shortened(names.get(i), step - 2, Letters.SIZE);
            frame.add(Mark.text(
                    name, left + step * (i + 0.5), bottom + 16, Mark.Anchor.MIDDLE, Letters.SIZE, Colour.INK));
        }
    }
}
