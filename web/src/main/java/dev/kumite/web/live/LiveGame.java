package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress. Every change is stored before anyone hears of it. Agents think only while someone is watching,
 * the last position is on the board and the game is not paused. It owns its lock: other classes of this package change it
 * through {@link #change} and {@link #locked}.
 */
public final class LiveGame {
    /** How long a watcher may be away, to load the page again, before the agents stop thinking. */
    private static final long GRACE_MILLIS = 500;

    private static final long MEMORY_MILLIS = 60_000;
    private static final long RETRY_MILLIS = 2_000;
    private static final int MOST_WAITING = 20;

    private final ServerContext context;
    private final Game game;
    private final Presence presence = new Presence();
    private final Sharing sharing;
    private StoredLiveGame state;
    private GameHistory history;
    private @Nullable Turn turn;
    private boolean oneStep;
    private @Nullable String trouble;
    private @Nullable Analysis analysis;
    private @Nullable Review review;
    private @Nullable Unsaved unsaved;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean gone;

    LiveGame(ServerContext context, StoredLiveGame state) {
        this.context = context;
        this.game = Games.parse(state.game());
        this.state = state;
        this.sharing = new Sharing(this, state.id());
        this.history = GameHistory.of(game, state);
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

    synchronized StoredLiveGame state() {
        return state;
    }

    synchronized GameHistory history() {
        return history;
    }

    public synchronized LiveGameView view() {
        return LiveGameViews.of(game, state, sharing, history, turn == null ? null : turn.view(), trouble);
    }

    /** Makes one change: edits the next state, stores it and sends it to everyone who watches. */
    synchronized LiveGameView change(Consumer<Draft> edit) {
        if (gone) throw Refusal.notFound("this game was deleted");
        Draft draft = new Draft(state);
        edit.accept(draft);
        StoredLiveGame next = draft.done();
        GameHistory replayed = GameHistory.of(game, next);
        context.store().ask(store -> {
            store.put(next);
            return true;
        });
        state = next;
        history = replayed;
        trouble = null;
        unsaved = null;
        consider();
        return tellAll();
    }

    private LiveGameView tellAll() {
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

    /** Plays a move from the position on the board; moves that were played from there before are discarded. */
    LiveGameView append(int move, String by, @Nullable Double value) {
        return change(draft -> draft.append(move, by, value));
    }

    // Agents' turns

    /** Starts the searches that should be running, and stops all others. */
    synchronized void consider() {
        if (analysis != null) analysis.consider(presence.present() && !gone);
        if (review != null && (gone || !review.isAbout(state))) stopReview();
        if (review != null) review.consider(presence.present());
        considerTurn();
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

    synchronized void stopReview() {
        if (review != null) review.stop();
        review = null;
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

    private void considerTurn() {
        Question wanted = wanted();
        Turn now = turn;
        if (now != null && wanted != null && now.isFor(wanted)) return;
        if (now != null) now.cancel();
        turn = wanted == null ? null : new Turn(this, wanted);
        if (turn != null) turn.beginIn(delay());
    }

    private @Nullable Question wanted() {
        boolean goesOn =
                !gone && !history.over() && state.board() == state.plies().size();
        if (!goesOn || trouble != null || !presence.present() || state.paused() && !oneStep) return null;
        int side = history.board().sideToMove();
        String seat = state.seats().get(side);
        if (!Seats.isAgent(seat)) return null;
        try {
            AgentMaker maker = context.allowance().parse(context.agents(), seat);
            return question(String.valueOf(side), maker, context.allowance().nanos());
        } catch (BadInput unknown) {
            trouble = unknown.line(); // an engine or a plugin that this server was started without
            return null;
        }
    }

    /** A question about the board to one of this game's agents. */
    Question question(String whose, AgentMaker maker, long nanos) {
        return question(whose, maker, nanos, null);
    }

    /** The same about the position after {@code ply} plies of the game, or as many as it still has. */
    synchronized Question question(String whose, AgentMaker maker, long nanos, @Nullable Integer ply) {
        int plies = ply == null ? state.board() : Math.min(ply, state.plies().size());
        List<Integer> moves = state.plies().subList(0, plies).stream()
                .map(StoredLiveGame.Ply::move)
                .toList();
        Position position = game.notation().read(state.start());
        moves.forEach(position::make);
        long seed = ThreadLocalRandom.current().nextLong();
        return new Question(keys() + whose, maker, game, position, moves, seed, nanos);
    }

    /** The prefix of the keys of this game's agents. */
    String keys() {
        return state.id() + "/";
    }

    private long delay() {
        boolean watched = state.seats().stream().allMatch(Seats::isAgent) && !oneStep;
        return watched && !state.plies().isEmpty() ? state.changed() + state.pace() - System.currentTimeMillis() : 0;
    }

    synchronized void begin(Turn due) {
        if (turn == due) due.begin();
    }

    void thinks(Turn by, Choice choice) {
        Question asked = by.question;
        FindingsView findings = FindingsView.of(game, asked.position(), choice);
        synchronized (this) {
            if (turn == by && presence.watching())
                presence.tell(Json.write(Messages.ThinkingMessage.of(
                        asked.moves().size(), by.side(), asked.maker().text(), findings)));
        }
    }

    synchronized void chose(Turn by, Choice choice) {
        if (turn != by) return;
        Position board = by.question.position();
        String agent = by.question.maker().text();
        if (Arrays.stream(game.moves(board)).noneMatch(move -> move == choice.move())) {
            failed(by, "'" + agent + "' answered a move that is not legal");
            return;
        }
        turn = null;
        oneStep = false;
        play(new Unsaved(choice.move(), agent, choice.value()));
    }

    /** An agent's move that is not stored yet. */
    private record Unsaved(int move, String agent, double value) {}

    /** Plays an agent's move. If the store cannot take it now, the move is kept and retried: the agent is done. */
    private void play(Unsaved found) {
        unsaved = found;
        try {
            append(found.move, found.agent, found.value);
        } catch (Unavailable full) {
            boolean news = trouble == null;
            trouble = full.line() + "; the move of '" + found.agent + "' is kept and will be retried";
            if (news) tellAll();
            context.thinkers().chore(RETRY_MILLIS, () -> retry(found));
        }
    }

    private synchronized void retry(Unsaved found) {
        if (found.equals(unsaved) && !gone) play(found);
    }

    synchronized void failed(Turn by, String why) {
        if (turn != by) return;
        turn = null;
        oneStep = false;
        trouble = why;
        tellAll();
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
        String reviewed = reviewed();
        if (!reviewed.isEmpty()) watcher.accept(reviewed);
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

    /** Lets the agent make one move although the game is paused. */
    synchronized LiveGameView allowOneStep() {
        oneStep = true;
        trouble = null;
        consider();
        return tellAll();
    }

    /** Ends all searches; the game is not used again. */
    synchronized void close(boolean deleted) {
        gone = true;
        consider();
        context.thinkers().pool().drop(keys());
        if (deleted) presence.tell(Json.write(Messages.GoneMessage.now()));
    }
}
