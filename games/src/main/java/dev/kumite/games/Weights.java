package dev.kumite.games;

import dev.kumite.spec.BadInput;
import dev.kumite.spec.FileTrouble;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Tuned weights as text: a line {@code name weight} each, {@code #} begins a comment. */
public final class Weights {
    private static final long LARGEST = 1_000_000;
    /** Thirteen pieces of this weight and all ways of a board together stay below {@link Evaluation#LIMIT}. */
    private static final int MOST_INLINE = 400;

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
    static Evaluation from(String file, Evaluation evaluation) {
        if (!(evaluation instanceof Tunable tunable))
            throw new BadInput("the evaluation '" + evaluation.name() + "' has no weights to read from " + file);
        try {
            Path path = Path.of(file);
            if (!Files.isRegularFile(path) || Files.size(path) > LARGEST)
                throw new BadInput("the weights file '" + file + "' cannot be read");
            return tunable.with(parse(Files.readString(path), tunable.names()));
        } catch (IOException e) {
            throw FileTrouble.of("the weights file '" + file + "' cannot be read (" + FileTrouble.reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new BadInput("the weights file '" + file + "' cannot be read: no file has such a name");
        } catch (BadInput bad) {
            throw bad.at(file);
        }
    }

    /** An evaluation with weights written behind its name: {@code nus:100:1:0}. */
    static Evaluation inline(String text, Evaluation evaluation) {
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
        List<String> lines = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        if (lines.size() != names.size())
            throw new BadInput("there are " + lines.size() + " weights; this evaluation has " + names.size());
        int[] weights = new int[names.size()];
        for (int i = 0; i < weights.length; i++) weights[i] = parseLine(lines.get(i), names.get(i));
        return weights;
    }

    private static int parseLine(String line, String name) {
        if (!line.startsWith(name + " "))
            throw new BadInput("the weight '" + line + "' stands where '" + name + "' should be");
        try {
            return Integer.parseInt(line.substring(name.length()).strip());
        } catch (NumberFormatException e) {
            throw new BadInput("the weight '" + line + "' must end with a whole number");
        }
    }

    public static String write(List<String> names, int[] weights, String comment) {
        StringBuilder out = new StringBuilder("# ").append(comment).append('\n');
        for (int i = 0; i < weights.length; i++)
            out.append(names.get(i)).append(' ').append(weights[i]).append('\n');
        return out.toString();
    }
}
