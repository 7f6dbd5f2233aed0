package dev.kumite.agents;

import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Time limits on an agent's code. One thread makes the calls, one after the other; whatever an agent throws is returned
 * in place of an answer. Another thread checks from time to time: an agent over its limit is first asked to stop, then
 * interrupted, and finally abandoned together with the thread it runs on.
 */
public final class Watch {
    private final LongSupplier clock;

    /** The call in progress; guarded by this. */
    private @Nullable Call call;

    private boolean cancelled;

    private record Call(long limit, Thinking thinking, Thread thread, long since) {}

    /** A call into an agent, which may throw anything. */
    public interface Request<T> {
        T answer() throws Throwable;
    }

    /**
     * What came of a call.
     *
     * @param thrown what the agent threw in place of an answer
     */
    public record Answer<T>(@Nullable T value, @Nullable Throwable thrown, long nanos) {}

    /** Thrown on the calling thread when the agent returns after its caller has stopped waiting. */
    public static final class Cancelled extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Takes the time from a clock that counts nanoseconds. */
    public Watch(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Calls an agent. The thread's interrupt flag is cleared afterwards, so that an interrupt meant for one call never
     * reaches the next.
     *
     * @param limit nanoseconds that the call may take
     * @param thinking how the agent is asked to stop
     */
    public <T> Answer<T> ask(long limit, Thinking thinking, Request<T> request) {
        begin(new Call(limit, thinking, Thread.currentThread(), clock.getAsLong()));
        long start = clock.getAsLong();
        @Nullable T value = null;
        @Nullable Throwable thrown = null;
        long nanos;
        try {
            value = request.answer();
            nanos = clock.getAsLong() - start;
        } catch (Throwable any) {
            nanos = clock.getAsLong() - start;
            thrown = any;
        }
        end();
        return new Answer<>(value, thrown, nanos);
    }

    private synchronized void begin(Call next) {
        call = next;
        if (cancelled) throw new Cancelled();
    }

    private synchronized void end() {
        call = null;
        Thread.interrupted();
        if (cancelled) throw new Cancelled();
    }

    /**
     * Checks the call in progress; another thread calls this every few milliseconds. Over its limit, the agent is asked
     * to stop; {@code grace} nanoseconds later its thread is interrupted; after another {@code grace} it is abandoned.
     *
     * @return the time the agent had taken, if this check abandoned it
     */
    public synchronized OptionalLong checkOverdue(long grace) {
        Call late = call;
        if (late == null || cancelled) return OptionalLong.empty();
        long nanos = clock.getAsLong() - late.since();
        long over = nanos - late.limit();
        if (over <= 0) return OptionalLong.empty();
        late.thinking().stop();
        if (over > grace) late.thread().interrupt();
        if (over <= 2 * grace) return OptionalLong.empty();
        cancelled = true;
        return OptionalLong.of(nanos);
    }

    /** Ends the time limit of the call in progress now: nobody needs the answer any more. */
    public synchronized void expire() {
        Call late = call;
        if (late == null) return;
        long limit = Math.min(late.limit(), clock.getAsLong() - late.since());
        call = new Call(limit, late.thinking(), late.thread(), late.since());
    }

    /** Asks the agent to stop; when it returns, {@link #ask} throws {@link Cancelled}. */
    public synchronized void cancel() {
        cancelled = true;
        if (call != null) call.thinking().stop();
    }

    public synchronized boolean isCancelled() {
        return cancelled;
    }
}
