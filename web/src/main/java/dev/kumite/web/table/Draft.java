package dev.kumite.web.table;

import dev.kumite.lab.store.StoredSitting;
import java.util.List;

/** A table's next state while it is being made. */
final class Draft {
    private final StoredSitting before;
    String title;
    List<String> seats;
    List<StoredSitting.Ply> plies;
    int board;
    int resigned;
    int pace;
    boolean paused;

    Draft(StoredSitting before) {
        this.before = before;
        title = before.title();
        seats = before.seats();
        plies = before.plies();
        board = before.board();
        resigned = before.resigned();
        pace = before.pace();
        paused = before.paused();
    }

    StoredSitting done() {
        return new StoredSitting(
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
