package dev.kumite.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;

/**
 * A file that a person or a request named. Only a regular file is opened (a pipe would block, a device never ends), and
 * only one within the size that its kind may have. Whatever is wrong is one line that begins with the file's name and
 * never quotes its content.
 */
public final class NamedFile {
    private static final long MEGABYTE = 1 << 20;

    private NamedFile() {}

    /** The path that a text names. */
    public static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput("'" + name + "' cannot be the name of a file");
        }
    }

    /** Refuses what cannot be read as a file of at most so many bytes; opens nothing. */
    public static void check(Path file, long largest) {
        if (Files.isDirectory(file)) throw new BadInput(file + ": is a directory, not a file");
        if (!Files.exists(file)) throw new BadInput(file + ": there is no such file");
        if (!Files.isRegularFile(file)) throw new BadInput(file + ": is a pipe or a device, not a regular file");
        if (!Files.isReadable(file)) throw new BadInput(file + ": you may not read it");
        try {
            if (Files.size(file) > largest) throw tooLarge(file, largest);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /** All its bytes. */
    public static byte[] bytes(Path file, int largest) {
        check(file, largest);
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(largest);
            if (in.read() >= 0) throw tooLarge(file, largest); // it grew, or did not tell its size
            return bytes;
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /** All its text, which must be UTF-8. */
    public static String text(Path file, int largest) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes(file, largest)))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput(file + ": is not text in UTF-8");
        }
    }

    /** A number that changes with its content, in hexadecimal digits. */
    public static String checksum(Path file) {
        check(file, Long.MAX_VALUE);
        CRC32C sum = new CRC32C();
        try (InputStream in = new CheckedInputStream(Files.newInputStream(file), sum)) {
            in.transferTo(OutputStream.nullOutputStream());
            return Long.toHexString(sum.getValue());
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static BadInput tooLarge(Path file, long largest) {
        String most = largest >= MEGABYTE ? largest / MEGABYTE + " MB" : largest + " bytes";
        return new BadInput(file + ": is larger than " + most + ", the limit for a file of this kind");
    }

    private static RuntimeException unreadable(Path file, IOException e) {
        return FileTrouble.of(file + ": cannot be read (" + FileTrouble.reason(e) + ")", e);
    }
}
