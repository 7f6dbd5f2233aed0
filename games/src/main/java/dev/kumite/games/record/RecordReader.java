package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import dev.kumite.games.record.Tokens.Source;
import dev.kumite.games.record.Tokens.Token;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads whole games, ours and PDN as other programs write it. Either every game of the text is read, or one
 * {@link BadInput} says what is wrong and where: {@code game.pdn:3:14: …}.
 */
public final class RecordReader {
    private final Source source;
    private final Tokens tokens;
    private final @Nullable Game assumed;
    private Token token;

    private RecordReader(Source source, @Nullable Game assumed, boolean variations) {
        this.source = source;
        this.assumed = assumed;
        this.tokens = new Tokens(source, variations);
        this.token = tokens.next();
    }

    /**
     * All games of a text, without their variations: what other programs write there is not always a move.
     *
     * @param name what complaints call the text, a file's name as a rule
     * @param assumed the game of records that do not name theirs; if null, the game that PDN knows
     */
    public static List<GameRecord> readAll(String text, String name, @Nullable Game assumed) {
        return readAll(new RecordReader(new Source(name, 1, text), assumed, false));
    }

    /** All games of a text with their variations, each move of which must be legal too. */
    public static List<GameRecord> readTrees(String text, String name, @Nullable Game assumed) {
        return readTrees(new Source(name, 1, text), assumed);
    }

    static List<GameRecord> readTrees(Source source, @Nullable Game assumed) {
        return readAll(new RecordReader(source, assumed, true));
    }

    private static List<GameRecord> readAll(RecordReader reader) {
        List<GameRecord> records = new ArrayList<>();
        while (reader.token.kind() != Token.Kind.END) records.add(reader.record());
        return records;
    }

    /** The one game of a text. */
    public static GameRecord read(String text, String name, @Nullable Game assumed) {
        List<GameRecord> records = readAll(text, name, assumed);
        if (records.size() != 1)
            throw new BadInput(name
                    + (records.isEmpty()
                            ? ": there is no game in it"
                            : ": there are " + records.size() + " games in it; say which one, from 1 on"));
        return records.get(0);
    }

    private GameRecord record() {
        Header header = new Header(source, assumed);
        for (; token.kind() == Token.Kind.TAG; token = tokens.next()) header.add(token);
        Game game = header.game();
        Position start = header.start(game);
        String startText = game.notation().write(start);
        TreeReader tree = new TreeReader(source, game, start);
        while (tree.reads(token)) token = tokens.next();
        if (token.kind() == Token.Kind.WORD) {
            header.addResult(token);
            token = tokens.next();
        }
        Outcome outcome = header.outcome(game, tree.end(), tree.plies());
        return new GameRecord(game, startText, tree.tree(), outcome, header.otherTags());
    }
}
