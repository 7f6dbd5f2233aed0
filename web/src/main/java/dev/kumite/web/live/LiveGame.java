package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.clock.Clock;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress. Every change is stored before anyone hears of it. It owns its lock: other classes of this package
 * change it through {@link #change} and {@link #locked}.
 */
public final class LiveGame {
    /** How long a watcher may be away, to load the page again, before the agents stop thinking. */
    private static final long GRACE_MILLIS = 500;

    private static final long MEMORY_MILLIS = 60_000;
    private static final int MOST_WAITING = 20;
    static final long RETRY_MILLIS = 2_000;

    private final ServerContext context;
    private final Game game;
    private final Presence presence = new Presence();
    private final Sharing sharing;
    private final AgentTurns turns = new AgentTurns(this);
    private final Timekeeper timekeeper;
    private StoredLiveGame state;
    private GameHistory history;
    private @Nullable Analysis analysis;
    private @Nullable Review review;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean gone;

    LiveGame(ServerContext context, StoredLiveGame state) {
        this.context = context;
        this.game = Games.parse(state.game());
        this.state = state;
        this.sharing = new Sharing(this, state.id());
        this.history = GameHistory.of(game, state);
        this.timekeeper = new Timekeeper(this, state.clock());
    }

    ServerContext context() {
        return context;
    }

    public Game game() {
        return game;
    }

    public Sharing sharing() {
        return sharing;
    }

    AgentTurns turns() {
        return turns;
    }

    Timekeeper timekeeper() {
        return timekeeper;
    }

    synchronized StoredLiveGame state() {
        return state;
    }

    synchronized GameHistory history() {
        return history;
    }

    public synchronized LiveGameView view() {
        return LiveGameViews.of(game, state, sharing, history, turns, timekeeper);
    }

    /** Makes one change: edits the next state, stores it and sends it to everyone who watches. */
    synchronized LiveGameView change(Consumer<Draft> edit) {
        if (gone) throw Refusal.notFound("this game was deleted");
        recordFlag();
        return save(edit);
    }

    private LiveGameView save(Consumer<Draft> edit) {
        Draft draft = new Draft(state, timekeeper.clock());
        edit.accept(draft);
        StoredLiveGame next = draft.done();
        GameHistory replayed = GameHistory.of(game, next);
        context.store().ask(store -> {
            store.put(next);
            return true;
        });
        state = next;
        history = replayed;
        timekeeper.set(draft.clock);
        turns.changed();
        consider();
        return tellAll();
    }

    /** Takes over what another server has stored. */
    synchronized void follow(StoredLiveGame next) {
        if (gone || next.version() == state.version()) return;
        history = GameHistory.of(game, next);
        state = next;
        timekeeper.set(Timekeeper.read(next.clock()));
        sharing.reload();
        tellAll();
    }

    /** If a flag has fallen, the game is lost, whatever comes afterwards. */
    private void recordFlag() {
        int late = timekeeper.fallen();
        if (late != Clock.NOBODY) save(draft -> draft.loseOnTime(late));
    }

    /** A flag may have fallen. */
    synchronized void lookAtFlag() {
        try {
            if (!gone) recordFlag();
        } catch (Unavailable full) {
            flagIsDue(RETRY_MILLIS);
        }
    }

    /** Looks at the flag soon; the store may keep it waiting. */
    void flagIsDue(long millis) {
        context.thinkers().chore(millis, this::lookAtFlag);
    }

    synchronized LiveGameView tellAll() {
        LiveGameView view = view();
        if (presence.watching()) presence.tell(Json.write(Messages.LiveGameMessage.of(view)));
        waiting.removeIf(one -> one.version < view.version() && one.change.complete(view));
        return view;
    }

    /** The game once it has changed since this version, or as it is when the time is over. */
    public synchronized CompletableFuture<LiveGameView> after(long version, long millis) {
        CompletableFuture<LiveGameView> change = new CompletableFuture<>();
        if (state.version() > version || waiting.size() >= MOST_WAITING) change.complete(view());
        else {
            Waiting one = new Waiting(version, change);
            waiting.add(one);
            context.thinkers().after(millis, () -> giveUp(one));
        }
        return change;
    }

    private synchronized void giveUp(Waiting one) {
        if (waiting.remove(one)) one.change.complete(view());
    }

    /** A long poll that waits for a change after a version. */
    private record Waiting(long version, CompletableFuture<LiveGameView> change) {}

    void tell(String message) {
        presence.tell(message);
    }

    // Searches

    /** Starts the searches that should be running, and stops all others. */
    synchronized void consider() {
        if (analysis != null) analysis.consider(presence.present() && !gone);
        if (review != null && (gone || !review.isAbout(state))) stopReview();
        if (review != null) review.consider(presence.present());
        turns.consider();
        timekeeper.consider();
    }

    synchronized void analyse(@Nullable Analysis wanted) {
        if (analysis != null) analysis.stop();
        analysis = wanted;
        consider();
    }

    synchronized void startReview(AgentMaker maker) {
        stopReview();
        review = new Review(this, maker);
        review.consider(true);
    }

    private void stopReview() {
        if (review != null) review.stop();
        review = null;
    }

    /** Stops the review before its end; what is shown then is the one before, if the store has one. */
    synchronized void endReview() {
        stopReview();
        String earlier = "";
        try {
            earlier = Review.stored(context, state);
        } catch (Unavailable held) {
            // Whoever opens the game later is told of it.
        }
        tell(earlier.isEmpty() ? Json.write(Messages.ReviewStoppedMessage.now()) : earlier);
    }

    /** Runs several steps as one, under the game's lock. */
    synchronized void locked(Runnable work) {
        work.run();
    }

    synchronized <T> T locked(Supplier<T> work) {
        return work.get();
    }

    synchronized boolean isReviewing(Review one) {
        return review == one;
    }

    /** A question about the board to one of this game's agents. */
    synchronized Question question(String whose, AgentMaker maker, long nanos) {
        return question(whose, maker, nanos, moves(state.board()));
    }

    /** The same about the position after these moves from the start of the game. */
    synchronized Question question(String whose, AgentMaker maker, long nanos, List<Integer> moves) {
        Replay replay = new Replay(game, game.notation().read(state.start()));
        moves.forEach(replay::make);
        long seed = ThreadLocalRandom.current().nextLong();
        return new Question(keys() + whose, maker, game, replay.end(), moves, seed, nanos);
    }

    /** The first moves of the game. */
    synchronized List<Integer> moves(int plies) {
        return state.plies().subList(0, plies).stream()
                .map(StoredLiveGame.Ply::move)
                .toList();
    }

    /** The prefix of the keys of this game's agents. */
    String keys() {
        return state.id() + "/";
    }

    // Watchers

    /**
     * Sends every message to a watcher from now on.
     *
     * @param watcher must not block
     */
    public synchronized void watch(Consumer<String> watcher) {
        if (gone) throw Refusal.notFound("this game was deleted");
        presence.add(watcher);
        consider();
        watcher.accept(Json.write(Messages.LiveGameMessage.of(view())));
        for (String message : List.of(reviewed(), analysis == null ? "" : analysis.told()))
            if (!message.isEmpty()) watcher.accept(message);
    }

    /** The latest message of the review of this game as it is; empty if there is none. */
    synchronized String reviewed() {
        return review == null ? Review.stored(context, state) : review.last();
    }

    public void leave(Consumer<String> watcher) {
        presence.remove(watcher);
        context.thinkers().after(GRACE_MILLIS, this::consider);
        context.thinkers().after(MEMORY_MILLIS, this::forget);
    }

    /** Frees the memory of agents once no one is watching. */
    private synchronized void forget() {
        if (!presence.present()) context.thinkers().pool().drop(keys());
    }

    /** Notes a request: for a while it counts as watching. */
    public synchronized void touch() {
        if (!presence.touch()) return;
        consider();
        context.thinkers().after(Presence.PATIENCE_MILLIS + 1, this::consider);
        context.thinkers().after(Presence.PATIENCE_MILLIS + MEMORY_MILLIS, this::forget);
    }

    boolean attended() {
        return presence.present();
    }

    /** Whether live connections are open. */
    boolean isWatched() {
        return presence.watching();
    }

    /** Whether it was deleted or unloaded. */
    public synchronized boolean isGone() {
        return gone;
    }

    /** Whether the game is played here, the last position is on the board, and there is more to come. */
    synchronized boolean goesOn() {
        return !context.watching()
                && !gone
                && !history.over()
                && state.board() == state.plies().size();
    }

    /** Lets the agent make one move although the game is paused. */
    synchronized LiveGameView allowOneStep() {
        turns.allowOneStep();
        consider();
        return tellAll();
    }

    private void saveClock() {
        try {
            save(draft -> {});
        } catch (Unavailable full) {
            // Then the time since the last change is given back.
        }
    }

    /** Ends all searches; the game is not used again. */
    synchronized void close(boolean deleted) {
        if (!deleted && timekeeper.isRunning()) saveClock();
        gone = true;
        consider();
        context.thinkers().pool().drop(keys());
        if (deleted) presence.tell(Json.write(Messages.GoneMessage.now()));
    }
}
