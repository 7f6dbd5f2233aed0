package dev.kumite.lab.report;

import java.util.Locale;

/**
 * The name of a table or plot.
 *
 * @param id its name in file names and references: lower-case letters, digits and hyphens, unique in a document
 * @param title one line
 * @param note what a reader should know to read it; may be empty
 */
public record Label(String id, String title, String note) {
    public Label {
        if (!id.matches("[a-z0-9]++(?:-[a-z0-9]++)*+"))
            throw new IllegalArgumentException("an id is small letters, digits and hyphens, not: " + id);
    }

    public static Label of(String id, String title) {
        return new Label(id, title, "");
    }

    public static Label of(String id, String title, String note) {
        return new Label(id, title, note);
    }

    /** The words made into an id: {@code "Win rate (7×7)"} is {@code win-rate-7-7}. */
    public static String idOf(String words) {
        String id = words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "x" : id;
    }
}
