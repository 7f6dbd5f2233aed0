package dev.kumite.lab.report.files;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A kind of file in which a report can be written. */
public enum Format {
    HTML("html", "one page with everything, for any browser"),
    TEXT("txt", "one file with everything, for the terminal"),
    JSON("json", "one file with everything, for programs"),
    CSV("csv", "a file for each table, each plot's data and the games"),
    LATEX("tex", "a document for pdflatex, with a file for each table and plot, and the references"),
    SVG("svg", "a file for each plot"),
    PNG("png", "a file for each plot, at 300 dots per inch"),
    PDF("pdf", "a file for each plot, for LaTeX and print");

    private final String extension;
    private final String help;

    Format(String extension, String help) {
        this.extension = extension;
        this.help = help;
    }

    /** The extension of the files' names, without the dot. */
    public String extension() {
        return extension;
    }

    /** What is written, in a few words. */
    public String help() {
        return help;
    }

    /** Its name in lists. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Format::word).toList();
    }

    /** The same for an option, which a complaint names. */
    public static Set<Format> parse(String option, String list) {
        try {
            return parse(list);
        } catch (BadInput bad) {
            throw bad.at(option + "=" + list);
        }
    }

    /** The formats of a list such as {@code html,csv}; {@code all} is every one. */
    public static Set<Format> parse(String list) {
        Set<Format> formats = EnumSet.noneOf(Format.class);
        for (String word : list.split(",", -1)) {
            String wanted = word.strip().toLowerCase(Locale.ROOT);
            if (wanted.equals("all")) formats.addAll(EnumSet.allOf(Format.class));
            else formats.add(one(wanted));
        }
        return formats;
    }

    private static Format one(String wanted) {
        for (Format format : values())
            if (format.word().equals(wanted) || format.extension.equals(wanted)) return format;
        throw new BadInput("there is no format '" + wanted + "'; " + Nearest.hint(wanted, words()));
    }
}
