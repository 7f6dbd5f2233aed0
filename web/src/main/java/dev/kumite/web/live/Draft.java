package dev.kumite.web.live;

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

    Draft(StoredLiveGame before) {
        this.before = before;
        title = before.title();
        seats = before.seats();
        plies = before.plies();
        board = before.board();
        resigned = before.resigned();
        pace = before.pace();
        paused = before.paused();
    }

    /** Plays a move from the position on the board; moves that were played from there before are discarded. */
    void append(int move, String by, @Nullable Double value) {
        List<StoredLiveGame.Ply> kept = new ArrayList<>(plies.subList(0, board));
        kept.add(new StoredLiveGame.Ply(move, by, value));
        plies = kept;
        board = kept.size();
        resigned = GameHistory.NOBODY;
    }

    StoredLiveGame done() {
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
                before.version() + 1,
                before.created(),
                System.currentTimeMillis());
    }
}
