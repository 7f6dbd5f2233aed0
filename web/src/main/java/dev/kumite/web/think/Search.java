package dev.kumite.web.think;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.spec.BadInput;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One question on its way through the queue and an agent. */
public final class Search implements Runnable {
    private final Thinkers thinkers;
    private final Question question;
    private final Answer answer;
    private final Thinking thinking;
    private volatile boolean cancelled;
    private volatile @Nullable Future<?> place;
    private volatile @Nullable Held held;

    Search(Thinkers thinkers, Question question, Answer answer) {
        this.thinkers = thinkers;
        this.question = question;
        this.answer = answer;
        this.thinking = Thinking.watchedBy(this::soFar, Answer.EVERY_NANOS);
    }

    void queuedAs(Future<?> future) {
        place = future;
        if (cancelled) future.cancel(false);
    }

    /** The answer is not wanted any more; the search ends at once, or never begins. */
    public void cancel() {
        cancelled = true;
        thinking.stop();
        Future<?> queued = place;
        if (queued != null) queued.cancel(false);
    }

    /** Asks for an answer at once, with what is known. */
    public void hurry() {
        thinking.stop();
    }

    private void soFar(Choice choice) {
        Held thinks = held;
        if (thinks != null) thinks.answerLooks();
        if (!cancelled) answer.soFar(choice);
    }

    @Override
    public void run() {
        if (cancelled) return;
        try {
            Choice choice = think();
            if (!cancelled) answer.done(choice);
        } catch (BadInput bad) {
            if (!cancelled) answer.failed(bad.line());
        } catch (OutOfMemoryError e) {
            thinkers.pool().drop("");
            if (!cancelled) answer.failed("Java's memory is full; give the agents less, such as memory=32m");
        } catch (RuntimeException | Error e) {
            thinkers.report(e);
            if (!cancelled)
                answer.failed("'" + question.maker().text() + "' failed with "
                        + e.getClass().getSimpleName() + "; the server's log has the details");
        }
    }

    private Choice think() {
        AgentPool pool = thinkers.pool();
        Held taken = pool.take(question);
        held = taken;
        ScheduledFuture<?> bell = thinkers.later(TimeUnit.NANOSECONDS.toMillis(question.nanos()), thinking::stop);
        boolean sound = false;
        try {
            Choice choice = taken.agent.choose(question.position().copy(), thinking);
            taken.thought(choice);
            sound = true;
            return choice;
        } finally {
            bell.cancel(false);
            held = null;
            if (sound) pool.giveBack(taken);
            else pool.discard(taken);
        }
    }
}
