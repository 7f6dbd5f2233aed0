package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NamedFile;
import dev.kumite.games.Game;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records in files. A file is written beside its place and then renamed, so that no half of one is ever seen. */
public final class RecordFiles {
    private static final int LARGEST = 16 << 20;

    private RecordFiles() {}

    public static List<GameRecord> read(Path file, @Nullable Game assumed) {
        return RecordReader.readAll(text(file), file.toString(), assumed);
    }

    public static GameRecord readOne(Path file, @Nullable Game assumed) {
        return RecordReader.read(text(file), file.toString(), assumed);
    }

    /** The game that is the {@code number}th of its file, from 1 on. */
    public static GameRecord readOne(Path file, @Nullable Game assumed, int number) {
        List<GameRecord> records = read(file, assumed);
        if (number < 1 || number > records.size())
            throw new BadInput(file + ": there is no game number " + number + "; there "
                    + (records.size() == 1 ? "is 1" : "are " + records.size()));
        return records.get(number - 1);
    }

    /** UTF-8 as a rule; what is not valid UTF-8 was written by an older program in Latin-1. */
    private static String text(Path file) {
        byte[] bytes = NamedFile.bytes(file, LARGEST);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    public static void write(Path file, List<GameRecord> records) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) throw new BadInput(file + ": is a folder; name a file in it");
        if (Files.exists(file) && !Files.isRegularFile(file))
            throw new BadInput(file + ": is no plain file; name another");
        if (!Files.isDirectory(folder))
            throw new BadInput(file + ": cannot be written there; there is no folder '" + folder + "'");
        if (!Files.isWritable(folder))
            throw new BadInput(file + ": cannot be written there; you may not write in the folder '" + folder + "'");
        try {
            Path beside = folder.resolve(
                    "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
            try {
                Files.writeString(beside, RecordWriter.write(records));
                rename(beside, file);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw FileTrouble.of(file + ": cannot be written (" + FileTrouble.reason(e) + ")", e);
        }
    }

    private static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
