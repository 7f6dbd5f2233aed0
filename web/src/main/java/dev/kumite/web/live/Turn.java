package dev.kumite.web.live;

import dev.kumite.agents.Choice;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.think.Thinkers;
import dev.kumite.web.view.LiveGameView.ThinkingView;
import java.time.Instant;
import java.util.concurrent.ScheduledFuture;
import org.jspecify.annotations.Nullable;

/** An agent's turn: it waits for its pace, then for a thread, searches, and moves. Guarded by the game's lock. */
final class Turn implements Answer {
    private final AgentTurns turns;
    private final Thinkers thinkers;
    final Question question;
    private @Nullable ScheduledFuture<?> waiting;
    private @Nullable Search search;
    private @Nullable Instant since;
    private boolean searching;

    Turn(AgentTurns turns, Thinkers thinkers, Question question) {
        this.turns = turns;
        this.thinkers = thinkers;
        this.question = question;
    }

    /** Whether this is the turn that the question is about. */
    boolean isFor(Question other) {
        return question.key().equals(other.key())
                && question.maker().text().equals(other.maker().text())
                && question.moves().equals(other.moves());
    }

    void beginIn(long millis) {
        if (millis <= 0) begin();
        else waiting = thinkers.later(millis, () -> turns.due(this));
    }

    void begin() {
        since = Instant.now();
        search = thinkers.move(question, this);
    }

    void cancel() {
        if (waiting != null) waiting.cancel(false);
        if (search != null) search.cancel();
    }

    int side() {
        return question.position().sideToMove();
    }

    @Nullable
    ThinkingView view() {
        Instant begun = since;
        return begun == null ? null : new ThinkingView(side(), question.maker().text(), begun.toString());
    }

    void searches() {
        searching = true;
    }

    /** Whether the agent has begun, after it waited for a thread. */
    boolean isSearching() {
        return searching;
    }

    @Override
    public void begun() {
        turns.begun(this);
    }

    @Override
    public void soFar(Choice choice) {
        turns.thinks(this, choice);
    }

    @Override
    public void done(Choice choice) {
        turns.chose(this, choice);
    }

    @Override
    public void failed(String why) {
        turns.failed(this, why);
    }
}
