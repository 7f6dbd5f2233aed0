package dev.kumite.lab.dialogue;

import dev.kumite.games.Game;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A game in a file.
 *
 * @param number which of the file's games, from 1; if empty, there must be only one
 */
public record SavedGame(Path file, OptionalInt number) {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    /** Reads {@code games.pdn} or {@code games.pdn 3}. A file whose own name ends in a number takes precedence. */
    static SavedGame named(Path text) {
        String words = text.toString();
        int blank = words.length() - 1;
        while (blank >= 0 && !Character.isWhitespace(words.charAt(blank))) blank--;
        String file = words.substring(0, blank + 1).stripTrailing();
        String number = words.substring(blank + 1);
        if (file.isEmpty() || !NUMBER.matcher(number).matches() || Files.exists(text))
            return new SavedGame(text, OptionalInt.empty());
        return new SavedGame(Path.of(file), OptionalInt.of(Integer.parseInt(number)));
    }

    /** The recorded game; {@code assumed} applies if the file does not name one. */
    public GameRecord read(Game assumed) {
        return number.isPresent()
                ? RecordFiles.readOne(file, assumed, number.getAsInt())
                : RecordFiles.readOne(file, assumed);
    }
}
