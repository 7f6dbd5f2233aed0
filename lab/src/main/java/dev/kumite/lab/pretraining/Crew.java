package dev.kumite.lab.pretraining;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** A few threads that share a list of work; the first failure is everybody's. */
final class Crew {
    private Crew() {}

    static <T> void share(List<T> work, int workers, Consumer<T> doing) {
        Iterator<T> waiting = work.iterator();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Runnable loop = () -> {
            while (failure.get() == null) {
                T next;
                synchronized (waiting) {
                    if (!waiting.hasNext()) return;
                    next = waiting.next();
                }
                try {
                    doing.accept(next);
                } catch (
                        Throwable
                                e) { // also what no compiler lets through: a lesson must not go missing without a word
                    failure.compareAndSet(null, e);
                }
            }
        };
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < Math.min(workers, work.size()); i++) {
            Thread thread = new Thread(loop, "lesson");
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        loop.run();
        threads.forEach(Crew::join);
        Throwable failed = failure.get();
        if (failed instanceof RuntimeException exception) throw exception;
        if (failed instanceof Error error) throw error;
        if (failed != null) throw new IllegalStateException(failed);
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive())
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
