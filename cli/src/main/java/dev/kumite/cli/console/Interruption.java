package dev.kumite.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What to do when the person presses Ctrl-C during a piece of work: something short, before the program ends. The
 * virtual machine tells us through a shutdown hook, and is gone when the hook returns.
 */
public final class Interruption {
    /** Longer than a run waits for its last games, and enough to say what there is on a busy machine. */
    private static final long PATIENCE_SECONDS = 20;

    /** The exit code of a program that Ctrl-C ended, by the shells' custom. */
    private static final int INTERRUPTED = 130;

    private Interruption() {}

    /** Does the work; Ctrl-C does {@code parting}, which prints what there is to say, and ends the program. */
    public static void partingWith(Runnable parting, Runnable work) {
        during(work, new Thread(parting));
    }

    /** Does the work; Ctrl-C does {@code stop}, which makes the work end early but print what it has. */
    public static void stoppedBy(Runnable stop, Runnable work) {
        CountDownLatch done = new CountDownLatch(1);
        Runnable whole = () -> {
            try {
                work.run();
            } finally {
                done.countDown();
            }
        };
        during(whole, new Thread(() -> {
            stop.run();
            await(done);
        }));
    }

    private static void during(Runnable work, Thread hook) {
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            work.run();
        } finally {
            takeBack(hook);
        }
    }

    private static void takeBack(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending, by this very hook: there is nothing to take back.
        }
    }

    private static void await(CountDownLatch done) {
        try {
            if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS))
                Runtime.getRuntime().halt(INTERRUPTED);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
