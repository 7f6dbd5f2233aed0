package dev.kumite.cli.play;

import dev.kumite.games.Game;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game in a file.
 *
 * @param number which of the file's games, from 1 on; unless given there must be only one
 */
public record SavedGame(Path file, OptionalInt number) {
    private static final Pattern WITH_NUMBER = Pattern.compile("(.*\\S)\\s+([0-9]{1,9})");

    /** What {@code games.pdn} or {@code games.pdn 3} names. A file whose own name ends in a number goes first. */
    static SavedGame named(Path text) {
        Matcher matcher = WITH_NUMBER.matcher(text.toString());
        if (Files.exists(text) || !matcher.matches()) return new SavedGame(text, OptionalInt.empty());
        return new SavedGame(Path.of(matcher.group(1)), OptionalInt.of(Integer.parseInt(matcher.group(2))));
    }

    /** The game as it was played; {@code assumed} is its game where the file does not name one. */
    public GameRecord read(Game assumed) {
        return number.isPresent()
                ? RecordFiles.readOne(file, assumed, number.getAsInt())
                : RecordFiles.readOne(file, assumed);
    }
}
