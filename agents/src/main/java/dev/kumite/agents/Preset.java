package dev.kumite.agents;

import dev.kumite.spec.Spec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * An agent of a paper under a name of its own, which stands for a longer description.
 *
 * @param source the paper and where in it
 * @param game the game that the paper plays with it
 * @param only whether it can play no other game
 */
public record Preset(String name, Spec meaning, String source, String game, boolean only) {
    private static final String ONLY = " only";

    /** The presets of {@code presets.txt}: name, meaning, source and game, split by bars. */
    static List<Preset> shipped() {
        try (InputStream in = Preset.class.getResourceAsStream("presets.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Preset::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Preset read(String line) {
        String[] parts = line.split("\\|");
        String game = parts[3].strip();
        boolean only = game.endsWith(ONLY);
        return new Preset(
                parts[0].strip(),
                Spec.parse(parts[1].strip()),
                parts[2].strip(),
                only ? game.substring(0, game.length() - ONLY.length()) : game,
                only);
    }

    /**
     * The description with the options that were written beside the preset's name. A budget given there takes the
     * place of the preset's own.
     */
    Spec with(Spec written) {
        boolean ownBudget = written.options().keySet().stream().anyMatch(Budget.NAMES::contains);
        return (ownBudget ? meaning.without(Budget.NAMES) : meaning).with(written.options());
    }
}
