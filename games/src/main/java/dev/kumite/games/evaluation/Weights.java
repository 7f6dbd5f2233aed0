package dev.kumite.games.evaluation;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Reads and writes weights as text: one line {@code name weight} for each; a line that begins with {@code #} is a
 * comment.
 */
public final class Weights {
    private static final int LARGEST = 1 << 20;
    /** Thirteen pieces of this weight and all ways of a board together stay below {@link Evaluation#LIMIT}. */
    private static final int MOST_INLINE = 400;
    /** Twenty pieces of this weight stay below {@link Evaluation#LIMIT}. */
    private static final int MOST_IN_FILE = 950;

    private Weights() {}

    /** The weights that ship beside {@code owner}, which must be those of {@code names} in that order. */
    public static int[] shipped(Class<?> owner, String resource, List<String> names) {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            return parse(
                    new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8), names);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An evaluation with the weights that a tuning run left in a file. */
    public static Evaluation from(String file, Evaluation evaluation) {
        if (!(evaluation instanceof Tunable tunable))
            throw new BadInput("the evaluation '" + evaluation.name() + "' has no weights to read from " + file);
        Path path = NamedFile.path(file);
        String text = NamedFile.text(path, LARGEST);
        try {
            return tunable.with(parse(text, tunable.names()));
        } catch (BadInput bad) {
            throw bad.at(file);
        }
    }

    /** An evaluation with weights written behind its name: {@code nus:100:1:0}. */
    public static Evaluation inline(String text, Evaluation evaluation) {
        if (!(evaluation instanceof Tunable tunable))
            throw new BadInput("the evaluation '" + evaluation.name() + "' has no weights; leave out '"
                    + text.substring(evaluation.name().length()) + "'");
        String[] parts = text.split(":", -1);
        int[] weights = new int[tunable.names().size()];
        boolean fits = parts.length == weights.length + 1;
        for (int i = 0; fits && i < weights.length; i++) {
            fits = parts[i + 1].matches("[0-9]{1,3}");
            if (fits) weights[i] = Integer.parseInt(parts[i + 1]);
            fits &= weights[i] <= MOST_INLINE;
        }
        if (!fits)
            throw new BadInput("'" + text + "' must be " + parts[0] + ":" + String.join(":", tunable.names())
                    + " with whole numbers from 0 to " + MOST_INLINE);
        return tunable.with(weights);
    }

    public static int[] parse(String text, List<String> names) {
        List<String> lines = text.lines().toList();
        int[] weights = new int[names.size()];
        int count = 0;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) continue;
            if (count < weights.length) weights[count] = weight(line, i + 1, names.get(count));
            count++;
        }
        if (count != weights.length)
            throw new BadInput("there are " + count + " weights; this evaluation has " + weights.length);
        return weights;
    }

    private static int weight(String line, int number, String name) {
        try {
            if (line.startsWith(name + " ")) {
                int weight = Integer.parseInt(line.substring(name.length()).strip());
                if (Math.abs((long) weight) <= MOST_IN_FILE) return weight;
            }
        } catch (NumberFormatException e) {
            // Reported below, without quoting the file.
        }
        throw new BadInput("line " + number + " must be '" + name + " ' and a whole number from −" + MOST_IN_FILE
                + " to " + MOST_IN_FILE);
    }

    public static String write(List<String> names, int[] weights, String comment) {
        StringBuilder out = new StringBuilder("# ").append(comment).append('\n');
        for (int i = 0; i < weights.length; i++)
            out.append(names.get(i)).append(' ').append(weights[i]).append('\n');
        return out.toString();
    }
}
