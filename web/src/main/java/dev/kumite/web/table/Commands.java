package dev.kumite.web.table;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.TableView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What people can do at a table. */
public final class Commands {
    public static final int LONGEST_PACE = 60_000;
    static final int LONGEST_TITLE = 200;

    private final Table table;

    public Commands(Table table) {
        this.table = table;
    }

    /** Plays a person's move; {@code ply} or {@code version} say after how many plies, or changes, it was meant. */
    public TableView move(@Nullable String move, @Nullable Integer ply, @Nullable Long version) {
        synchronized (table) {
            if (move == null)
                throw new BadInput("'move' is missing; as in {\"move\": \""
                        + table.game().notation().exampleMove() + "\"}");
            if (ply != null && ply != table.state().board()
                    || version != null && version != table.state().version())
                throw Refusal.conflict("the game has moved on since; look again and then move");
            refuseAfterTheEnd();
            int side = table.walk().board().sideToMove();
            if (!Seats.isPerson(table.state().seats().get(side)))
                throw Refusal.conflict("it is " + table.game().sideName(side) + "'s turn, and "
                        + table.state().seats().get(side) + " plays that side");
            int read = table.game().notation().readMove(table.walk().board(), move);
            return table.append(read, Seats.PERSON, null);
        }
    }

    private void refuseAfterTheEnd() {
        boolean atTheEnd = table.state().board() == table.state().plies().size();
        if (atTheEnd && table.walk().over())
            throw Refusal.conflict("the game is over: " + table.walk().outcome().sentence(table.game()));
    }

    /** Back to the person's last decision; between two persons or two agents one ply. */
    public TableView undo() {
        synchronized (table) {
            Draft draft = new Draft(table.state());
            boolean given = draft.resigned != Walk.NOBODY;
            draft.resigned = Walk.NOBODY;
            if (Seats.onlyPerson(draft.seats) < 0 && !Seats.isPerson(draft.seats.get(0))) draft.paused = true;
            if (!given) draft.board = decision(-1, "there is no move to take back");
            return table.become(draft);
        }
    }

    public TableView redo() {
        synchronized (table) {
            Draft draft = new Draft(table.state());
            draft.board = decision(1, "there is no move to play again");
            return table.become(draft);
        }
    }

    /** The next place, that way, where the person decides; the end of the game is one too. */
    private int decision(int way, String none) {
        int last = table.state().plies().size();
        int person = Seats.onlyPerson(table.state().seats());
        for (int at = table.state().board() + way; at >= 0 && at <= last; at += way)
            if (person < 0 || way > 0 && at == last || table.walk().sideAt(at) == person) return at;
        throw Refusal.conflict(none);
    }

    /** Shows the position after so many plies; nothing is lost by looking. */
    public TableView goTo(@Nullable Integer ply) {
        synchronized (table) {
            int last = table.state().plies().size();
            if (ply == null || ply < 0 || ply > last) throw new BadInput("'ply' must be from 0 to " + last);
            Draft draft = new Draft(table.state());
            draft.board = ply;
            return table.become(draft);
        }
    }

    public TableView resign(@Nullable Integer side) {
        synchronized (table) {
            if (table.walk().over())
                throw Refusal.conflict(
                        "the game is over: " + table.walk().outcome().sentence(table.game()));
            int person = Seats.onlyPerson(table.state().seats());
            int loser = side != null
                    ? side
                    : person >= 0 ? person : table.walk().end().sideToMove();
            if (loser != 0 && loser != 1) throw new BadInput("'side' must be 0 or 1");
            Draft draft = new Draft(table.state());
            draft.resigned = loser;
            draft.board = draft.plies.size();
            return table.become(draft);
        }
    }

    public TableView pause() {
        return paused(true);
    }

    /** Goes on, from the last position that was played. */
    public TableView resume() {
        return paused(false);
    }

    private TableView paused(boolean paused) {
        synchronized (table) {
            Draft draft = new Draft(table.state());
            draft.paused = paused;
            if (!paused) draft.board = draft.plies.size();
            return table.become(draft);
        }
    }

    /** Shows the next ply; at the end of what was played, asks the agent for one more. */
    public TableView step() {
        synchronized (table) {
            if (table.state().board() < table.state().plies().size())
                return goTo(table.state().board() + 1);
            refuseAfterTheEnd();
            if (!table.state().paused()) pause();
            table.allowOneStep();
            return table.view();
        }
    }

    public TableView pace(@Nullable Integer pace) {
        synchronized (table) {
            Draft draft = new Draft(table.state());
            draft.pace = readPace(pace);
            return table.become(draft);
        }
    }

    static int readPace(@Nullable Integer pace) {
        if (pace == null || pace < 0 || pace > LONGEST_PACE)
            throw new BadInput("'pace' must be from 0 to " + LONGEST_PACE + " milliseconds");
        return pace;
    }

    public TableView seats(@Nullable List<String> seats) {
        Game game = table.game();
        List<String> read = Seats.read(seats, game, table.room());
        synchronized (table) {
            Draft draft = new Draft(table.state());
            draft.seats = read;
            return table.become(draft);
        }
    }

    public TableView title(@Nullable String title) {
        synchronized (table) {
            Draft draft = new Draft(table.state());
            draft.title = readTitle(title);
            return table.become(draft);
        }
    }

    static String readTitle(@Nullable String title) {
        if (title == null || title.length() > LONGEST_TITLE || title.chars().anyMatch(Character::isISOControl))
            throw new BadInput("'title' must be a line of at most " + LONGEST_TITLE + " characters");
        return title.strip();
    }
}
