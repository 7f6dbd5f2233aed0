package dev.kumite.lab.play;

import dev.kumite.agents.Thinking;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls the agents of one game under a time limit. One thread calls them, one call after the other; whatever an agent
 * throws comes back as a fault in words. Another thread checks now and then for a call that is overdue, and abandons an
 * agent that hangs.
 */
final class Watch {
    private static final int LONGEST_FAULT = 500;

    private final LongSupplier clock;

    /** The call that is under way; guarded by this. */
    private @Nullable Call call;

    private boolean cancelled;

    private record Call(int side, String method, long limit, Thinking thinking, Thread thread, long since) {}

    /** Something asked of an agent; it may throw whatever it likes. */
    interface Request<T> {
        T answer(Thinking thinking) throws Throwable;
    }

    /** @param fault what left the agent in the place of an answer, or empty */
    record Answer<T>(@Nullable T value, String fault, long nanos) {}

    /** An agent that neither answered in time nor could be stopped. */
    record Hang(int side, String method, long nanos) {}

    /** @param clock counts nanoseconds */
    Watch(LongSupplier clock) {
        this.clock = clock;
    }

    /** Asks an agent, and leaves this thread as it was before: an interrupt meant for the agent is not for the next. */
    <T> Answer<T> ask(int side, String method, long limit, Request<T> request) {
        Thinking thinking = Thinking.quietly();
        begin(new Call(side, method, limit, thinking, Thread.currentThread(), clock.getAsLong()));
        long start = clock.getAsLong();
        @Nullable T value = null;
        String fault = "";
        long nanos;
        try {
            value = request.answer(thinking);
            nanos = clock.getAsLong() - start;
        } catch (Throwable thrown) {
            nanos = clock.getAsLong() - start;
            fault = describe(thrown);
        }
        end();
        return new Answer<>(value, fault, nanos);
    }

    /** Of a bounded length; the words come from the agent's own code, which may fail once more. */
    private static String describe(Throwable thrown) {
        String words;
        try {
            words = thrown.toString();
            if (words.length() > LONGEST_FAULT) words = words.substring(0, LONGEST_FAULT) + "…";
        } catch (Throwable again) {
            words = "";
        }
        return words.isBlank() ? thrown.getClass().getName() : words;
    }

    private synchronized void begin(Call next) {
        call = next;
        if (cancelled) throw new Umpire.Cancelled();
    }

    private synchronized void end() {
        call = null;
        Thread.interrupted();
        if (cancelled) throw new Umpire.Cancelled();
    }

    /**
     * To be called now and then by another thread. An agent over its time is asked to stop; after {@code grace} its
     * thread is interrupted; after {@code grace} once more it is abandoned, and its thread is lost.
     */
    synchronized Optional<Hang> checkOverdue(long grace) {
        Call late = call;
        if (late == null || cancelled) return Optional.empty();
        long nanos = clock.getAsLong() - late.since();
        if (nanos <= late.limit()) return Optional.empty();
        late.thinking().stop();
        if (nanos > late.limit() + grace) late.thread().interrupt();
        if (nanos <= late.limit() + 2 * grace) return Optional.empty();
        cancelled = true;
        return Optional.of(new Hang(late.side(), late.method(), nanos));
    }

    /** Lets the thread that asks come back as soon as its agent answers; it then throws {@link Umpire.Cancelled}. */
    synchronized void cancel() {
        cancelled = true;
        if (call != null) call.thinking().stop();
    }
}
