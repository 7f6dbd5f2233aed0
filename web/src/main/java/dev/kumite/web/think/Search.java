package dev.kumite.web.think;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Forfeit;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import org.jspecify.annotations.Nullable;

/** One question on its way through the queue and an agent. */
public final class Search implements Crew.Work {
    private final Thinkers thinkers;
    private final Question question;
    private final Answer answer;
    private final Thinking thinking;
    private final Crew.Job job;
    private volatile boolean cancelled;
    private volatile @Nullable PooledAgent held;

    Search(Thinkers thinkers, Crew crew, Question question, Answer answer) {
        this.thinkers = thinkers;
        this.question = question;
        this.answer = answer;
        this.thinking = Thinking.watchedBy(this::soFar, Answer.EVERY_NANOS);
        this.job = crew.job(this, question.nanos());
    }

    void queue() {
        job.queue();
    }

    /** The answer is not wanted any more; the search ends at once, or never begins. */
    public void cancel() {
        cancelled = true;
        thinking.stop();
        if (!job.remove()) job.hurry();
    }

    /** Asks for an answer at once, with what is known. */
    public void hurry() {
        thinking.stop();
    }

    private void soFar(Choice choice) {
        PooledAgent thinks = held;
        if (thinks != null) thinks.answerLooks();
        if (!cancelled) answer.soFar(choice);
    }

    @Override
    public Thinking thinking() {
        return thinking;
    }

    @Override
    public Runnable run() {
        if (cancelled) return () -> {};
        Choice choice = think();
        return () -> tell(choice);
    }

    /** A plugin may throw what it does not declare. */
    @Override
    public Runnable failed(Throwable thrown) {
        if (thrown instanceof BadInput bad) return () -> failed(bad.line());
        if (thrown instanceof Unavailable trouble) return () -> failed(trouble.line());
        if (thrown instanceof Forfeit forfeit)
            return () -> failed("'" + question.maker().text() + "': " + forfeit.line());
        if (thrown instanceof OutOfMemoryError) {
            thinkers.pool().drop("");
            return () -> failed("Java's memory is full; give the agents less, such as memory=32m");
        }
        thinkers.report(thrown);
        return () -> failed("'" + question.maker().text() + "' failed with "
                + thrown.getClass().getSimpleName() + "; the server's log has the details");
    }

    private void tell(Choice choice) {
        if (cancelled) return;
        try {
            answer.done(choice);
        } catch (RuntimeException broken) {
            thinkers.report(broken);
            failed("something went wrong; the server's log has the details");
        }
    }

    private void failed(String why) {
        if (!cancelled) answer.failed(why);
    }

    @Override
    public void givenUp() {
        PooledAgent hanging = held;
        if (hanging != null) thinkers.pool().forget(hanging);
        String why = "'" + question.maker().text() + "' did not answer in time and would not stop when asked";
        thinkers.report(new IllegalStateException(why));
        failed(why + "; the game can continue with another agent");
    }

    private Choice think() {
        AgentPool pool = thinkers.pool();
        PooledAgent taken = pool.take(question);
        held = taken;
        boolean sound = false;
        try {
            if (!cancelled) answer.begun();
            Choice choice = taken.agent.choose(question.position().copy(), thinking);
            taken.thought(choice);
            sound = true;
            return choice;
        } finally {
            held = null;
            if (sound && !job.isGivenUp()) pool.giveBack(taken);
            else pool.discard(taken);
        }
    }
}
