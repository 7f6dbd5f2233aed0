package dev.kumite.web;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Thinkers;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A position in, a move out: nothing is stored, and the agent is forgotten. */
final class MoveRoutes {
    private static final String USUAL = "strong(time=1s)";
    private static final int MOST_WAITING = 200;

    private final ServerOptions options;
    private final Limits limits;
    private final Thinkers thinkers;

    MoveRoutes(ServerOptions options, Limits limits, Thinkers thinkers) {
        this.options = options;
        this.limits = limits;
        this.thinkers = thinkers;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/move", this::move);
    }

    record MoveQuestion(
            @Nullable String game,
            @Nullable String position,
            @Nullable Long seed,
            @Nullable List<String> moves,
            @Nullable String agent) {}

    /** The move with the figures of the search, but without pictures of moves: a few hundred bytes. */
    record BriefMove(
            @Nullable String move,
            double value,
            @Nullable Integer winIn,
            int depth,
            long iterations,
            long nodes,
            double milliseconds,
            List<String> line) {
        static BriefMove of(FindingsView findings) {
            return new BriefMove(
                    findings.move(),
                    findings.value(),
                    findings.winIn(),
                    findings.depth(),
                    findings.iterations(),
                    findings.nodes(),
                    findings.milliseconds(),
                    findings.line().stream().map(FindingsView.Step::move).toList());
        }
    }

    private void move(Context request) {
        MoveQuestion asked = Replies.body(request, MoveQuestion.class);
        Game game = PlainRoutes.game(asked.game());
        List<String> moves = asked.moves() == null ? List.of() : asked.moves();
        Position position = PlainRoutes.position(game, asked.position(), asked.seed(), moves);
        if (position.result() != Result.ONGOING) throw Refusal.conflict("the game is over; there is no move to find");
        if (thinkers.waiting() > MOST_WAITING)
            throw Refusal.tooMany("too many others wait for an agent to think; try again in a while");
        String text = asked.agent() == null ? USUAL : asked.agent();
        AgentMaker maker = limits.allowance().parse(options.requested(), text, game);
        long seed = asked.seed() == null ? 1 : asked.seed();
        String key = "move/" + UUID.randomUUID() + "/";
        Question question = new Question(
                key, maker, game, position, List.of(), seed, limits.allowance().nanos());
        boolean brief = "true".equals(request.queryParam("brief"));
        CompletableFuture<FindingsView> found = ask(question);
        request.future(() -> found.thenAccept(answer -> {
            thinkers.pool().drop(key);
            Replies.json(request, brief ? BriefMove.of(answer) : answer);
        }));
    }

    private CompletableFuture<FindingsView> ask(Question question) {
        CompletableFuture<FindingsView> found = new CompletableFuture<>();
        thinkers.aside(question, new Answer() {
            @Override
            public void soFar(Choice choice) {
                // One answer is wanted.
            }

            @Override
            public void done(Choice choice) {
                found.complete(FindingsView.of(question.game(), question.position(), choice));
            }

            @Override
            public void failed(String why) {
                found.completeExceptionally(Refusal.conflict(why));
            }
        });
        return found;
    }
}
