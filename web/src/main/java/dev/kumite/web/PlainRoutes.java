package dev.kumite.web;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.image.BoardImage;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.puzzles.PuzzleFile;
import dev.kumite.web.litama.LitamaHall;
import dev.kumite.web.page.Site;
import dev.kumite.web.think.Thinkers;
import dev.kumite.web.view.Catalogue;
import dev.kumite.web.view.PositionView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Requests that change nothing: games, agents, positions, and the server itself. */
final class PlainRoutes {
    private static final int MOST_MOVES = 20_000;

    private final ServerOptions options;
    private final Limits limits;
    private final Thinkers thinkers;
    private final StoreHolder holder;

    PlainRoutes(ServerOptions options, Limits limits, Thinkers thinkers, StoreHolder holder) {
        this.holder = holder;
        this.options = options;
        this.thinkers = thinkers;
        this.limits = limits;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/about", this::about);
        routes.get("/api/openapi.yaml", PlainRoutes::description);
        routes.get("/api/games", request -> Replies.json(request, Catalogue.games(LitamaHall.GAME)));
        routes.get("/api/agents", this::agents);
        routes.post("/api/agents/check", this::checkAgent);
        routes.post("/api/position", this::position);
        routes.get("/api/cards", this::cards);
        routes.get("/api/picture", PlainRoutes::picture);
        routes.get("/api/puzzles", PlainRoutes::puzzles);
    }

    record About(
            String name,
            String version,
            String java,
            int cores,
            Limits limits,
            int lostThreads,
            String store,
            @Nullable String watching,
            String tablesFolder) {}

    private void about(Context request) {
        Replies.json(
                request,
                new About(
                        "kumite",
                        options.version(),
                        System.getProperty("java.version", ""),
                        Runtime.getRuntime().availableProcessors(),
                        limits,
                        thinkers.lost(),
                        options.store().toAbsolutePath().toString(),
                        holder.other().orElse(null),
                        Oracles.folder().toString()));
    }

    private static void description(Context request) {
        request.contentType("application/yaml; charset=utf-8")
                .result(Site.resource("/dev/kumite/web/openapi.yaml", "openapi.yaml"));
    }

    static Game game(@Nullable String text) {
        if (text == null) throw new BadInput("'game' is missing; as in onitama or onitama(size=7)");
        return Games.parse(text);
    }

    private void agents(Context request) {
        Game game = game(Objects.requireNonNullElseGet(
                request.queryParam("game"), () -> Games.offered().get(0).name()));
        Replies.json(request, Catalogue.agents(options.agents(), game));
    }

    private static void puzzles(Context request) {
        Game game = game(request.queryParam("game"));
        Replies.json(
                request, PuzzleFile.shipped(game).orElseGet(() -> new PuzzleFile.Contents(game.text(), 0, List.of())));
    }

    record AgentQuestion(@Nullable String agent, @Nullable String game) {}

    record AgentAnswer(
            String text,
            String meaning,
            boolean repeatable,
            @Nullable String whyNotRepeatable) {}

    private void checkAgent(Context request) {
        AgentQuestion asked = Replies.body(request, AgentQuestion.class);
        if (asked.agent() == null) throw new BadInput("'agent' is missing; as in strong(time=1s)");
        AgentMaker maker = limits.allowance().parse(options.requested(), asked.agent(), game(asked.game()));
        Replies.json(
                request,
                new AgentAnswer(
                        maker.text(),
                        maker.meaning(),
                        maker.repeatable(),
                        maker.whyNotRepeatable().orElse(null)));
    }

    record PositionQuestion(
            @Nullable String game,
            @Nullable String position,
            @Nullable Long seed,
            @Nullable List<String> moves) {}

    private void position(Context request) {
        PositionQuestion asked = Replies.body(request, PositionQuestion.class);
        Game game = game(asked.game());
        List<String> moves = asked.moves() == null ? List.of() : asked.moves();
        Replies.json(request, PositionView.of(game, position(game, asked.position(), asked.seed(), moves)));
    }

    /** The position that a request describes: a text or a seed, and moves from there. */
    static Position position(Game game, @Nullable String text, @Nullable Long seed, List<String> moves) {
        Position position = text == null
                ? game.start(seed == null ? 1 : seed)
                : game.notation().read(text);
        if (moves.size() > MOST_MOVES) throw new BadInput("'moves' has more than " + MOST_MOVES + " moves");
        for (String move : moves) {
            if (move == null || position.result() != Result.ONGOING)
                throw new BadInput(
                        "'moves' continues after the end of the game, or contains something that is not a move");
            position.make(game.notation().readMove(position, move));
        }
        return position;
    }

    /** A position as an image, with a move as an arrow. */
    private static void picture(Context request) {
        Game game = game(request.queryParam("game"));
        Position position = position(game, request.queryParam("position"), null, List.of());
        String move = request.queryParam("move");
        OptionalInt shown = move == null
                ? OptionalInt.empty()
                : OptionalInt.of(game.notation().readMove(position, move));
        request.contentType("image/svg+xml").result(BoardImage.svg(game, position, shown));
    }

    record Cards(List<Game.Face> cards) {}

    private void cards(Context request) {
        Replies.json(request, new Cards(game(request.queryParam("game")).cards()));
    }
}
