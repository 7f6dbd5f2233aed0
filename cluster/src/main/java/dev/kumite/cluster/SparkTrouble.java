package dev.kumite.cluster;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spark's errors in one line. */
final class SparkTrouble {
    private static final Pattern LOST_TASK =
            Pattern.compile("\\((?:TID \\d+)\\) \\((\\S+) executor \\S+\\): ([^\\n]+)");
    private static final int LONGEST = 300;

    private SparkTrouble() {}

    static String line(Throwable trouble) {
        Throwable cause = trouble;
        while (cause.getCause() != null && cause.getCause() != cause) cause = cause.getCause();
        String text = String.valueOf(trouble.getMessage());
        Matcher task = LOST_TASK.matcher(text);
        String line = firstLine(
                task.find() ? "on " + task.group(1) + ": " + task.group(2) : String.valueOf(cause.getMessage()));
        return line.isBlank() || line.equals("null") ? cause.getClass().getSimpleName() : line;
    }

    /** The first line of a text, cut where it is too long. */
    static String firstLine(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
