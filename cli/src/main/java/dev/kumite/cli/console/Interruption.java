package dev.kumite.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What Ctrl-C does during a piece of work: something short before the program ends. The virtual machine calls a shutdown
 * hook, and exits when the hook returns.
 */
public final class Interruption {
    /** Longer than a run waits for its last games, and enough to say what there is on a busy machine. */
    private static final long PATIENCE_SECONDS = 20;

    /** The exit code of a program that Ctrl-C ended, by the shells' custom. */
    private static final int INTERRUPTED = 130;

    private Interruption() {}

    /** Does the work; Ctrl-C does {@code parting}, which may print something, and ends the program. */
    public static void partingWith(Runnable parting, Runnable work) {
        during(work, new Thread(parting));
    }

    /** Does the work and then prints the report; Ctrl-C prints it at once and ends the program. It is printed once. */
    public static void reporting(Runnable report, Runnable work) {
        AtomicBoolean printed = new AtomicBoolean();
        Runnable once = () -> {
            synchronized (printed) {
                if (!printed.getAndSet(true)) report.run();
            }
        };
        partingWith(once, () -> {
            work.run();
            once.run();
        });
    }

    /** Does the work; Ctrl-C does {@code stop}, which makes the work end early but print what it has. */
    public static void stoppedBy(Runnable stop, Runnable work) {
        stoppedBy(stop, PATIENCE_SECONDS, work);
    }

    /** The same for work that ends with something long, such as saving a large file: the program waits for it. */
    public static void savedAfter(Runnable stop, Runnable work) {
        stoppedBy(stop, Long.MAX_VALUE, work);
    }

    private static void stoppedBy(Runnable stop, long patienceSeconds, Runnable work) {
        CountDownLatch done = new CountDownLatch(1);
        Thread worker = Thread.currentThread();
        Runnable whole = () -> {
            try {
                work.run();
            } finally {
                done.countDown();
            }
        };
        during(whole, new Thread(() -> {
            stop.run();
            if (!Exit.isEnding(worker.getStackTrace()))
                await(done, patienceSeconds); // else the work itself waits for this hook
        }));
    }

    /** The hook of the work that is being done. */
    private static volatile @Nullable Thread current;

    /** To be called when the program is ending: returns when the work under way has had its last words. */
    static void awaitParting() {
        Thread hook = current;
        if (hook == null) return;
        while (hook.getState() == Thread.State.NEW) Thread.onSpinWait();
        try {
            hook.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void during(Runnable work, Thread hook) {
        Runtime.getRuntime().addShutdownHook(hook);
        current = hook;
        try {
            work.run();
        } finally {
            takeBack(hook);
        }
    }

    private static void takeBack(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
            current = null;
        } catch (IllegalStateException e) {
            // The program is ending, by this very hook: there is nothing to take back.
        }
    }

    private static void await(CountDownLatch done, long patienceSeconds) {
        try {
            if (!done.await(patienceSeconds, TimeUnit.SECONDS))
                Runtime.getRuntime().halt(INTERRUPTED);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
