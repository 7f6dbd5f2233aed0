package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.web.live.Guest;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.live.Sharing;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Links by which others play one side of a game, or watch it. */
final class LinkRoutes {
    private static final int NO_CONTENT = 204;
    private static final String WATCH = "watch";

    private final LiveGames liveGames;
    private final Supplier<String> place;
    private final boolean local;

    /**
     * @param place where others find the page
     * @param local whether only this machine does
     */
    LinkRoutes(LiveGames liveGames, Supplier<String> place, boolean local) {
        this.liveGames = liveGames;
        this.place = place;
        this.local = local;
    }

    /**
     * A link.
     *
     * @param side the side it plays, or null if it only shows the game
     * @param local whether only this machine can open it
     */
    record LinkView(@Nullable Integer side, String address, String token, boolean local) {}

    record Links(List<LinkView> links) {}

    record NewLink(@Nullable Integer side) {}

    void add(RoutesConfig routes) {
        routes.get("/api/live-games/{id}/links", request -> Replies.json(request, new Links(all(request))));
        routes.post("/api/live-games/{id}/links", this::offer);
        routes.delete("/api/live-games/{id}/links/{seat}", this::withdraw);
    }

    private Sharing sharing(Context request) {
        return liveGames.get(request.pathParam("id")).sharing();
    }

    private List<LinkView> all(Context request) {
        return sharing(request).links().stream().map(this::view).toList();
    }

    private LinkView view(Guest guest) {
        return new LinkView(
                guest.plays() ? guest.role() : null, place.get() + "#token=" + guest.token(), guest.token(), local);
    }

    private void offer(Context request) {
        Integer side = Replies.body(request, NewLink.class).side();
        if (side != null && side != 0 && side != 1)
            throw new BadInput("'side' must be 0 or 1, or missing for a link to watch");
        Replies.created(request, view(sharing(request).offer(side == null ? Guest.WATCHER : side)));
    }

    private void withdraw(Context request) {
        String seat = request.pathParam("seat");
        if (!List.of("0", "1", WATCH).contains(seat)) throw new BadInput("a link is 0, 1 or watch, not '" + seat + "'");
        sharing(request).withdraw(seat.equals(WATCH) ? Guest.WATCHER : Integer.parseInt(seat));
        request.status(NO_CONTENT);
    }
}
