package dev.kumite.web.table;

import dev.kumite.base.BadInput;
import dev.kumite.games.Ending;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.RecordReader;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.view.TableView;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Tables as files and files as tables. */
public final class Records {
    private static final int MOST_GAMES = 20;
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Records() {}

    /** The game of a table as {@code kumite play} would save it: PDN for checkers. */
    public static String write(Table table) {
        StoredSitting state = table.state();
        Map<String, String> tags = new LinkedHashMap<>();
        if (!state.title().isBlank()) tags.put("Event", state.title());
        tags.put("Date", DATE.format(Instant.ofEpochMilli(state.created())));
        for (int side = 0; side < 2; side++)
            tags.put(table.game().sideName(side), state.seats().get(side));
        List<Integer> moves =
                state.plies().stream().map(StoredSitting.Ply::move).toList();
        return RecordWriter.write(
                new GameRecord(table.game(), state.start(), moves, table.walk().outcome(), tags));
    }

    /** A table for each game of a text; either all can be read or none is set up. */
    public static List<TableView.Line> read(Tables tables, @Nullable String text, @Nullable String assumed) {
        if (text == null) throw new BadInput("'text' is missing: the games, as PDN or in its form");
        Game game = assumed == null ? null : Games.parse(assumed);
        List<GameRecord> records = RecordReader.readAll(text, "the file", game);
        if (records.isEmpty()) throw new BadInput("there is no game in this file");
        if (records.size() > MOST_GAMES)
            throw new BadInput("there are " + records.size() + " games in this file; at most " + MOST_GAMES
                    + " are opened at once");
        List<TableView.Line> lines = new ArrayList<>();
        for (GameRecord record : records) {
            StoredSitting state = state(record);
            tables.add(state);
            lines.add(TableViews.line(state));
        }
        return lines;
    }

    private static StoredSitting state(GameRecord record) {
        Game game = record.game();
        List<StoredSitting.Ply> plies = new ArrayList<>();
        int side = record.startPosition().sideToMove();
        for (int move : record.moves()) {
            plies.add(new StoredSitting.Ply(move, name(record, side), null));
            side = 1 - side;
        }
        String title =
                Objects.requireNonNullElse(record.tags().get("Event"), name(record, 0) + " – " + name(record, 1));
        long now = System.currentTimeMillis();
        return new StoredSitting(
                Tables.newId(),
                title.substring(0, Math.min(title.length(), Commands.LONGEST_TITLE)),
                game.text(),
                List.of(Seats.PERSON, Seats.PERSON),
                record.start(),
                plies,
                plies.size(),
                givenUp(record),
                Tables.USUAL_PACE,
                false,
                1,
                now,
                now);
    }

    private static String name(GameRecord record, int side) {
        return Objects.requireNonNullElse(record.tags().get(record.game().sideName(side)), Seats.PERSON);
    }

    /** Where the moves do not end the game, the record's result does. */
    private static int givenUp(GameRecord record) {
        Outcome outcome = record.outcome();
        boolean played = record.finalPosition().result() == outcome.result();
        if (played || outcome.ending() == Ending.UNFINISHED || outcome.result() == Result.ONGOING) return Walk.NOBODY;
        return outcome.result() == Result.DRAW ? Walk.AGREED : 1 - Result.winner(outcome.result());
    }
}
