package dev.kumite.cli.option;

import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --out}: the file that a command writes. */
public final class OutOption {
    public static final String NAME = "--out";

    @Option(names = NAME, paramLabel = "FILE", description = "The file to write.")
    private @Nullable Path file;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    /** The file, or null where none was named. */
    public @Nullable Path file() {
        return file;
    }

    /** The file, for commands that need one. */
    public Path required() {
        if (file != null) return file;
        throw new ParameterException(
                Objects.requireNonNull(command).commandLine(), "Missing required option: '" + NAME + "=FILE'");
    }
}
