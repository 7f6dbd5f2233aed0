package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.web.live.Agreements;
import dev.kumite.web.live.BackgroundAnalysis;
import dev.kumite.web.live.Commands;
import dev.kumite.web.live.Guest;
import dev.kumite.web.live.LiveGame;
import dev.kumite.web.live.Variations;
import dev.kumite.web.view.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The commands of a live game by name, whether they arrive as a request or as a message of a live connection. */
final class LiveGameCommands {
    /** Executes a command with the fields that were sent. */
    interface Command {
        Object run(LiveGame live, JsonNode body, @Nullable Guest guest);
    }

    private final int analysisSeconds;
    private final StoreHolder holder;
    private final Map<String, Command> all = commands();

    LiveGameCommands(Limits limits, StoreHolder holder) {
        this.holder = holder;
        analysisSeconds = limits.analysisSeconds();
    }

    record Nothing() {}

    record MoveBody(
            @Nullable String move,
            @Nullable Integer ply,
            @Nullable Long version) {}

    record PlyBody(@Nullable Integer ply) {}

    record SideBody(@Nullable Integer side) {}

    record OfferBody(@Nullable String what, @Nullable Integer side) {}

    record PaceBody(@Nullable Integer pace) {}

    record SeatsBody(@Nullable List<String> seats) {}

    record TitleBody(@Nullable String title) {}

    record NameBody(@Nullable Integer side, @Nullable String name) {}

    record AnalysisBody(
            @Nullable String agent,
            @Nullable Boolean infinite,
            @Nullable Integer ply,
            @Nullable List<String> moves) {}

    record LineBody(@Nullable List<String> moves) {}

    record RetryBody(@Nullable Integer ply, @Nullable String move) {}

    record AgentBody(@Nullable String agent) {}

    /** A search was started or stopped; its results are sent over the live connection. */
    record Begun(boolean begun) {}

    private interface Work<T> {
        Object run(Commands commands, T body);
    }

    private static <T> Command command(Class<T> type, Work<T> work) {
        return (live, body, guest) -> work.run(new Commands(live), Json.read(body, type));
    }

    private interface Talk<T> {
        Object run(Agreements agreements, T body);
    }

    private static <T> Command talk(Class<T> type, Talk<T> work) {
        return (live, body, guest) -> work.run(new Agreements(live, guest), Json.read(body, type));
    }

    private interface Trial {
        Object run(Variations variations, @Nullable List<String> moves);
    }

    private static Command line(Trial work) {
        return (live, body, guest) ->
                work.run(new Variations(live), Json.read(body, LineBody.class).moves());
    }

    private interface Thought<T> {
        Object run(BackgroundAnalysis analysis, T body);
    }

    private <T> Command background(Class<T> type, Thought<T> work) {
        return (live, body, guest) -> work.run(new BackgroundAnalysis(live, analysisSeconds), Json.read(body, type));
    }

    private Map<String, Command> commands() {
        Map<String, Command> named = new TreeMap<>();
        named.put("move", command(MoveBody.class, (live, body) -> live.move(body.move(), body.ply(), body.version())));
        named.put("undo", command(Nothing.class, (live, body) -> live.undo()));
        named.put("redo", command(Nothing.class, (live, body) -> live.redo()));
        named.put("goto", command(PlyBody.class, (live, body) -> live.goTo(body.ply())));
        named.put("resign", command(SideBody.class, (live, body) -> live.resign(body.side())));
        named.put("offer", talk(OfferBody.class, (talk, body) -> talk.offer(body.what(), body.side())));
        named.put("accept", talk(SideBody.class, (talk, body) -> talk.accept(body.side())));
        named.put("decline", talk(SideBody.class, (talk, body) -> talk.decline(body.side())));
        named.put("pause", command(Nothing.class, (live, body) -> live.pause()));
        named.put("resume", command(Nothing.class, (live, body) -> live.resume()));
        named.put("step", command(Nothing.class, (live, body) -> live.step()));
        named.put("pace", command(PaceBody.class, (live, body) -> live.pace(body.pace())));
        named.put("seats", command(SeatsBody.class, (live, body) -> live.seats(body.seats())));
        named.put("title", command(TitleBody.class, (live, body) -> live.title(body.title())));
        named.put("name", (live, body, guest) -> {
            NameBody read = Json.read(body, NameBody.class);
            return live.sharing().name(read.side(), read.name());
        });
        named.put("variation", line(Variations::add));
        named.put("drop-variation", line(Variations::remove));
        named.put("hint", background(AgentBody.class, (analysis, body) -> {
            Object later = analysis.hint(body.agent());
            return later;
        }));
        named.put("analysis", background(AnalysisBody.class, (analysis, body) -> {
            analysis.analyse(body.agent(), Boolean.TRUE.equals(body.infinite()), body.ply(), body.moves());
            return new Begun(true);
        }));
        named.put("stop-analysis", background(Nothing.class, (analysis, body) -> {
            analysis.stopAnalysis();
            return new Begun(false);
        }));
        named.put("review", background(AgentBody.class, (analysis, body) -> {
            analysis.review(body.agent());
            return new Begun(true);
        }));
        named.put("retry", background(RetryBody.class, (analysis, body) -> {
            Object later = analysis.retry(body.ply(), body.move());
            return later;
        }));
        named.put("stop-review", background(Nothing.class, (analysis, body) -> {
            analysis.stopReview();
            return new Begun(false);
        }));
        return named;
    }

    Iterable<String> names() {
        return all.keySet();
    }

    /** @param guest who came by a link; null for whoever has the server */
    Object run(String name, LiveGame live, JsonNode body, @Nullable Guest guest) {
        Command command = all.get(name);
        if (command == null)
            throw new BadInput("there is no command '" + name + "'; " + Nearest.hint(name, all.keySet()));
        holder.checkCommand();
        return command.run(live, body, guest);
    }

    /** The fields of a message that belong to the command. */
    static JsonNode bare(JsonNode message) {
        return message instanceof ObjectNode object ? object.deepCopy().without(List.of("type", "id")) : message;
    }
}
