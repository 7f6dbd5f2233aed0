package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A review: an agent searches every position of a game, and then the largest mistakes are listed. */
final class Review implements Answer {
    private final LiveGame live;
    private final AgentMaker maker;
    private final List<Integer> moves;
    private final List<FindingsView> findings = new ArrayList<>();
    private final List<Double> values = new ArrayList<>();
    private @Nullable Search search;
    private volatile String last = "";

    Review(LiveGame live, AgentMaker maker) {
        this.live = live;
        this.maker = maker;
        this.moves = live.state().plies().stream().map(StoredLiveGame.Ply::move).toList();
    }

    /** The latest message of this review; empty before the first. */
    String last() {
        return last;
    }

    boolean isAbout(StoredLiveGame state) {
        return moves.equals(state.plies().stream().map(StoredLiveGame.Ply::move).toList());
    }

    /** Searches the next position; under the game's lock. */
    void next() {
        int ply = values.size();
        Game game = live.game();
        Position position = position(game, ply);
        if (position.result() != Result.ONGOING) {
            found(Choice.over(position.result(), position.sideToMove()));
            return;
        }
        Question question = new Question(
                live.keys() + "review",
                maker,
                game,
                position,
                moves.subList(0, ply),
                1,
                live.context().allowance().nanos());
        search = live.context().thinkers().aside(question, this);
    }

    private Position position(Game game, int ply) {
        Replay replay = new Replay(game, game.notation().read(live.state().start()));
        moves.subList(0, ply).forEach(replay::make);
        return ply < moves.size() ? replay.position() : replay.end();
    }

    void stop() {
        if (search != null) search.cancel();
    }

    @Override
    public void soFar(Choice choice) {
        // Only the final answer for each position is shown.
    }

    @Override
    public void done(Choice choice) {
        live.locked(() -> {
            if (live.isReviewing(this)) found(choice);
        });
    }

    @Override
    public void failed(String why) {
        live.tell(Json.write(Messages.ErrorMessage.of(why)));
    }

    private void found(Choice choice) {
        Game game = live.game();
        Position position = position(game, values.size());
        findings.add(FindingsView.of(game, position, choice));
        values.add(position.sideToMove() == 0 ? choice.value() : -choice.value());
        boolean done = values.size() > moves.size();
        List<Mistakes.Mistake> mistakes =
                done ? new Mistakes(game, live.history().plies(), findings).worst() : List.of();
        last = Json.write(Messages.ReviewMessage.of(maker.text(), values.size(), moves.size() + 1, values, mistakes));
        live.tell(last);
        if (!done) next();
    }
}
