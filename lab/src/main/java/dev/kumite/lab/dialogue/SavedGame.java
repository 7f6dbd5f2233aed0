package dev.kumite.lab.dialogue;

import dev.kumite.games.Game;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game in a file.
 *
 * @param number which of the file's games, from 1; if null, there must be only one
 */
public record SavedGame(Path file, @Nullable Integer number) {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    /** Reads {@code games.pdn} or {@code games.pdn 3}. A file whose own name ends in a number takes precedence. */
    static SavedGame named(Path text) {
        String words = text.toString();
        int blank = words.length() - 1;
        while (blank >= 0 && !Character.isWhitespace(words.charAt(blank))) blank--;
        String file = words.substring(0, blank + 1).stripTrailing();
        String number = words.substring(blank + 1);
        if (file.isEmpty() || !NUMBER.matcher(number).matches() || Files.exists(text)) return new SavedGame(text, null);
        return new SavedGame(Path.of(file), Integer.parseInt(number));
    }

    /** The recorded game; {@code assumed} applies if the file does not name one, or else the game that PDN knows. */
    public GameRecord read(@Nullable Game assumed) {
        return number == null ? RecordFiles.readOne(file, assumed) : RecordFiles.readOne(file, assumed, number);
    }
}
