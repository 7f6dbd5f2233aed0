package dev.kumite.lab.replay;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.store.StoredGame;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A stored game that was replayed from its record and ended as it was stored.
 *
 * @param moves in the game's notation
 */
public record ReplayedGame(Contest contest, Game game, StoredGame stored, List<String> moves) {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    public ReplayedGame {
        moves = List.copyOf(moves);
    }

    public Played played() {
        return stored.played();
    }

    /** The contest's and the game's numbers as people count: {@code 3.12}. */
    public String place() {
        return Replayer.place(stored);
    }

    public Position start() {
        return game.notation().read(played().setup());
    }

    /** The agent that had this side; the other side has none where one agent answers. */
    public String agent(int side) {
        return side == played().sideOfA() ? contest.a().agent() : opponent();
    }

    private String opponent() {
        return contest instanceof Contest.Match match ? match.b().agent() : "";
    }

    /** "Blue wins by the temple after 23 plies." */
    public String sentence() {
        return contest instanceof Contest.Match ? played().outcome().sentence(game) : contest.answer(played().score());
    }

    /** The winner's name in lower case, {@code draw} or {@code unfinished}. */
    public String result() {
        int winner = Result.winner(played().outcome().result());
        if (winner >= 0) return sideName(winner);
        return played().outcome().result() == Result.DRAW ? "draw" : "unfinished";
    }

    String sideName(int side) {
        return game.sideName(side).toLowerCase(Locale.ROOT);
    }

    /** As a record for PDN; with {@code clock} it has the date and the time that the agents took. */
    public GameRecord record(boolean clock) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", oneLine(contest.label()));
        if (clock) tags.put("Date", DATE.format(Instant.ofEpochMilli(stored.finished())));
        tags.put("Round", place());
        for (int side = 0; side < 2; side++) {
            if (!agent(side).isEmpty()) tags.put(game.sideName(side), oneLine(agent(side)));
            Effort effort = side == played().sideOfA() ? played().a() : played().b();
            if (clock) tags.put(game.sideName(side) + "Seconds", seconds(effort.nanos()));
        }
        List<Integer> numbers =
                Arrays.stream(played().moves().toArray()).boxed().toList();
        return new GameRecord(game, played().setup(), numbers, played().outcome(), tags);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.6f", nanos / 1e9);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\p{Cntrl}", " ");
    }
}
