package dev.kumite.base;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file while it is being written: under a hidden name beside its place, and renamed once it is complete and on the
 * disk. A reader, and a program started again after a crash, finds the old file or the new one, never half of one.
 *
 * <p>Where the name is a symbolic link, the file it points to is replaced. A pipe or a device is written to directly,
 * because no file may take its place.
 */
public final class NewFile implements AutoCloseable {
    private static final AtomicLong COUNT = new AtomicLong();
    private static final String END = ".part";

    private final Path file;
    private final @Nullable Path draft;
    private final FileChannel channel;

    private NewFile(Path file, @Nullable Path draft) throws IOException {
        this.file = file;
        this.draft = draft;
        channel = draft == null
                ? FileChannel.open(file, StandardOpenOption.WRITE)
                : FileChannel.open(
                        draft,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
    }

    /** Writes the contents of a text file. */
    public interface Contents {
        void write(Writer out) throws IOException;
    }

    /** Begins a file; nothing takes its place until {@link #commit}. */
    public static NewFile create(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) return new NewFile(file, null);
        Path real = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        deleteLeftovers(real);
        String unique = ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet();
        return new NewFile(real, real.resolveSibling(hidden(real) + unique + END));
    }

    private static String hidden(Path file) {
        return "." + file.getFileName() + ".";
    }

    /** Deletes the drafts of this file that processes left behind when they were killed. */
    private static void deleteLeftovers(Path file) {
        Pattern form = Pattern.compile(Pattern.quote(hidden(file)) + "([0-9]{1,18})-[0-9]+" + Pattern.quote(END));
        try (DirectoryStream<Path> siblings = Files.newDirectoryStream(file.resolveSibling("."))) {
            for (Path sibling : siblings) {
                Matcher draft = form.matcher(sibling.getFileName().toString());
                if (draft.matches() && isGone(Long.parseLong(draft.group(1)))) Files.deleteIfExists(sibling);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // They take some room, no more; whether this file can be written will be seen.
        }
    }

    private static boolean isGone(long process) {
        return ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty();
    }

    public FileChannel channel() {
        return channel;
    }

    /** The same channel as a stream, without a buffer. */
    public OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    /** The file is complete: flushes it to the disk and renames it. */
    public void commit() throws IOException {
        if (draft != null) channel.force(true);
        channel.close();
        if (draft != null) rename(draft, file);
    }

    /** Discards the file unless it was committed. */
    @Override
    public void close() throws IOException {
        channel.close();
        if (draft != null) Files.deleteIfExists(draft);
    }

    /** Puts a complete file in the place of another in one step, where the file system can. */
    public static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Writes a whole text file in UTF-8, or nothing. */
    public static void write(Path file, Contents contents) {
        write("", file, contents);
    }

    /** The same for a file that an option such as {@code --out} named; error messages begin with the option. */
    public static void write(String option, Path file, Contents contents) {
        check(option, file);
        try (NewFile fresh = create(file)) {
            Writer out = new BufferedWriter(new OutputStreamWriter(fresh.stream(), StandardCharsets.UTF_8));
            contents.write(out);
            out.flush();
            fresh.commit();
        } catch (IOException e) {
            throw unwritable(named(option, file), e);
        }
    }

    /** Rejects a name under which no file can be written, before the work whose result is to go there. */
    public static void check(String option, Path file) {
        String name = named(option, file);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) throw new BadInput(name + ": is a directory; name a file in it");
        if (!Files.isDirectory(folder)) throw new BadInput(name + ": there is no directory " + folder);
        boolean replaced = !Files.exists(file) || Files.isRegularFile(file);
        if (replaced && !Files.isWritable(folder))
            throw new BadInput(name + ": you may not write in the directory " + folder);
    }

    private static String named(String option, Path file) {
        return option.isEmpty() ? file.toString() : option + "=" + file;
    }

    /** The failure to write a file, in one line that begins with {@code name}. */
    public static RuntimeException unwritable(Object name, IOException e) {
        return FileTrouble.of(name + ": cannot be written (" + FileTrouble.reason(e) + ")", e);
    }
}
