package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.record.Tokens.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The games of a text of which some may be wrong: those are left out, each with a complaint.
 *
 * @param records the games that can be read, in their order
 * @param complaints one line for each of the others, {@code game 7: games.pdn:93:14: …}
 */
public record RecordCollection(List<GameRecord> records, List<String> complaints) {
    private static final Pattern TAG = Pattern.compile("[ \\t\ufeff]*\\[[ \\t]*\\w+[ \\t]*\"");

    public RecordCollection {
        records = List.copyOf(records);
        complaints = List.copyOf(complaints);
    }

    /**
     * Reads as {@link RecordReader#readTrees} does if nothing is wrong, and otherwise each game by itself.
     *
     * @param most how many games the text may have
     */
    public static RecordCollection read(String text, String name, @Nullable Game assumed, int most) {
        try {
            List<GameRecord> all = RecordReader.readTrees(text, name, assumed);
            checkCount(all.size(), name, most);
            return new RecordCollection(all, List.of());
        } catch (BadInput bad) {
            List<Source> parts = parts(new Source(name, 1, text));
            if (parts.size() == 1) throw bad;
            checkCount(parts.size(), name, most);
            return readEach(parts, assumed);
        }
    }

    private static void checkCount(int games, String name, int most) {
        if (games > most)
            throw new BadInput(name + ": there are " + games + " games in it; at most " + most + " are read at once");
    }

    private static RecordCollection readEach(List<Source> parts, @Nullable Game assumed) {
        List<GameRecord> records = new ArrayList<>();
        List<String> complaints = new ArrayList<>();
        for (Source part : parts)
            try {
                records.addAll(RecordReader.readTrees(part, assumed));
            } catch (BadInput bad) {
                int number = records.size() + complaints.size() + 1;
                complaints.add(bad.at("game " + number).line());
            }
        return new RecordCollection(records, complaints);
    }

    /** A game begins with its tags: at the first line with a tag after lines with something else. */
    private static List<Source> parts(Source whole) {
        String text = whole.text();
        List<Source> parts = new ArrayList<>();
        int from = 0;
        int fromLine = whole.firstLine();
        int line = fromLine;
        boolean moves = false;
        for (int at = 0; at < text.length(); at = nextLine(text, at), line++) {
            boolean tag = TAG.matcher(text).region(at, text.length()).lookingAt();
            if (tag && moves) {
                parts.add(new Source(whole.name(), fromLine, text.substring(from, at)));
                from = at;
                fromLine = line;
            }
            if (tag || !text.substring(at, nextLine(text, at)).isBlank()) moves = !tag;
        }
        parts.add(new Source(whole.name(), fromLine, text.substring(from)));
        return parts;
    }

    private static int nextLine(String text, int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') end++;
        boolean two = text.startsWith("\r\n", end);
        return Math.min(text.length(), end + (two ? 2 : 1));
    }
}
