package dev.kumite.lab.dialogue;

import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The game being played: its start, its moves, and how it ended if it was cut short. */
public final class DialogueGame {
    private final Game game;
    private final String start;
    private final Position position;
    private final List<Integer> moves = new ArrayList<>();
    private @Nullable Outcome agreed;

    public DialogueGame(Game game, Position start) {
        this.game = game;
        this.position = start;
        this.start = game.notation().write(start);
    }

    public DialogueGame(GameRecord record) {
        this(record.game(), record.startPosition());
        record.moves().forEach(this::play);
        if (record.outcome().result() != position.result()) agreed = record.outcome();
    }

    public Game game() {
        return game;
    }

    public Position position() {
        return position;
    }

    void play(int move) {
        position.make(move);
        moves.add(move);
    }

    void resign(int side) {
        forfeit(side, Ending.RESIGNED);
    }

    /** A side has lost by something else than the rules. */
    void forfeit(int side, Ending ending) {
        agreed = new Outcome(Result.win(1 - side), ending, moves.size());
    }

    /** The game has reached the cap on its length. */
    void callOff() {
        agreed = new Outcome(Result.ONGOING, Ending.UNFINISHED, moves.size());
    }

    int plies() {
        return moves.size();
    }

    /** Undoes moves until {@code side} is to move again; false if it has not moved yet. */
    boolean undo(int side) {
        int plies = position.sideToMove() == side ? 2 : 1;
        boolean resigned = agreed != null;
        if (!resigned && moves.size() < plies) return false;
        agreed = null;
        if (resigned) return true;
        for (; plies > 0; plies--) {
            position.unmake();
            moves.remove(moves.size() - 1);
        }
        return true;
    }

    Outcome outcome() {
        Outcome by = agreed;
        return by != null ? by : Outcome.of(position, moves.size());
    }

    boolean over() {
        return agreed != null || position.result() != Result.ONGOING;
    }

    GameRecord record(Map<String, String> tags) {
        return new GameRecord(game, start, moves, outcome(), tags);
    }
}
