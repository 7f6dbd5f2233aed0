package dev.kumite.web.live;

import dev.kumite.lab.clock.Clock;
import dev.kumite.lab.clock.TimeControl;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.lab.store.StoredLiveGame.ClockState;
import dev.kumite.web.view.LiveGameView.ClockView;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Lets the clock of a live game run for whoever is to move, and its flag fall. The first move of each side is free: the
 * clock waits until both are there. It stands still while the game is paused, an earlier position is on the board, or the
 * agent to move is not searching; and while the server is stopped. Guarded by the game's lock.
 */
final class Timekeeper {
    private static final int FREE_PLIES = 2;

    private final LiveGame live;
    private @Nullable Clock clock;
    private @Nullable ScheduledFuture<?> fall;

    Timekeeper(LiveGame live, @Nullable ClockState stored) {
        this.live = live;
        clock = read(stored);
    }

    static @Nullable Clock read(@Nullable ClockState stored) {
        return stored == null ? null : Clock.of(TimeControl.parse(stored.control()), stored.left());
    }

    static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** As it is stored: standing still. */
    static ClockState stored(Clock clock) {
        return new ClockState(clock.control().text(), clock.stop(now()).left());
    }

    @Nullable
    Clock clock() {
        return clock;
    }

    void set(@Nullable Clock next) {
        clock = next;
    }

    /** Lets it run for whoever is to move now. */
    void consider() {
        Clock before = clock;
        if (fall != null) fall.cancel(false);
        fall = null;
        if (before == null) return;
        int side = running();
        Clock next = side == Clock.NOBODY ? before.stop(now()) : before.run(side, now());
        clock = next;
        if (side != Clock.NOBODY)
            fall = live.context().thinkers().later(next.left(side, now()), () -> live.flagIsDue(0));
    }

    private int running() {
        StoredLiveGame state = live.state();
        if (!live.goesOn() || state.paused() || state.plies().size() < FREE_PLIES) return Clock.NOBODY;
        int side = live.history().board().sideToMove();
        boolean thinks = !Seats.isAgent(state.seats().get(side)) || live.turns().isSearching();
        return thinks ? side : Clock.NOBODY;
    }

    /** The side that has run out of time, or {@link Clock#NOBODY}. */
    int fallen() {
        return clock == null ? Clock.NOBODY : clock.fallen(now());
    }

    boolean isRunning() {
        return clock != null && clock.running() != Clock.NOBODY;
    }

    /** How long this side's agent may think about its move: as its clock allows, and at most so long. */
    long budgetNanos(int side, long most) {
        return clock == null ? most : Math.min(most, TimeUnit.MILLISECONDS.toNanos(clock.budget(side, now())));
    }

    @Nullable
    ClockView view() {
        Clock shown = clock;
        if (shown == null) return null;
        long now = now();
        return new ClockView(
                shown.control().text(),
                List.of(shown.left(0, now), shown.left(1, now)),
                shown.running() == Clock.NOBODY ? null : shown.running(),
                shown.control().low());
    }
}
