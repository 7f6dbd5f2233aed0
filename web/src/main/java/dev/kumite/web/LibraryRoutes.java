package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.web.live.GameFilter;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.live.Records;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Requests about all stored games: found, deleted, exported and imported. */
final class LibraryRoutes {
    private static final int MOST_AT_ONCE = 1000;

    private final LiveGames liveGames;

    LibraryRoutes(LiveGames liveGames) {
        this.liveGames = liveGames;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/live-games", this::list);
        routes.post("/api/live-games/delete", this::delete);
        routes.post("/api/live-games/records", this::export);
        routes.post(Limits.IMPORT, this::read);
    }

    private void list(Context request) {
        int count = Replies.whole(request, "count", LiveGames.LISTED);
        if (count > LiveGames.LISTED) throw new BadInput("'count' must be at most " + LiveGames.LISTED);
        GameFilter filter =
                GameFilter.read(request.queryParam("search"), request.queryParam("game"), request.queryParam("result"));
        Replies.json(request, liveGames.list(filter, Replies.whole(request, "from", 0), count));
    }

    record Chosen(@Nullable List<@Nullable String> ids) {
        List<String> read() {
            if (ids == null || ids.isEmpty() || ids.size() > MOST_AT_ONCE)
                throw new BadInput("'ids' must be a list of games' ids, from 1 to " + MOST_AT_ONCE + " of them");
            if (ids.stream().anyMatch(Objects::isNull)) throw new BadInput("'ids' holds a null");
            return ids.stream().map(Objects::requireNonNull).distinct().toList();
        }
    }

    record Deleted(int deleted) {}

    private void delete(Context request) {
        List<String> ids = Replies.body(request, Chosen.class).read();
        Replies.json(request, new Deleted(liveGames.delete(ids)));
    }

    private void export(Context request) {
        List<String> ids = Replies.body(request, Chosen.class).read();
        Replies.record(request, "games.pdn", Records.writeAll(liveGames, ids));
    }

    record NewRecords(@Nullable String text, @Nullable String game) {}

    private void read(Context request) {
        NewRecords wish = Replies.body(request, NewRecords.class);
        Replies.created(request, Records.read(liveGames, wish.text(), wish.game()));
    }
}
