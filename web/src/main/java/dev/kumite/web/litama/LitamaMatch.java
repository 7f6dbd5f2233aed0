package dev.kumite.web.litama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.Drawing;
import dev.kumite.web.live.Commands;
import dev.kumite.web.live.LiveGame;
import dev.kumite.web.live.Seats;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One match: a live game of the server, of which one or both seats belong to players who came by Litama. The live game
 * tells it of changes under its own lock; nothing here asks the live game while it holds this one.
 */
final class LitamaMatch implements Consumer<String> {
    private static final String MOVE = "[a-z]+:[a-e][1-5][a-e][1-5]";

    private final String id;
    private final LiveGame live;
    private final List<Consumer<String>> spectators = new CopyOnWriteArrayList<>();
    /** By index: who created the match, and who joined it. */
    private final String[] names = {"", ""};

    private final @Nullable String[] tokens = new String[2];
    private final int creatorSide;
    private boolean passing;
    private String told = "";

    /** @param creatorSide the side of index 0 */
    LitamaMatch(String id, LiveGame live, int creatorSide) {
        this.id = id;
        this.live = live;
        this.creatorSide = creatorSide;
        live.watch(this);
    }

    private int side(int index) {
        return index == 0 ? creatorSide : 1 - creatorSide;
    }

    /** Gives a player the seat of this index. */
    void seat(int index, String name, String token) {
        if (!free(live.view().seats().get(side(index))))
            throw Refusal.conflict("that seat is not free; an agent plays it");
        synchronized (this) {
            if (tokens[index] != null) throw Refusal.conflict("the match has two players already");
            names[index] = name;
            tokens[index] = token;
        }
        new Commands(live).botCame(side(index), name);
        changed();
    }

    private static boolean free(String seat) {
        return seat.equals(Seats.PERSON) || Seats.isLitama(seat);
    }

    /** The index of a seat that somebody can take: that of index 1 first. */
    int freeSeat() {
        List<String> seats = live.view().seats();
        synchronized (this) {
            for (int index = 1; index >= 0; index--)
                if (tokens[index] == null && free(seats.get(side(index)))) return index;
        }
        throw Refusal.conflict("the match has two players already");
    }

    void move(String token, String card, String squares) {
        LiveGameView view = live.view();
        Position position = position(view);
        if (!begun(view)) throw Refusal.conflict("the match waits for its second player");
        int index = index(token);
        if (index < 0) throw Refusal.forbidden("the token is not that of a player of this match");
        if (position.result() != Result.ONGOING || view.over() != null) throw Refusal.conflict("the match has ended");
        if (position.sideToMove() != side(index)) throw Refusal.conflict("it is not your turn");
        String text = card + ":" + squares;
        if (!text.matches(MOVE))
            throw new BadInput("a move is written as 'boar a1a2', not '" + card + " " + squares + "'");
        new Commands(live).botMove(text, view.plies());
    }

    private synchronized int index(String token) {
        for (int index = 0; index < 2; index++) if (token.equals(tokens[index])) return index;
        return -1;
    }

    /** Whether nobody is missing. */
    private synchronized boolean begun(LiveGameView view) {
        for (int index = 0; index < 2; index++)
            if (tokens[index] == null && Seats.isLitama(view.seats().get(side(index)))) return false;
        return tokens[0] != null || tokens[1] != null;
    }

    void spectate(Consumer<String> watcher) {
        spectators.add(watcher);
        watcher.accept(state());
    }

    void leave(Consumer<String> watcher) {
        spectators.remove(watcher);
    }

    boolean over() {
        return live.isGone() || live.view().over() != null;
    }

    /** Hears of every change of the game. */
    @Override
    public void accept(String message) {
        changed();
    }

    private void changed() {
        String state = state();
        synchronized (this) {
            if (state.equals(told)) return;
            told = state;
        }
        spectators.forEach(one -> one.accept(state));
        passIfNothingElse();
    }

    /** Litama has no pass: where a player has nothing but that, the card that our rules name first is given away. */
    private void passIfNothingElse() {
        LiveGameView view = live.view();
        Position position = position(view);
        Game game = live.game();
        int[] legal = game.moves(position);
        boolean litama;
        synchronized (this) {
            litama = tokens[position.sideToMove() == creatorSide ? 0 : 1] != null;
        }
        if (!litama || !begun(view) || legal.length == 0 || view.over() != null) return;
        boolean onlyPasses = Arrays.stream(legal)
                .noneMatch(move -> game.notation().writeMove(position, move).matches(MOVE));
        synchronized (this) {
            if (!onlyPasses || passing) return;
            passing = true;
        }
        CompletableFuture<Void> unused = CompletableFuture.runAsync(() -> {
            synchronized (this) {
                passing = false;
            }
            new Commands(live).botMove(game.notation().writeMove(position, legal[0]), view.plies());
        });
    }

    private Position position(LiveGameView view) {
        Position position = live.game().notation().read(view.start());
        for (LiveGameView.PlyView ply : view.history())
            position.make(live.game().notation().readMove(position, ply.move()));
        return position;
    }

    String state() {
        LiveGameView view = live.view();
        Game game = live.game();
        Position position = position(view);
        Drawing drawing = game.draw(position);
        Map<String, String> usernames = new HashMap<>();
        Map<String, Integer> indices = new HashMap<>();
        synchronized (this) {
            for (int index = 0; index < 2; index++) {
                int side = side(index);
                String seat = view.seats().get(side);
                String name = tokens[index] != null || free(seat) ? names[index] : seat;
                usernames.put(LitamaState.COLOURS.get(side), name);
                indices.put(LitamaState.COLOURS.get(side), index);
            }
        }
        LiveGameView.OverView over = view.over();
        return Json.write(new LitamaState(
                "state",
                usernames,
                indices,
                id,
                LitamaState.COLOURS.get(position.sideToMove()),
                LitamaState.Cards.of(drawing),
                LitamaState.Cards.of(game.draw(game.notation().read(view.start()))),
                view.history().stream().map(LiveGameView.PlyView::move).toList(),
                LitamaState.board(drawing),
                over != null ? LitamaState.ENDED : begun(view) ? LitamaState.IN_PROGRESS : LitamaState.WAITING,
                over != null && over.winner() >= 0 ? LitamaState.COLOURS.get(over.winner()) : "none"));
    }
}
