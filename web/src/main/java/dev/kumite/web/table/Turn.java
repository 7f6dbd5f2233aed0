package dev.kumite.web.table;

import dev.kumite.agents.Choice;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.view.TableView.ThinkingView;
import java.time.Instant;
import java.util.concurrent.ScheduledFuture;
import org.jspecify.annotations.Nullable;

/** An agent's turn at a table: it waits for its pace, then for a thread, thinks, and moves. Used under the table's lock. */
final class Turn implements Answer {
    private final Table table;
    final Question question;
    private @Nullable ScheduledFuture<?> waiting;
    private @Nullable Search search;
    private @Nullable Instant since;

    Turn(Table table, Question question) {
        this.table = table;
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
        else waiting = table.room().thinkers().later(millis, () -> table.begin(this));
    }

    void begin() {
        since = Instant.now();
        search = table.room().thinkers().move(question, this);
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

    @Override
    public void soFar(Choice choice) {
        table.thinks(this, choice);
    }

    @Override
    public void done(Choice choice) {
        table.chose(this, choice);
    }

    @Override
    public void failed(String why) {
        table.failed(this, why);
    }
}
