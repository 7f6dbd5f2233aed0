package dev.kumite.agents.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** What an engine prints, read by a thread of its own, line by line; a program that floods it is cut off. */
final class EngineOutput {
    private static final int LONGEST_LINE = 1 << 16;
    private static final long MOST_BYTES = 4 << 20;
    private static final long LARGEST_LOG = 1 << 20;
    private static final int BUFFER = 1 << 13;

    private final InputStream out;
    private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>();
    private final byte[] line = new byte[LONGEST_LINE];
    private volatile int length;
    private final AtomicLong bytes = new AtomicLong();

    /** @param last whether nothing follows; the text then says why, where it was not simply the end */
    record Line(String text, boolean last) {}

    EngineOutput(InputStream out) {
        this.out = out;
        Thread reader = start("engine-output", this::read);
        assert reader.isDaemon();
    }

    private static Thread start(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void read() {
        byte[] chunk = new byte[BUFFER];
        try {
            for (int count = out.read(chunk); count >= 0; count = out.read(chunk)) {
                bytes.addAndGet(count);
                String trouble = split(chunk, count);
                if (!trouble.isEmpty()) {
                    lines.add(new Line(trouble, true));
                    return;
                }
            }
        } catch (IOException e) {
            // The process was killed; it says no more.
        }
        lines.add(new Line("", true));
    }

    private String split(byte[] chunk, int count) {
        int end = length;
        for (int i = 0; i < count; i++) {
            if (chunk[i] == '\n') {
                lines.add(new Line(new String(line, 0, end, StandardCharsets.UTF_8).strip(), false));
                end = 0;
            } else if (end == LONGEST_LINE) return "it printed a line of more than " + LONGEST_LINE + " bytes";
            else line[end++] = chunk[i];
        }
        length = end;
        return bytes.get() > MOST_BYTES
                ? "it printed more than " + (MOST_BYTES >> 20) + " MB in place of an answer"
                : "";
    }

    /** Drops what was said so far, but not that the program has ended. */
    void forget() {
        bytes.set(0);
        lines.removeIf(said -> !said.last());
    }

    /** Null where nothing comes for so long. The end is found again by whoever asks again. */
    @Nullable
    Line next(long nanos) throws InterruptedException {
        Line next = lines.poll(nanos, TimeUnit.NANOSECONDS);
        if (next != null && next.last()) lines.add(next);
        return next;
    }

    /** What was printed without a line end, in words, or nothing. */
    String rest() {
        int count = Math.min(length, 80);
        if (count == 0) return "";
        return "; its last output has no line end: '"
                + new String(line, 0, count, StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", " ") + "'";
    }

    /**
     * Writes the beginning of a program's standard error into a file, and reads the rest as well so that the program is
     * not held up. The file is there when this returns. Returns the thread that writes, which ends when the program has.
     */
    static Thread keep(InputStream err, Path log, long pid) {
        OutputStream file = open(log);
        return start("engine-errors", () -> {
            try (InputStream in = err) {
                copy(in, file, pid);
                in.transferTo(OutputStream.nullOutputStream());
            } catch (IOException e) {
                // The process was killed.
            }
        });
    }

    /** A log that cannot be written is no reason to stop a game: nothing is kept then. */
    private static OutputStream open(Path log) {
        try {
            return append(log);
        } catch (IOException e) {
            return OutputStream.nullOutputStream();
        }
    }

    private static void copy(InputStream in, OutputStream log, long pid) {
        try (OutputStream file = log) {
            byte[] chunk = new byte[BUFFER];
            long kept = 0;
            for (int count = in.read(chunk); count >= 0 && kept < LARGEST_LOG; count = in.read(chunk)) {
                if (kept == 0)
                    file.write(("--- process " + pid + ", " + Instant.now().truncatedTo(ChronoUnit.SECONDS) + "\n")
                            .getBytes(StandardCharsets.UTF_8));
                file.write(chunk, 0, count);
                kept += count;
            }
        } catch (IOException e) {
            // No room: the rest is read all the same.
        }
    }

    private static OutputStream append(Path log) throws IOException {
        boolean large = Files.exists(log) && Files.size(log) > LARGEST_LOG;
        return large
                ? Files.newOutputStream(log)
                : Files.newOutputStream(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
