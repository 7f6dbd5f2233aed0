package dev.kumite.lab.play;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Makes an agent once before the first game, since some options are only known to be wrong when an agent meets its
 * game. An agent that fails in any other way, or hangs, does no harm here: its games will show it.
 */
public final class Tryout {
    private Tryout() {}

    /** Throws what is wrong with the agent's options or files. */
    public static void of(AgentMaker maker, Game game, Limits limits) {
        AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(
                () -> {
                    try {
                        maker.create(game, 0).close();
                    } catch (Throwable e) {
                        thrown.set(e);
                    }
                },
                "tryout");
        thread.setDaemon(true);
        thread.start();
        try {
            TimeUnit.NANOSECONDS.timedJoin(thread, limits.housekeepingNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("interrupted while " + maker.text() + " was made");
        }
        thread.interrupt();
        if (thrown.get() instanceof BadInput bad) throw bad;
        if (thrown.get() instanceof Unavailable trouble) throw trouble;
    }
}
