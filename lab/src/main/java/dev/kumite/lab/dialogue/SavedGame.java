package dev.kumite.lab.dialogue;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    /** Writes a game to a file of its own: it replaces one game, but not several, and nothing else. */
    static void write(Path file, GameRecord record) {
        if (Files.isRegularFile(file)) checkLoss(file, record.game());
        RecordFiles.write(file, List.of(record));
    }

    private static void checkLoss(Path file, Game assumed) {
        String lost = "something else than a game";
        try {
            int games = RecordFiles.read(file, assumed).size();
            if (games <= 1) return;
            lost = games + " games";
        } catch (BadInput unreadable) {
            // Whatever it is, it is no game that was saved here.
        }
        throw new BadInput(file + ": holds " + lost + " and would be replaced; name another file");
    }
}
