package dev.kumite.games.record;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes games so that {@link RecordReader} and, for checkers, other programs read them. */
public final class RecordWriter {
    private static final int LINE = 80;

    private RecordWriter() {}

    /** Tags, a blank line, the moves with their numbers and variations in lines of at most 80 characters, and the result. */
    public static String write(GameRecord record) {
        StringBuilder out = new StringBuilder();
        tags(record)
                .forEach((name, value) -> out.append('[')
                        .append(name)
                        .append(" \"")
                        .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                        .append("\"]\n"));
        out.append('\n');
        appendWrapped(out, words(record));
        return out.toString();
    }

    public static String write(List<GameRecord> records) {
        return String.join("\n", records.stream().map(RecordWriter::write).toList());
    }

    private static Map<String, String> tags(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : leadingNames(record.game())) {
            String value = record.tags().get(name);
            if (value != null) tags.put(name, value);
        }
        tags.put(Tags.RESULT, Tags.writeResult(record.outcome().result()));
        if (record.outcome().ending() != Ending.NONE)
            tags.put(Tags.TERMINATION, record.outcome().ending().word());
        putGameAndStart(record, tags);
        record.tags().forEach(tags::putIfAbsent);
        return tags;
    }

    private static Set<String> leadingNames(Game game) {
        Set<String> names = new LinkedHashSet<>(Tags.FIRST);
        names.add(game.sideName(0));
        names.add(game.sideName(1));
        return names;
    }

    /** PDN leaves out the start position everybody knows. */
    private static void putGameAndStart(GameRecord record, Map<String, String> tags) {
        Game game = record.game();
        GameType type = Games.type(game.name());
        boolean pdn = type.pdnType() != GameType.NO_PDN;
        if (pdn) tags.put(Tags.PDN_TYPE, String.valueOf(type.pdnType()));
        if (!pdn || !game.text().equals(game.name())) tags.put(Tags.GAME, game.text());
        boolean known = pdn && record.start().equals(game.notation().write(game.start(1)));
        if (!known) tags.put(Tags.startTag(type), record.start());
    }

    private static List<String> words(GameRecord record) {
        Words words = new Words(record);
        TreeWalk.through(record.game(), record.start(), record.tree(), words);
        words.written.add(Tags.writeResult(record.outcome().result()));
        return words.written;
    }

    /** The moves with their numbers, variations in parentheses. */
    private static final class Words implements TreeWalk.Visitor {
        final List<String> written = new ArrayList<>();
        private final GameRecord record;
        private final int firstSide;
        private final int[] plies;
        private String opening = "";
        private boolean interrupted = true;

        Words(GameRecord record) {
            this.record = record;
            this.firstSide = record.startPosition().sideToMove();
            this.plies = new int[record.tree().nodes().size()];
        }

        @Override
        public void move(int node, Position before) {
            MoveTree.Node each = record.tree().nodes().get(node);
            plies[node] = each.parent() == MoveTree.START ? 0 : plies[each.parent()] + 1;
            int number = 1 + (plies[node] + firstSide) / 2;
            if (before.sideToMove() == 0) add(number + ".");
            else if (interrupted) add(number + "...");
            interrupted = false;
            add(record.game().notation().writeMove(before, each.move()));
        }

        private void add(String word) {
            written.add(opening + word);
            opening = "";
        }

        @Override
        public void open() {
            opening = "(";
            interrupted = true;
        }

        @Override
        public void close() {
            written.set(written.size() - 1, written.get(written.size() - 1) + ")");
            interrupted = true;
        }
    }

    private static void appendWrapped(StringBuilder out, List<String> words) {
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() > LINE) {
                out.append('\n');
                column = 0;
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
        out.append('\n');
    }
}
