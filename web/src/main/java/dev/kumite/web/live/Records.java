package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.MoveTree;
import dev.kumite.games.record.RecordReader;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.view.LiveGameView;
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

/** Live games written as records, and records opened as live games. */
public final class Records {
    private static final int MOST_GAMES = 20;
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Records() {}

    /** The game as {@code kumite play} would save it: PDN for checkers. */
    public static String write(LiveGame live) {
        return write(live, MoveTree.of(live.moves(live.state().plies().size())));
    }

    /** The same with what was tried on the analysis board. */
    public static String writeWithVariations(LiveGame live) {
        return write(live, new Variations(live).tree());
    }

    private static String write(LiveGame live, MoveTree tree) {
        StoredLiveGame state = live.state();
        Map<String, String> tags = new LinkedHashMap<>();
        if (!state.title().isBlank()) tags.put("Event", state.title());
        tags.put("Date", DATE.format(Instant.ofEpochMilli(state.created())));
        List<String> players = live.sharing().players(state.seats());
        for (int side = 0; side < 2; side++) tags.put(live.game().sideName(side), players.get(side));
        StoredLiveGame.ClockState clock = state.clock();
        if (clock != null) tags.put("TimeControl", clock.control());
        return RecordWriter.write(new GameRecord(live.game(), state.start(), tree, outcome(live, tree), tags));
    }

    /** Where the analysis went on after the last move of the game, the outcome is that of its own last position. */
    private static Outcome outcome(LiveGame live, MoveTree tree) {
        List<Integer> main = tree.mainLine();
        if (main.size() == live.state().plies().size()) return live.history().outcome();
        Replay replay =
                new Replay(live.game(), live.game().notation().read(live.state().start()));
        main.forEach(replay::make);
        return Outcome.of(replay.end(), main.size());
    }

    /** Opens a live game for each record of a text; all of them, or none if one cannot be read. */
    public static List<LiveGameView.Line> read(LiveGames liveGames, @Nullable String text, @Nullable String assumed) {
        if (text == null) throw new BadInput("'text' is missing: the games, as PDN or in its form");
        Game game = assumed == null ? null : Games.parse(assumed);
        List<GameRecord> records = RecordReader.readTrees(text, "the file", game);
        if (records.isEmpty()) throw new BadInput("there is no game in this file");
        if (records.size() > MOST_GAMES)
            throw new BadInput("there are " + records.size() + " games in this file; at most " + MOST_GAMES
                    + " are opened at once");
        List<LiveGameView.Line> lines = new ArrayList<>();
        for (GameRecord record : records) {
            StoredLiveGame state = state(record);
            LiveGame live = liveGames.add(state);
            if (record.tree().nodes().size() > state.plies().size()) Variations.put(live, record.tree());
            lines.add(LiveGameViews.line(state));
        }
        return lines;
    }

    private static StoredLiveGame state(GameRecord record) {
        Game game = record.game();
        List<StoredLiveGame.Ply> plies = new ArrayList<>();
        int side = record.startPosition().sideToMove();
        for (int move : record.moves()) {
            plies.add(new StoredLiveGame.Ply(move, name(record, side), null));
            side = 1 - side;
        }
        String title =
                Objects.requireNonNullElse(record.tags().get("Event"), name(record, 0) + " – " + name(record, 1));
        long now = System.currentTimeMillis();
        return new StoredLiveGame(
                LiveGames.newId(),
                title.substring(0, Math.min(title.length(), Commands.LONGEST_TITLE)),
                game.text(),
                List.of(Seats.PERSON, Seats.PERSON),
                record.start(),
                plies,
                plies.size(),
                givenUp(record),
                LiveGames.USUAL_PACE,
                false,
                null,
                null,
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
        if (played || outcome.ending() == Ending.UNFINISHED || outcome.result() == Result.ONGOING)
            return GameHistory.NOBODY;
        if (outcome.result() == Result.DRAW) return GameHistory.AGREED;
        int loser = 1 - Result.winner(outcome.result());
        return outcome.ending() == Ending.OVERTIME ? GameHistory.LATE + loser : loser;
    }
}
