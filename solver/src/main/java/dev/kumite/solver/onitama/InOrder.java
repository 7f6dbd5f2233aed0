package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Numbered buffers that a crew fills side by side, a few at a time, and that are handed out in order. */
final class InOrder implements Iterator<ByteBuffer> {
    private final Crew workers;
    private final int tasks;
    private final Filler filler;
    private final ByteBuffer[] filled;
    private int next;

    /** Fills a buffer; those of other slots are in use meanwhile. */
    @FunctionalInterface
    interface Filler {
        ByteBuffer fill(int slot, int task);
    }

    /** @param slots how many buffers are filled before the first of them is handed out */
    InOrder(Crew workers, int slots, int tasks, Filler filler) {
        this.workers = workers;
        this.tasks = tasks;
        this.filler = filler;
        filled = new ByteBuffer[slots];
    }

    @Override
    public boolean hasNext() {
        return next < tasks;
    }

    @Override
    public ByteBuffer next() {
        if (!hasNext()) throw new NoSuchElementException();
        int slot = next % filled.length;
        if (slot == 0) {
            int from = next;
            workers.share(Math.min(filled.length, tasks - from), (worker, i) -> filled[i] = filler.fill(i, from + i));
        }
        next++;
        return filled[slot];
    }
}
