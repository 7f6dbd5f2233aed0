package dev.kumite.cli.console;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A print stream in UTF-8 that remembers why it could not write; its parent only knows that it could not. */
public final class Output extends PrintStream {
    private static final int BUFFER = 1 << 13;

    private final Target target;

    public Output(OutputStream target) {
        this(new Target(target));
    }

    private Output(Target target) {
        super(new BufferedOutputStream(target, BUFFER), false, StandardCharsets.UTF_8);
        this.target = target;
    }

    /** Why something printed was lost, as on a full disk. A reader who went away, as {@code head} does, lost nothing. */
    Optional<String> loss() {
        flush();
        IOException first = target.first;
        if (first == null) return Optional.empty();
        String reason = String.valueOf(first.getMessage());
        return reason.toLowerCase(Locale.ROOT).contains("pipe") ? Optional.empty() : Optional.of(reason);
    }

    private static final class Target extends FilterOutputStream {
        private volatile @Nullable IOException first;

        Target(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                if (first == null) first = e;
                throw e;
            }
        }
    }
}
