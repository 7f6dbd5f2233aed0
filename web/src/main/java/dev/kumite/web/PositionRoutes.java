package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.picture.Drawing;
import dev.kumite.lab.store.StoredPosition;
import dev.kumite.web.live.StoreAccess;
import dev.kumite.web.view.PositionView;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Requests about positions: set up by hand, and saved. */
final class PositionRoutes {
    private static final int NO_CONTENT = 204;
    private static final int LONGEST_TITLE = 200;
    private static final int MOST_KEPT = 1000;

    private final StoreAccess store;

    PositionRoutes(StoreAccess store) {
        this.store = store;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/setup", this::arrange);
        routes.get("/api/positions", this::list);
        routes.post("/api/positions", this::keep);
        routes.delete("/api/positions/{id}", this::forget);
    }

    record Square(
            @Nullable String name,
            @Nullable String piece,
            @Nullable Integer owner,
            @Nullable String ground) {
        Drawing.Cell cell() {
            if (name == null) throw new BadInput("a square in 'cells' has no 'name'");
            return new Drawing.Cell(name, letter(ground), letter(piece), owner == null ? -1 : owner);
        }

        private static char letter(@Nullable String text) {
            return text == null || text.isEmpty() ? 0 : text.charAt(0);
        }
    }

    record HeldCard(@Nullable String name, @Nullable Integer holder) {
        Drawing.Card card() {
            if (name == null) throw new BadInput("a card in 'cards' has no 'name'");
            return new Drawing.Card(name, holder == null ? -1 : holder, List.of());
        }
    }

    record Setup(
            @Nullable String game,
            @Nullable Integer sideToMove,
            @Nullable List<Square> cells,
            @Nullable List<HeldCard> cards,
            @Nullable List<Integer> points) {}

    private void arrange(Context request) {
        Setup setup = Replies.body(request, Setup.class);
        Game game = PlainRoutes.game(setup.game());
        Integer side = setup.sideToMove();
        if (side == null || side != 0 && side != 1) throw new BadInput("'sideToMove' must be 0 or 1");
        List<Integer> points = list(setup.points(), "points");
        if (!points.isEmpty() && points.size() != 2) throw new BadInput("'points' must be two numbers");
        Drawing drawing = new Drawing(
                0,
                list(setup.cells(), "cells").stream().map(Square::cell).toList(),
                list(setup.cards(), "cards").stream().map(HeldCard::card).toList(),
                points,
                List.of());
        Replies.json(request, PositionView.of(game, game.arrange(drawing, side)));
    }

    private static <T> List<T> list(@Nullable List<T> written, String name) {
        if (written == null) return List.of();
        if (written.stream().anyMatch(Objects::isNull)) throw new BadInput("'" + name + "' holds a null");
        return written;
    }

    record Kept(long id, String title, String game, String position, String created) {
        static Kept of(StoredPosition stored) {
            return new Kept(
                    stored.id(),
                    stored.title(),
                    stored.game(),
                    stored.position(),
                    Instant.ofEpochMilli(stored.created()).toString());
        }
    }

    record Listing(List<Kept> positions) {}

    private void list(Context request) {
        List<StoredPosition> all = store.ask(store -> store.positions());
        Replies.json(request, new Listing(all.stream().map(Kept::of).toList()));
    }

    record NewPosition(
            @Nullable String title,
            @Nullable String game,
            @Nullable String position) {}

    private void keep(Context request) {
        NewPosition wish = Replies.body(request, NewPosition.class);
        Game game = PlainRoutes.game(wish.game());
        if (wish.position() == null) throw new BadInput("'position' is missing: its text in the game's notation");
        String text = game.notation().write(game.notation().read(wish.position()));
        String title = Objects.requireNonNullElse(wish.title(), "");
        if (title.length() > LONGEST_TITLE || title.chars().anyMatch(Character::isISOControl))
            throw new BadInput("'title' must be a line of at most " + LONGEST_TITLE + " characters");
        StoredPosition stored = store.ask(store -> {
            if (store.positions().size() >= MOST_KEPT)
                throw Refusal.tooMany("there are " + MOST_KEPT + " positions already; delete some of them first");
            return store.savePosition(title.strip(), game.text(), text);
        });
        Replies.created(request, Kept.of(stored));
    }

    private void forget(Context request) {
        String id = request.pathParam("id");
        boolean known = id.matches("[0-9]{1,18}") && store.ask(store -> store.deletePosition(Long.parseLong(id)));
        if (!known) throw Refusal.notFound("there is no position '" + id + "'");
        request.status(NO_CONTENT);
    }
}
