package dev.kumite.base;

import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipException;

/** Why a file could not be read or written, and whose fault it is: the name that somebody gave, or the machine. */
public final class FileTrouble {
    private static final List<Class<? extends IOException>> BY_NAME = List.of(
            NoSuchFileException.class,
            FileNotFoundException.class,
            AccessDeniedException.class,
            FileAlreadyExistsException.class,
            NotDirectoryException.class,
            FileSystemLoopException.class,
            CharacterCodingException.class,
            EOFException.class,
            ZipException.class);
    private static final List<String> BY_NAME_IN_WORDS = List.of(
            "is a directory",
            "not a directory",
            "file name too long",
            "read-only file system",
            "invalid argument",
            "operation not permitted",
            "permission denied");
    private static final List<String> FULL =
            List.of("no space left", "disk quota exceeded", "not enough space", "file too large");

    private FileTrouble() {}

    /** {@link BadInput} where another name would help, otherwise {@link Unavailable}; both with this line. */
    public static RuntimeException of(String line, IOException e) {
        IOException first = first(e);
        if (BY_NAME.stream().anyMatch(kind -> kind.isInstance(first)) || mentions(first, BY_NAME_IN_WORDS))
            return new BadInput(line);
        return mentions(first, FULL) ? Unavailable.temporarily(line) : Unavailable.permanently(line);
    }

    /** A few words on what was wrong, without the name of the file, which the line begins with anyway. */
    public static String reason(IOException e) {
        IOException first = first(e);
        if (mentions(first, FULL)) return "the disk is full";
        if (first instanceof AccessDeniedException) return "permission denied";
        if (first instanceof NoSuchFileException) return "there is no such file or folder";
        if (first instanceof FileAlreadyExistsException) return "another file is in the way";
        if (first instanceof CharacterCodingException) return "it is no text in UTF-8";
        String words = words(first);
        return words.isEmpty() ? first.getClass().getSimpleName() : words;
    }

    private static boolean mentions(IOException e, List<String> phrases) {
        String words = words(e).toLowerCase(Locale.ROOT);
        return phrases.stream().anyMatch(words::contains);
    }

    private static String words(IOException e) {
        String words = e instanceof FileSystemException failed ? failed.getReason() : e.getMessage();
        return words == null ? "" : words;
    }

    private static IOException first(IOException e) {
        return e.getCause() instanceof IOException cause ? first(cause) : e;
    }
}
