package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.clock.Clock;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.LiveGameView.ThinkingView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The turns of a live game's agents: which agent is asked, and what becomes of its answer. Agents think only while someone
 * is watching, the last position is on the board and the game is not paused. Guarded by the game's lock.
 */
final class AgentTurns {
    private final LiveGame live;
    private @Nullable Turn turn;
    private boolean oneStep;
    private @Nullable String trouble;
    private @Nullable Unsaved unsaved;

    AgentTurns(LiveGame live) {
        this.live = live;
    }

    @Nullable
    ThinkingView view() {
        return turn == null ? null : turn.view();
    }

    boolean isSearching() {
        return turn != null && turn.isSearching();
    }

    /** Why an agent cannot continue, or null. */
    @Nullable
    String trouble() {
        return trouble;
    }

    /** The game has changed: what was in the way is forgotten. */
    void changed() {
        trouble = null;
        unsaved = null;
    }

    /** Starts the search that should be running, and stops any other. */
    void consider() {
        Question wanted = wanted();
        Turn now = turn;
        if (now != null && wanted != null && now.isFor(wanted)) return;
        if (now != null) now.cancel();
        turn = wanted == null ? null : new Turn(this, live.context().thinkers(), wanted);
        if (turn != null) turn.beginIn(delay());
    }

    private @Nullable Question wanted() {
        StoredLiveGame state = live.state();
        if (!live.goesOn() || trouble != null || !live.attended() || state.paused() && !oneStep) return null;
        int side = live.history().board().sideToMove();
        String seat = state.seats().get(side);
        if (!Seats.isAgent(seat)) return null;
        ServerContext context = live.context();
        try {
            AgentMaker maker = context.allowance().parse(context.agents(), seat);
            long nanos = live.timekeeper().budgetNanos(side, context.allowance().nanos());
            return live.question(String.valueOf(side), maker, nanos);
        } catch (BadInput unknown) {
            trouble = unknown.line(); // an engine or a plugin that this server was started without
            return null;
        }
    }

    private long delay() {
        StoredLiveGame state = live.state();
        boolean watched = state.seats().stream().allMatch(Seats::isAgent) && !oneStep;
        return watched && !state.plies().isEmpty() ? state.changed() + state.pace() - System.currentTimeMillis() : 0;
    }

    /** Lets the agent make one move although the game is paused. */
    void allowOneStep() {
        oneStep = true;
        trouble = null;
    }

    // What a turn tells, on threads of its own

    void due(Turn due) {
        live.locked(() -> {
            if (turn == due) due.begin();
        });
    }

    /** From now on the agent's time passes. */
    void begun(Turn by) {
        live.locked(() -> {
            if (turn != by) return;
            by.searches();
            live.timekeeper().consider();
            if (live.timekeeper().isRunning()) live.tellAll();
        });
    }

    void thinks(Turn by, Choice choice) {
        Question asked = by.question;
        FindingsView findings = FindingsView.of(live.game(), asked.position(), choice);
        live.locked(() -> {
            if (turn == by && live.isWatched())
                live.tell(Json.write(Messages.ThinkingMessage.of(
                        asked.moves().size(), by.side(), asked.maker().text(), findings)));
        });
    }

    void chose(Turn by, Choice choice) {
        live.locked(() -> {
            live.lookAtFlag();
            if (turn != by || live.timekeeper().fallen() != Clock.NOBODY) return;
            String agent = by.question.maker().text();
            if (Arrays.stream(live.game().moves(by.question.position())).noneMatch(move -> move == choice.move())) {
                failed(by, "'" + agent + "' answered a move that is not legal");
                return;
            }
            turn = null;
            oneStep = false;
            play(new Unsaved(choice.move(), agent, choice.value()));
        });
    }

    void failed(Turn by, String why) {
        live.locked(() -> {
            if (turn != by) return;
            turn = null;
            oneStep = false;
            trouble = why;
            live.timekeeper().consider();
            live.tellAll();
        });
    }

    /** An agent's move that is not stored yet. */
    private record Unsaved(int move, String agent, double value) {}

    /** Plays an agent's move. If the store cannot take it now, the move is kept and retried: the agent is done. */
    private void play(Unsaved found) {
        unsaved = found;
        try {
            live.change(draft -> {
                boolean late = live.history().over(); // the flag has fallen in between
                int side = live.history().board().sideToMove();
                if (!late) draft.append(side, found.move, found.agent, found.value);
            });
        } catch (Unavailable full) {
            live.timekeeper().consider();
            boolean news = trouble == null;
            trouble = full.line() + "; the move of '" + found.agent + "' is kept and will be retried";
            if (news) live.tellAll();
            live.context().thinkers().chore(LiveGame.RETRY_MILLIS, () -> retry(found));
        }
    }

    private void retry(Unsaved found) {
        live.locked(() -> {
            if (found.equals(unsaved) && !live.isGone()) play(found);
        });
    }
}
