package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Another move in place of a reviewed one, judged by the agent and the measure of the review. */
public final class Retry {
    private final LiveGame live;
    private final Messages.ReviewMessage review;
    private final ReviewedMove instead;
    private final List<Integer> moves = new ArrayList<>();
    private final String move;
    private final Position after;

    /**
     * What is said of the move.
     *
     * @param ply the number of the move that it replaces
     * @param loss the points of expected result that it costs, 0 to 100
     * @param good whether it need not be looked for again
     */
    public record Attempt(int ply, String move, String quality, double loss, boolean good) {}

    Retry(LiveGame live, @Nullable Integer ply, @Nullable String text) {
        this.live = live;
        this.review = review(live);
        int last = review.moves().size();
        if (ply == null || ply < 1 || ply > last) throw new BadInput("'ply' must be from 1 to " + last);
        Game game = live.game();
        if (text == null)
            throw new BadInput("'move' is missing; as in {\"ply\": 1, \"move\": \""
                    + game.notation().exampleMove() + "\"}");
        this.instead = review.moves().get(ply - 1);
        StoredLiveGame state = live.state();
        state.plies().subList(0, ply - 1).forEach(earlier -> moves.add(earlier.move()));
        Replay replay = new Replay(game, game.notation().read(state.start()));
        moves.forEach(replay::make);
        int read = game.notation().readMove(replay.position(), text);
        this.move = game.notation().writeMove(replay.position(), read);
        moves.add(read);
        replay.make(read);
        this.after = replay.end();
    }

    private static Messages.ReviewMessage review(LiveGame live) {
        String told = live.reviewed();
        Messages.ReviewMessage review = told.isEmpty() ? null : Json.read(told, Messages.ReviewMessage.class);
        if (review == null || review.done() < review.of())
            throw Refusal.conflict("there is no finished review of this game; review it first");
        return review;
    }

    /** The agent of the review. */
    String agent() {
        return review.agent();
    }

    /** What is known without a search: of the reviewer's own move, and of one that ends the game. */
    Optional<Attempt> known() {
        if (move.equals(instead.best())) return Optional.of(attempt(Assessment.ofBest()));
        boolean over = after.result() != Result.ONGOING;
        return over ? Optional.of(judge(Choice.over(after.result(), after.sideToMove()))) : Optional.empty();
    }

    /** What else is to be asked: the same as the review asks of each position. */
    Question question(AgentMaker maker) {
        return Review.question(live, maker, after, moves);
    }

    Attempt judge(Choice found) {
        double before = review.values().get(instead.ply() - 1);
        double reached = after.sideToMove() == 0 ? found.value() : -found.value();
        int sign = instead.side() == 0 ? 1 : -1;
        return attempt(Assessment.of(sign * before, sign * reached));
    }

    private Attempt attempt(Assessment assessed) {
        return new Attempt(instead.ply(), move, assessed.quality().word(), assessed.loss(), assessed.isGood());
    }
}
