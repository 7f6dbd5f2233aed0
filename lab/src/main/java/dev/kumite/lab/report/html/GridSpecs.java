package dev.kumite.lab.report.html;

import static dev.kumite.lab.report.html.Spec.named;
import static dev.kumite.lab.report.html.Spec.object;
import static dev.kumite.lab.report.html.Spec.tooltip;

import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Palette;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Heat maps and boards as Vega-Lite specifications. The page sets {@code step}, the width of a cell. */
final class GridSpecs {
    private static final int STEPS = 7;

    /** Dark on light cells, light on dark ones. */
    private static final Map<String, Object> LETTERS = object(
            "condition",
            List.of(
                    object("test", "!isValid(datum.v)", "value", "$ink"),
                    object("test", "luminance(scale('color', datum.v)) < " + Palette.DARK_BELOW, "value", "#ffffff")),
            "value",
            Palette.LIGHT.ink());

    private GridSpecs() {}

    static Map<String, Object> heatMap(HeatMap map) {
        List<Map<String, Object>> data = new ArrayList<>();
        for (int row = 0; row < map.rows().size(); row++)
            for (int column = 0; column < map.columns().size(); column++)
                data.add(datum(
                        map.grid(),
                        row,
                        column,
                        map.columns().get(column),
                        map.rows().get(row),
                        ""));
        Map<String, Object> x = tight("x", map.columns(), map.x().caption());
        x.put("axis", object("labelAngle", 0, "domain", false));
        Map<String, Object> y = tight("y", map.rows(), map.y().caption());
        y.put("axis", object("domain", false));
        return spec(map.grid(), data, x, y, false);
    }

    static Map<String, Object> board(BoardMap board) {
        List<Map<String, Object>> data = new ArrayList<>();
        for (int row = 0; row < board.ranks().size(); row++)
            for (int column = 0; column < board.files().size(); column++)
                data.add(datum(
                        board.grid(),
                        row,
                        column,
                        board.files().get(column),
                        board.ranks().get(row),
                        board.letter(row, column)));
        Map<String, Object> x = tight("x", board.files(), "");
        x.put("title", null);
        x.put("axis", object("labelAngle", 0, "domain", false));
        Map<String, Object> y = tight("y", board.ranks(), "");
        y.put("title", null);
        y.put("axis", object("domain", false));
        return spec(board.grid(), data, x, y, true);
    }

    /** Names whose cells touch each other. */
    private static Map<String, Object> tight(String field, List<String> names, String title) {
        Map<String, Object> channel = named(field, names, title);
        channel.put("scale", object("domain", names, "paddingInner", 0, "paddingOuter", 0));
        return channel;
    }

    private static Map<String, Object> datum(Grid grid, int row, int column, String x, String y, String letter) {
        double value = grid.values().get(row).get(column);
        return object(
                "x",
                x,
                "y",
                y,
                "v",
                value,
                "t",
                grid.form().write(value),
                "d",
                grid.form().digits(value),
                "letter",
                letter);
    }

    private static Map<String, Object> spec(
            Grid grid, List<Map<String, Object>> data, Map<String, Object> x, Map<String, Object> y, boolean square) {
        Map<String, Object> tile = object(
                "x",
                x,
                "y",
                y,
                "color",
                colour(grid),
                "tooltip",
                tooltip(
                        "x",
                        x.get("title") == null ? "File" : x.get("title"),
                        "y",
                        y.get("title") == null ? "Rank" : y.get("title"),
                        "t",
                        grid.meaning()));
        List<Map<String, Object>> layers = new ArrayList<>();
        layers.add(object("mark", object("type", "rect", "stroke", "$ground", "strokeWidth", 1.5), "encoding", tile));
        String size = square ? "max(8, min(13, step / 3.6))" : "max(9, min(13, step / 4))";
        layers.add(text("d", x, y, object("type", "text", "fontSize", expr(size))));
        if (square)
            layers.add(text(
                    "letter",
                    x,
                    y,
                    object(
                            "type",
                            "text",
                            "opacity",
                            0.8,
                            "fontSize",
                            expr("max(7, min(10, step / 5))"),
                            "align",
                            "left",
                            "baseline",
                            "top",
                            "dx",
                            expr("4 - step / 2"),
                            "dy",
                            expr("4 - step / 2"))));
        return object(
                "data",
                Spec.values(data),
                "usermeta",
                object("columns", grid.columns(), "square", square, "legend", List.of()),
                "layer",
                layers);
    }

    private static Map<String, Object> text(
            String field, Map<String, Object> x, Map<String, Object> y, Map<String, Object> mark) {
        return object(
                "mark",
                mark,
                "encoding",
                object("x", x, "y", y, "text", object("field", field, "type", "nominal"), "color", LETTERS));
    }

    private static Map<String, Object> expr(String expression) {
        return object("expr", expression);
    }

    private static Map<String, Object> colour(Grid grid) {
        List<Double> domain = new ArrayList<>();
        for (int i = 0; i < STEPS; i++) domain.add(grid.bottom() + (grid.top() - grid.bottom()) * i / (STEPS - 1));
        return object(
                "field",
                "v",
                "type",
                "quantitative",
                "scale",
                object(
                        "domain",
                        domain,
                        "range",
                        grid.parts() ? "$parting" : "$deepening",
                        "clamp",
                        true,
                        "interpolate",
                        "rgb"),
                "legend",
                object("title", grid.meaning(), "labelExpr", Spec.label(grid.form()), "gradientLength", 180));
    }
}
