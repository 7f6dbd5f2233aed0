package dev.kumite.lab.report;

/**
 * One axis of a plot.
 *
 * @param unit may be empty
 * @param form how its numbers are written; without meaning where the axis has categories
 * @param low where the axis begins; NaN leaves it to the data
 * @param high where it ends; NaN leaves it to the data
 * @param mark where a thin line is drawn across the plot, such as at one half; NaN for none
 */
public record Axis(String title, String unit, Form form, boolean logarithmic, double low, double high, double mark) {
    public static Axis of(String title) {
        return of(title, "", Form.whole());
    }

    public static Axis of(String title, String unit, Form form) {
        return new Axis(title, unit, form, false, Double.NaN, Double.NaN, Double.NaN);
    }

    /** Shares from 0 to 1, shown as 0 to 100 %. */
    public static Axis shares(String title) {
        return of(title, "", Form.percent(0)).from(0).to(1);
    }

    public Axis logarithmically() {
        return new Axis(title, unit, form, true, low, high, mark);
    }

    public Axis from(double start) {
        return new Axis(title, unit, form, logarithmic, start, high, mark);
    }

    public Axis to(double end) {
        return new Axis(title, unit, form, logarithmic, low, end, mark);
    }

    public Axis marked(double at) {
        return new Axis(title, unit, form, logarithmic, low, high, at);
    }

    /** The title with the unit in brackets behind it. */
    public String caption() {
        return unit.isEmpty() ? title : title + " (" + unit + ")";
    }
}
