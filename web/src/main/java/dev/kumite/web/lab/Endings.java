package dev.kumite.web.lab;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/** Lets threads finish what they were told to stop. */
final class Endings {
    /** Much knowledge takes a while to save. */
    private static final int PATIENCE_SECONDS = 30;

    private Endings() {}

    static void await(ExecutorService threads) {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) threads.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
