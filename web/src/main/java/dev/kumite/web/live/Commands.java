package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands of a live game that change its state. Each is one {@link LiveGame#change}, under the game's lock. */
public final class Commands {
    public static final int LONGEST_PACE = 60_000;
    static final int LONGEST_TITLE = 200;

    private final LiveGame live;

    public Commands(LiveGame live) {
        this.live = live;
    }

    /** Plays a person's move; {@code ply} and {@code version}, if given, must be those of the game as it is. */
    public LiveGameView move(@Nullable String move, @Nullable Integer ply, @Nullable Long version) {
        return live.change(draft -> {
            if (move == null)
                throw new BadInput("'move' is missing; as in {\"move\": \""
                        + live.game().notation().exampleMove() + "\"}");
            if (ply != null && ply != draft.board
                    || version != null && version != live.state().version())
                throw Refusal.conflict("the game has moved on since; look again and then move");
            refuseAfterTheEnd();
            int side = live.history().board().sideToMove();
            if (!Seats.isPerson(draft.seats.get(side)))
                throw Refusal.conflict("it is " + live.game().sideName(side) + "'s turn, and " + draft.seats.get(side)
                        + " plays that side");
            int read = live.game().notation().readMove(live.history().board(), move);
            draft.append(side, read, Seats.PERSON, null);
        });
    }

    /** Plays the move of a bot, which sits at a person's seat or at one that was kept for it. */
    public LiveGameView botMove(String move, int ply) {
        return live.change(draft -> {
            if (ply != draft.board) throw Refusal.conflict("the game has moved on since; look again and then move");
            refuseAfterTheEnd();
            int side = live.history().board().sideToMove();
            int read = live.game().notation().readMove(live.history().board(), move);
            draft.append(side, read, draft.seats.get(side), null);
        });
    }

    /** Shows in a seat that was kept for a bot which one has come. */
    public void botCame(int side, String name) {
        live.change(draft -> {
            if (!Seats.isLitama(draft.seats.get(side))) return;
            List<String> seats = new ArrayList<>(draft.seats);
            seats.set(side, Seats.takenBy(name));
            draft.seats = seats;
        });
    }

    private void refuseAfterTheEnd() {
        boolean atTheEnd = live.state().board() == live.state().plies().size();
        if (atTheEnd && live.history().over()) throw over();
    }

    private Refusal over() {
        return Refusal.conflict("the game is over: " + live.history().outcome().sentence(live.game()));
    }

    /** Back to the person's last decision; one ply between two persons or two agents. */
    public LiveGameView undo() {
        return live.change(draft -> {
            refuseWhereOthersPlay();
            boolean resigned = draft.resigned != GameHistory.NOBODY;
            draft.reopen();
            if (Seats.onlyPerson(draft.seats) < 0 && !Seats.isPerson(draft.seats.get(0))) draft.paused = true;
            if (!resigned) draft.board = decision(-1, "there is no move to take back");
        });
    }

    public LiveGameView redo() {
        return live.change(draft -> {
            refuseWhereOthersPlay();
            draft.board = decision(1, "there is no move to play again");
        });
    }

    /** Nobody changes the position behind the back of somebody on another device. */
    private void refuseWhereOthersPlay() {
        if (live.sharing().isPlayedElsewhere())
            throw Refusal.conflict("somebody else plays by a link; ask for a takeback instead");
    }

    /** The next ply, in this direction, at which the person decides; the end of the game is one too. */
    private int decision(int direction, String none) {
        int last = live.state().plies().size();
        int person = Seats.onlyPerson(live.state().seats());
        for (int at = live.state().board() + direction; at >= 0 && at <= last; at += direction)
            if (person < 0 || direction > 0 && at == last || live.history().sideAt(at) == person) return at;
        throw Refusal.conflict(none);
    }

    /** Shows the position after this number of plies; no move is lost. */
    public LiveGameView goTo(@Nullable Integer ply) {
        return live.change(draft -> {
            refuseWhereOthersPlay();
            int last = draft.plies.size();
            if (ply == null || ply < 0 || ply > last) throw new BadInput("'ply' must be from 0 to " + last);
            draft.board = ply;
        });
    }

    public LiveGameView resign(@Nullable Integer side) {
        return live.change(draft -> {
            if (live.history().over()) throw over();
            int person = Seats.onlyPerson(draft.seats);
            int usual = person >= 0 ? person : live.history().end().sideToMove();
            int loser = side == null ? usual : side;
            if (loser != 0 && loser != 1) throw new BadInput("'side' must be 0 or 1");
            draft.resigned = loser;
            draft.board = draft.plies.size();
        });
    }

    public LiveGameView pause() {
        return live.change(draft -> {
            refuseWhereOthersPlay();
            draft.paused = true;
        });
    }

    /** Continues from the last position of the game. */
    public LiveGameView resume() {
        return live.change(draft -> {
            draft.paused = false;
            draft.board = draft.plies.size();
        });
    }

    /** Shows the next ply; at the end of the game, pauses it and lets the agent make one move. */
    public LiveGameView step() {
        return live.locked(() -> {
            if (live.state().board() < live.state().plies().size())
                return goTo(live.state().board() + 1);
            refuseAfterTheEnd();
            if (!live.state().paused()) pause();
            return live.allowOneStep();
        });
    }

    public LiveGameView pace(@Nullable Integer pace) {
        return live.change(draft -> draft.pace = readPace(pace));
    }

    static int readPace(@Nullable Integer pace) {
        if (pace == null || pace < 0 || pace > LONGEST_PACE)
            throw new BadInput("'pace' must be from 0 to " + LONGEST_PACE + " milliseconds");
        return pace;
    }

    public LiveGameView seats(@Nullable List<String> seats) {
        List<String> read = Seats.read(seats, live.game(), live.context());
        return live.change(draft -> draft.seats = read);
    }

    public LiveGameView title(@Nullable String title) {
        return live.change(draft -> draft.title = readTitle(title));
    }

    static String readTitle(@Nullable String title) {
        if (title == null || title.length() > LONGEST_TITLE || title.chars().anyMatch(Character::isISOControl))
            throw new BadInput("'title' must be a line of at most " + LONGEST_TITLE + " characters");
        return title.strip();
    }
}
