package dev.kumite.lab.report;

/** One column of a table. */
public record Column(String title, Align align) {
    /** Where a column's cells stand. */
    public enum Align {
        LEFT,
        CENTRE,
        RIGHT
    }

    public static Column words(String title) {
        return new Column(title, Align.LEFT);
    }

    public static Column numbers(String title) {
        return new Column(title, Align.RIGHT);
    }
}
