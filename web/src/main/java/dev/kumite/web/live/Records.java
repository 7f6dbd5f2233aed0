package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.MoveTree;
import dev.kumite.games.record.RecordCollection;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.lab.store.StoredSharing;
import dev.kumite.lab.store.StoredVariations;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
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
    private static final int MOST_GAMES = 2_000;
    private static final String DATE_TAG = "Date";
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Records() {}

    /** The game as {@code kumite play} would save it: PDN for checkers. */
    public static String write(LiveGame live) {
        return RecordWriter.write(
                record(live, MoveTree.of(live.moves(live.state().plies().size()))));
    }

    /** The same with what was tried on the analysis board. */
    public static String writeWithVariations(LiveGame live) {
        return RecordWriter.write(record(live, tried(live)));
    }

    /** A game that is over ends with its last move: what was tried after that has no place in its record. */
    private static MoveTree tried(LiveGame live) {
        MoveTree tree = new Variations(live).tree();
        int plies = live.state().plies().size();
        if (!live.history().over()) return tree;
        for (List<Integer> main = tree.mainLine(); main.size() > plies; main = tree.mainLine())
            tree = tree.without(main.subList(0, plies + 1));
        return tree;
    }

    /** Several games with their variations, one after the other. */
    public static String writeAll(LiveGames liveGames, List<String> ids) {
        return RecordWriter.write(ids.stream()
                .map(liveGames::get)
                .map(live -> record(live, tried(live)))
                .toList());
    }

    private static GameRecord record(LiveGame live, MoveTree tree) {
        StoredLiveGame state = live.state();
        Map<String, String> tags = new LinkedHashMap<>();
        if (!state.title().isBlank()) tags.put("Event", state.title());
        tags.put(DATE_TAG, DATE.format(Instant.ofEpochMilli(state.created())));
        List<String> players = Sharing.players(live.sharing().names(), state.seats());
        for (int side = 0; side < 2; side++) tags.put(live.game().sideName(side), players.get(side));
        StoredLiveGame.ClockState clock = state.clock();
        if (clock != null) tags.put("TimeControl", clock.control());
        return new GameRecord(live.game(), state.start(), tree, outcome(live, tree), tags);
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

    /**
     * What came of a file.
     *
     * @param refused one line for each game that cannot be read
     */
    public record Imported(List<LiveGameView.Line> liveGames, List<String> refused) {}

    /** Stores a live game for each record of a text that can be read; in a list they stand in the text's order. */
    public static Imported read(LiveGames liveGames, @Nullable String text, @Nullable String assumed) {
        if (text == null) throw new BadInput("'text' is missing: the games, as PDN or in its form");
        Game game = assumed == null ? null : Games.parse(assumed);
        RecordCollection all = RecordCollection.read(text, "the file", game, MOST_GAMES);
        int count = all.records().size();
        if (count == 0)
            throw new BadInput(
                    all.complaints().isEmpty()
                            ? "there is no game in this file"
                            : "none of the games in this file can be read; the first: "
                                    + all.complaints().get(0));
        List<StoredLiveGame> states = new ArrayList<>();
        List<StoredSharing> names = new ArrayList<>();
        List<StoredVariations> tried = new ArrayList<>();
        long now = System.currentTimeMillis();
        List<String> refused = new ArrayList<>(all.complaints());
        for (GameRecord record : all.records()) {
            StoredLiveGame state = state(record, now - states.size());
            try {
                if (record.tree().nodes().size() > state.plies().size())
                    tried.add(Variations.stored(record.game(), state, record.tree()));
            } catch (Refusal tooMany) {
                if (count == 1) throw tooMany;
                refused.add("'" + state.title() + "': " + tooMany.getMessage());
                continue;
            }
            states.add(state);
            names.add(new StoredSharing(state.id(), List.of("", "", ""), List.of(name(record, 0), name(record, 1))));
        }
        liveGames.addAll(states, names, tried);
        List<LiveGameView.Line> lines = new ArrayList<>();
        for (int i = 0; i < states.size(); i++)
            lines.add(LiveGameViews.line(states.get(i), Sharing.names(names.get(i))));
        return new Imported(lines, refused);
    }

    private static StoredLiveGame state(GameRecord record, long changed) {
        Game game = record.game();
        List<StoredLiveGame.Ply> plies = new ArrayList<>();
        int side = record.startPosition().sideToMove();
        for (int move : record.moves()) {
            plies.add(new StoredLiveGame.Ply(move, player(record, side), null));
            side = 1 - side;
        }
        String title =
                Objects.requireNonNullElse(record.tags().get("Event"), player(record, 0) + " – " + player(record, 1));
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
                played(record, changed),
                changed);
    }

    private static String player(GameRecord record, int side) {
        return Objects.requireNonNullElse(record.tags().get(record.game().sideName(side)), Seats.PERSON);
    }

    /** The name that a side has from now on, empty for none. */
    private static String name(GameRecord record, int side) {
        String player = player(record, side).strip();
        if (player.equals(Seats.PERSON)) return "";
        return player.substring(0, Math.min(player.length(), Sharing.LONGEST_NAME));
    }

    /** When the game was played, if the record has the whole date. */
    private static long played(GameRecord record, long otherwise) {
        try {
            return LocalDate.parse(record.tags().getOrDefault(DATE_TAG, ""), DATE)
                    .atStartOfDay(ZoneOffset.UTC)
                    .toInstant()
                    .toEpochMilli();
        } catch (DateTimeException unknown) {
            return otherwise;
        }
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
