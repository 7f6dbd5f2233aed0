package dev.kumite.web.table;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.TableView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * A table: one game being played. Every change is in the store before anybody hears of it. Agents think only while
 * somebody watches, nobody looks back at an earlier position, and the table is not paused. One lock, the table's own.
 */
public final class Table {
    /** How long a watcher may be away, to load the page again, before the agents stop thinking. */
    private static final long GRACE_MILLIS = 500;

    private static final long MEMORY_MILLIS = 60_000;
    private static final long RETRY_MILLIS = 2_000;
    private static final int MOST_WAITING = 20;

    private final Room room;
    private final Game game;
    private final Audience audience = new Audience();
    private StoredSitting state;
    private Walk walk;
    private @Nullable Turn turn;
    private boolean oneStep;
    private @Nullable String trouble;
    private @Nullable Analysis analysis;
    private @Nullable Review review;
    private @Nullable Unsaved unsaved;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean gone;

    Table(Room room, StoredSitting state) {
        this.room = room;
        this.game = Games.parse(state.game());
        this.state = state;
        this.walk = Walk.of(game, state);
    }

    Room room() {
        return room;
    }

    public Game game() {
        return game;
    }

    synchronized StoredSitting state() {
        return state;
    }

    synchronized Walk walk() {
        return walk;
    }

    public synchronized TableView view() {
        return TableViews.of(game, state, walk, turn == null ? null : turn.view(), trouble);
    }

    /** Takes a change, if the store does, and lets everybody know. */
    synchronized TableView become(Draft draft) {
        if (gone) throw Refusal.notFound("this table was deleted");
        StoredSitting next = draft.done();
        Walk walked = Walk.of(game, next);
        room.archive().ask(store -> {
            store.put(next);
            return true;
        });
        state = next;
        walk = walked;
        trouble = null;
        unsaved = null;
        consider();
        return tellAll();
    }

    private TableView tellAll() {
        TableView view = view();
        if (audience.watching()) audience.tell(Json.write(Messages.TableMessage.of(view)));
        waiting.removeIf(one -> one.version < view.version() && one.change.complete(view));
        return view;
    }

    /** The table once it has changed since this version; or as it is, when that takes too long. */
    public synchronized CompletableFuture<TableView> after(long version, long millis) {
        CompletableFuture<TableView> change = new CompletableFuture<>();
        if (state.version() > version || waiting.size() >= MOST_WAITING) change.complete(view());
        else {
            Waiting one = new Waiting(version, change);
            waiting.add(one);
            room.thinkers().after(millis, () -> giveUp(one));
        }
        return change;
    }

    private synchronized void giveUp(Waiting one) {
        if (waiting.remove(one)) one.change.complete(view());
    }

    /** Somebody who wants to know of the next change after a version. */
    private record Waiting(long version, CompletableFuture<TableView> change) {}

    void tell(String message) {
        audience.tell(message);
    }

    /** Plays a move after those that are on the board; what was played from there before is forgotten. */
    TableView append(int move, String by, @Nullable Double value) {
        Draft draft = new Draft(state);
        List<StoredSitting.Ply> plies = new ArrayList<>(state.plies().subList(0, state.board()));
        plies.add(new StoredSitting.Ply(move, by, value));
        draft.plies = plies;
        draft.board = plies.size();
        draft.resigned = Walk.NOBODY;
        return become(draft);
    }

    // Agents' turns

    /** Sees to it that those agents think who should, and nobody else. */
    synchronized void consider() {
        if (analysis != null) analysis.consider(audience.present() && !gone);
        if (review != null && (gone || !audience.present() || !review.isAbout(state))) review(null);
        considerTurn();
    }

    synchronized void analyse(@Nullable Analysis wanted) {
        if (analysis != null) analysis.stop();
        analysis = wanted;
        consider();
    }

    synchronized void review(@Nullable Review wanted) {
        if (review != null) review.stop();
        review = wanted;
        if (wanted != null) wanted.next();
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
        boolean goesOn = !gone && !walk.over() && state.board() == state.plies().size();
        if (!goesOn || trouble != null || !audience.present() || state.paused() && !oneStep) return null;
        int side = walk.board().sideToMove();
        String seat = state.seats().get(side);
        if (Seats.isPerson(seat)) return null;
        AgentMaker maker = room.allowance().parse(room.agents(), seat);
        return question(String.valueOf(side), maker, room.allowance().nanos());
    }

    /** A question about the board to one of the table's agents. */
    Question question(String whose, AgentMaker maker, long nanos) {
        List<Integer> moves = state.plies().subList(0, state.board()).stream()
                .map(StoredSitting.Ply::move)
                .toList();
        long seed = ThreadLocalRandom.current().nextLong();
        return new Question(keys() + whose, maker, game, walk.board().copy(), moves, seed, nanos);
    }

    /** How the keys of this table's agents begin. */
    String keys() {
        return state.id() + "/";
    }

    private long delay() {
        boolean watched = state.seats().stream().noneMatch(Seats::isPerson) && !oneStep;
        return watched && !state.plies().isEmpty() ? state.changed() + state.pace() - System.currentTimeMillis() : 0;
    }

    synchronized void begin(Turn due) {
        if (turn == due) due.begin();
    }

    void thinks(Turn by, Choice choice) {
        Question asked = by.question;
        FindingsView findings = FindingsView.of(game, asked.position(), choice);
        synchronized (this) {
            if (turn == by && audience.watching())
                audience.tell(Json.write(Messages.ThinkingMessage.of(
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

    /** An agent's move that the store has not taken yet. */
    private record Unsaved(int move, String agent, double value) {}

    /** Plays an agent's move. Where the store cannot take it now, it is kept and tried again: the agent is done. */
    private void play(Unsaved found) {
        unsaved = found;
        try {
            append(found.move, found.agent, found.value);
        } catch (Unavailable full) {
            boolean news = trouble == null;
            trouble = full.line() + "; the move of '" + found.agent + "' is kept and tried again";
            if (news) tellAll();
            room.thinkers().chore(RETRY_MILLIS, () -> retry(found));
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

    // Those who watch

    public synchronized void watch(Watcher watcher) {
        if (gone) throw Refusal.notFound("this table was deleted");
        audience.add(watcher);
        consider();
        watcher.tell(Json.write(Messages.TableMessage.of(view())));
        if (review != null && !review.last().isEmpty()) watcher.tell(review.last());
    }

    public void leave(Watcher watcher) {
        audience.remove(watcher);
        room.thinkers().after(GRACE_MILLIS, this::consider);
        room.thinkers().after(MEMORY_MILLIS, this::forget);
    }

    /** What agents remember of a game that nobody attends takes room that others can use. */
    private synchronized void forget() {
        if (!audience.present()) room.thinkers().pool().drop(keys());
    }

    /** Somebody without a live connection asked: for a while that counts as watching. */
    public synchronized void asked() {
        if (!audience.noteAsking()) return;
        consider();
        room.thinkers().after(Audience.PATIENCE_MILLIS + 1, this::consider);
        room.thinkers().after(Audience.PATIENCE_MILLIS + MEMORY_MILLIS, this::forget);
    }

    boolean attended() {
        return audience.present();
    }

    /** One move although the table is paused. */
    synchronized void allowOneStep() {
        oneStep = true;
        trouble = null;
        consider();
        tellAll();
    }

    /** Ends all thinking; the table is not used again. */
    synchronized void close(boolean deleted) {
        gone = true;
        consider();
        room.thinkers().pool().drop(keys());
        if (deleted) audience.tell(Json.write(Messages.GoneMessage.now()));
    }
}
