package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.base.NewFile;
import dev.kumite.games.Game;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes files of game records. */
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

    /** UTF-8, or else what older programs on Windows write, as browsers read it. */
    private static String text(Path file) {
        byte[] bytes = NamedFile.bytes(file, LARGEST);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, Charset.forName("windows-1252"));
        }
    }

    public static void write(Path file, List<GameRecord> records) {
        NewFile.write(file, out -> out.write(RecordWriter.write(records)));
    }
}
