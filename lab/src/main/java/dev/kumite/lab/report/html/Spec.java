package dev.kumite.lab.report.html;

import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts that all Vega-Lite specifications share. A colour that begins with a dollar sign is a name in the palette,
 * which the page fills in for light and for dark.
 */
final class Spec {
    private Spec() {}

    /** A JSON object from names and values in turn; a value that is NaN is left out. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            if (!(value instanceof Double number && !Double.isFinite(number)))
                object.put((String) namesAndValues[i], value);
        }
        return object;
    }

    /** A number with its range, in the fields v, lo and hi, and how it reads in the field t. */
    static Map<String, Object> datum(Estimate estimate, Form form) {
        double low = estimate.rangeCanBeDrawn() ? estimate.low() : Double.NaN;
        double high = estimate.rangeCanBeDrawn() ? estimate.high() : Double.NaN;
        return object("v", estimate.value(), "lo", low, "hi", high, "t", form.write(estimate));
    }

    static Map<String, Object> values(List<Map<String, Object>> values) {
        return object("values", values);
    }

    /** Names in the order in which they are given. */
    static Map<String, Object> named(String field, List<String> names, String title) {
        return object("field", field, "type", "nominal", "scale", object("domain", names), "title", title);
    }

    static Map<String, Object> measured(String field, Axis axis, boolean fromZero) {
        Map<String, Object> scale = object("domainMin", axis.low(), "domainMax", axis.high());
        if (axis.logarithmic()) {
            scale.put("type", "log");
            scale.put("nice", false);
        } else {
            scale.put("zero", fromZero);
        }
        return object(
                "field",
                field,
                "type",
                "quantitative",
                "title",
                axis.caption(),
                "scale",
                scale,
                "axis",
                object("labelExpr", label(axis)));
    }

    /** How a tick of an axis reads; a logarithmic one counts in thousands and millions. */
    static String label(Axis axis) {
        if (axis.logarithmic()) return "format(datum.value, '.3~s')";
        return label(axis.form());
    }

    static String label(Form form) {
        return form.percent() ? "format(datum.value * 100, ',.3~f') + ' %'" : "format(datum.value, ',.6~f')";
    }

    /** The colour of each series, with a legend when there are several. */
    static Map<String, Object> colour(List<String> names) {
        Map<String, Object> colour = named("s", names, "");
        colour.put("scale", object("domain", names, "range", "$categories"));
        colour.put("title", null);
        if (names.size() == 1) colour.put("legend", null);
        return colour;
    }

    /** A thin line across the plot. */
    static Map<String, Object> rule(String channel, double at) {
        return object(
                "data",
                values(List.of(Map.of())),
                "mark",
                object("type", "rule", "color", "$quiet", "strokeDash", List.of(4, 3), "strokeWidth", 1),
                "encoding",
                object(channel, object("datum", at)));
    }

    static List<Map<String, Object>> tooltip(Object... fieldsAndTitles) {
        List<Map<String, Object>> fields = new ArrayList<>();
        for (int i = 0; i < fieldsAndTitles.length; i += 2)
            fields.add(object("field", fieldsAndTitles[i], "type", "nominal", "title", fieldsAndTitles[i + 1]));
        return fields;
    }
}
