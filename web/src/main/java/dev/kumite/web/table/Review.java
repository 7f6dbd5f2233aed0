package dev.kumite.web.table;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An agent that goes through a whole game, position by position, and then names its largest mistakes. */
final class Review implements Answer {
    private final Table table;
    private final AgentMaker maker;
    private final List<Integer> moves;
    private final List<FindingsView> findings = new ArrayList<>();
    private final List<Double> values = new ArrayList<>();
    private @Nullable Search search;
    private volatile String last = "";

    Review(Table table, AgentMaker maker) {
        this.table = table;
        this.maker = maker;
        this.moves = table.state().plies().stream().map(StoredSitting.Ply::move).toList();
    }

    /** What it found so far, as a message; empty before it found anything. */
    String last() {
        return last;
    }

    boolean isAbout(StoredSitting state) {
        return moves.equals(state.plies().stream().map(StoredSitting.Ply::move).toList());
    }

    /** Thinks about the next position; under the table's lock. */
    void next() {
        int ply = values.size();
        Game game = table.game();
        Position position = position(game, ply);
        if (position.result() != Result.ONGOING) {
            found(Choice.over(position.result(), position.sideToMove()));
            return;
        }
        Question question = new Question(
                table.keys() + "review",
                maker,
                game,
                position,
                moves.subList(0, ply),
                1,
                table.room().allowance().nanos());
        search = table.room().thinkers().aside(question, this);
    }

    private Position position(Game game, int ply) {
        Replay replay = new Replay(game, game.notation().read(table.state().start()));
        moves.subList(0, ply).forEach(replay::make);
        return ply < moves.size() ? replay.position() : replay.end();
    }

    void stop() {
        if (search != null) search.cancel();
    }

    @Override
    public void soFar(Choice choice) {
        // The finished answer for each position is all that is shown.
    }

    @Override
    public void done(Choice choice) {
        synchronized (table) {
            if (table.isReviewing(this)) found(choice);
        }
    }

    @Override
    public void failed(String why) {
        table.tell(Json.write(Messages.ErrorMessage.of(why)));
    }

    private void found(Choice choice) {
        Game game = table.game();
        Position position = position(game, values.size());
        findings.add(FindingsView.of(game, position, choice));
        values.add(position.sideToMove() == 0 ? choice.value() : -choice.value());
        boolean done = values.size() > moves.size();
        List<Mistakes.Mistake> mistakes =
                done ? new Mistakes(game, table.walk().history(), findings).worst() : List.of();
        last = Json.write(Messages.ReviewMessage.of(maker.text(), values.size(), moves.size() + 1, values, mistakes));
        table.tell(last);
        if (!done) next();
    }
}
