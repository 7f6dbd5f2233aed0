package dev.kumite.web.live;

import dev.kumite.lab.clock.Clock;
import dev.kumite.lab.store.StoredLiveGame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The next state of a live game, while a command is changing it. */
final class Draft {
    private final StoredLiveGame before;
    String title;
    List<String> seats;
    List<StoredLiveGame.Ply> plies;
    int board;
    int resigned;
    int pace;
    boolean paused;
    StoredLiveGame.@Nullable Offer offer;

    @Nullable
    Clock clock;

    private boolean moved;

    Draft(StoredLiveGame before, @Nullable Clock clock) {
        this.before = before;
        this.clock = clock;
        title = before.title();
        seats = before.seats();
        plies = before.plies();
        board = before.board();
        resigned = before.resigned();
        pace = before.pace();
        paused = before.paused();
        offer = before.offer();
    }

    /** Plays a move from the position on the board; moves that were played from there before are discarded. */
    void append(int side, int move, String by, @Nullable Double value) {
        List<StoredLiveGame.Ply> kept = new ArrayList<>(plies.subList(0, board));
        kept.add(new StoredLiveGame.Ply(move, by, value));
        plies = kept;
        board = kept.size();
        reopen();
        if (clock != null) clock = clock.moved(side, Timekeeper.now());
        moved = true;
    }

    /** The game goes on, if it was given up before; without a clock, if it was lost on time. */
    void reopen() {
        if (resigned >= GameHistory.LATE) clock = null;
        resigned = GameHistory.NOBODY;
    }

    void loseOnTime(int side) {
        resigned = GameHistory.LATE + side;
        board = plies.size();
    }

    /** An offer is about the game as it was when it was made. */
    private boolean goesOn() {
        return plies.equals(before.plies())
                && board == before.board()
                && resigned == before.resigned()
                && seats.equals(before.seats());
    }

    StoredLiveGame done() {
        boolean back = !moved && (board != before.board() || !plies.equals(before.plies()));
        if (clock != null && back) clock = clock.renewed(Timekeeper.now());
        return new StoredLiveGame(
                before.id(),
                title,
                before.game(),
                seats,
                before.start(),
                plies,
                board,
                resigned,
                pace,
                paused,
                goesOn() ? offer : null,
                clock == null ? null : Timekeeper.stored(clock),
                before.version() + 1,
                before.created(),
                System.currentTimeMillis());
    }
}
