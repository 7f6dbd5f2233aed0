package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.lab.store.StoredReview;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A review: an agent searches every position of a game, and then every move is judged. It goes on while somebody is
 * watching, rests while nobody is, and is stored with the game when it is done. Guarded by the game's lock.
 */
final class Review {
    private final LiveGame live;
    private final AgentMaker maker;
    private final List<Integer> moves;
    private final List<FindingsView> findings = new ArrayList<>();
    private final List<Double> values = new ArrayList<>();
    private @Nullable Look look;
    private String last = "";

    Review(LiveGame live, AgentMaker maker) {
        this.live = live;
        this.maker = maker;
        this.moves = moves(live.state());
    }

    /** What the reviewer is asked about the position after these moves. */
    static Question question(LiveGame live, AgentMaker maker, Position position, List<Integer> moves) {
        long nanos = live.context().allowance().nanos();
        return new Question(live.keys() + "review", maker, live.game(), position, moves, 1, nanos);
    }

    private static List<Integer> moves(StoredLiveGame state) {
        return state.plies().stream().map(StoredLiveGame.Ply::move).toList();
    }

    /** The last message of the review that the store has of a game as it is; empty if there is none. */
    static String stored(ServerContext context, StoredLiveGame state) {
        return context.store()
                .ask(store -> store.review(state.id()))
                .filter(stored -> stored.moves().equals(moves(state)))
                .map(StoredReview::text)
                .filter(Review::isReadable)
                .orElse("");
    }

    /** What an earlier version stored says less, and is made anew. */
    private static boolean isReadable(String text) {
        try {
            Json.read(text, Messages.ReviewMessage.class);
            return true;
        } catch (BadInput earlier) {
            return false;
        }
    }

    /** The latest message of this review; empty before the first. */
    String last() {
        return last;
    }

    boolean isAbout(StoredLiveGame state) {
        return moves.equals(moves(state));
    }

    /** Goes on, or rests. */
    void consider(boolean watched) {
        if (!watched) stop();
        else if (look == null && !done()) next();
    }

    void stop() {
        if (look != null) look.cancel();
        look = null;
    }

    private boolean done() {
        return values.size() > moves.size();
    }

    /** Searches the next position. */
    private void next() {
        int ply = values.size();
        Position position = position(ply);
        if (position.result() == Result.ONGOING) look = new Look(position, ply);
        else found(Choice.over(position.result(), position.sideToMove()));
    }

    private Position position(int ply) {
        Game game = live.game();
        Replay replay = new Replay(game, game.notation().read(live.state().start()));
        moves.subList(0, ply).forEach(replay::make);
        return ply < moves.size() ? replay.position() : replay.end();
    }

    private void found(Choice choice) {
        Game game = live.game();
        Position position = position(values.size());
        findings.add(FindingsView.of(game, position, choice));
        values.add(position.sideToMove() == 0 ? choice.value() : -choice.value());
        List<ReviewedMove> judged =
                done() ? ReviewedMove.all(game, live.history().plies(), findings) : List.of();
        last = Json.write(Messages.ReviewMessage.of(maker.text(), values.size(), moves.size() + 1, values, judged));
        if (done()) keep();
        live.tell(last);
        if (!done()) next();
    }

    /** A store that cannot take the review now loses no game by that: it is shown all the same. */
    private void keep() {
        StoredReview review = new StoredReview(live.state().id(), moves, last);
        try {
            live.context().store().ask(store -> {
                store.put(review);
                return true;
            });
        } catch (Unavailable full) {
            live.tell(Json.write(Messages.ErrorMessage.of(full.line())));
        }
    }

    /** The search of one position; only the final answer counts, and none after it was cancelled. */
    private final class Look implements Answer {
        private final Search search;

        Look(Position position, int ply) {
            search = live.context().thinkers().aside(question(live, maker, position, moves.subList(0, ply)), this);
        }

        void cancel() {
            search.cancel();
        }

        @Override
        public void soFar(Choice choice) {
            // Only the final answer for each position is shown.
        }

        @Override
        public void done(Choice choice) {
            live.locked(() -> {
                if (look != this || !live.isReviewing(Review.this)) return;
                look = null;
                found(choice);
            });
        }

        @Override
        public void failed(String why) {
            live.locked(() -> {
                if (look != this || !live.isReviewing(Review.this)) return;
                live.tell(Json.write(Messages.ErrorMessage.of(why)));
                live.endReview();
            });
        }
    }
}
