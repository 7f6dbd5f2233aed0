package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
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
    private static final int MOST_MOVES = 20_000;

    private final Source source;
    private final Tokens tokens;
    private final @Nullable Game assumed;
    private Token token;

    private RecordReader(Source source, @Nullable Game assumed) {
        this.source = source;
        this.assumed = assumed;
        this.tokens = new Tokens(source);
        this.token = tokens.next();
    }

    /**
     * All games of a text.
     *
     * @param name what complaints call the text, a file's name as a rule
     * @param assumed the game of records that do not name theirs; if null, the game that PDN knows
     */
    public static List<GameRecord> readAll(String text, String name, @Nullable Game assumed) {
        RecordReader reader = new RecordReader(new Source(name, text), assumed);
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
        Replay replay = new Replay(game, start);
        List<Integer> moves = new ArrayList<>();
        while (token.kind() == Token.Kind.WORD && !Tags.isResult(token.text())) {
            moves.add(move(game, replay, moves.size()));
            token = tokens.next();
        }
        if (token.kind() == Token.Kind.WORD) {
            header.addResult(token);
            token = tokens.next();
        }
        Outcome outcome = header.outcome(game, replay.end(), moves.size());
        return new GameRecord(game, startText, moves, outcome, header.otherTags());
    }

    private int move(Game game, Replay replay, int ply) {
        if (ply >= MOST_MOVES) throw source.complain(token.at(), "more than " + MOST_MOVES + " moves in one game");
        Position position = replay.position();
        if (position.result() != Result.ONGOING)
            throw source.complain(
                    token.at(),
                    "'" + token.text() + "' comes after the end: "
                            + Outcome.of(position, ply).sentence(game));
        try {
            int move = game.notation().readMove(position, token.text());
            replay.make(move);
            return move;
        } catch (BadInput bad) {
            throw bad.at(source.place(token.at()));
        }
    }
}
