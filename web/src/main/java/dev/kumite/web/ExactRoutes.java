package dev.kumite.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.web.exact.BuildView;
import dev.kumite.web.exact.Builds;
import dev.kumite.web.exact.ExactValues;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** Requests for exact values and for builds of tablebases. */
final class ExactRoutes {
    private static final int ACCEPTED = 202;

    private final Builds builds;

    ExactRoutes(Builds builds) {
        this.builds = builds;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/value", this::value);
        routes.get("/api/solving", request -> Replies.json(request, new Solving(builds.view())));
        routes.post("/api/solving", this::solve);
        routes.delete("/api/solving", request -> Replies.json(request.status(ACCEPTED), new Solving(builds.stop())));
    }

    record Question(@Nullable String game, @Nullable String position) {
        Game read() {
            return PlainRoutes.game(game);
        }

        Position readFor(Game of) {
            if (position == null) throw new BadInput("'position' is missing: its text in the game's notation");
            return of.notation().read(position);
        }
    }

    record Solving(@Nullable BuildView build) {}

    /** The value, with the current or last build. */
    record Value(
            @JsonUnwrapped ExactValues.Answer answer,
            @Nullable BuildView build) {}

    private void value(Context request) {
        Question asked = Replies.body(request, Question.class);
        Game game = asked.read();
        Position position = asked.readFor(game);
        Replies.json(request, new Value(ExactValues.of(game, position, builds.mostBytes()), builds.view()));
    }

    private void solve(Context request) {
        Question asked = Replies.body(request, Question.class);
        Game game = asked.read();
        BuildView begun = builds.start(game, asked.readFor(game));
        Replies.json(request.status(ACCEPTED), new Solving(begun));
    }
}
