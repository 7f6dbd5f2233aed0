package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.web.table.Asides;
import dev.kumite.web.table.Commands;
import dev.kumite.web.table.Table;
import dev.kumite.web.view.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The commands of a table by name, however they come in: as a request or as a message of a live connection. */
final class TableCommands {
    /** What a command does with the rest of what was sent. */
    interface Command {
        Object run(Table table, JsonNode body);
    }

    private final int analysisSeconds;
    private final Map<String, Command> all = commands();

    TableCommands(Limits limits) {
        analysisSeconds = limits.analysisSeconds();
    }

    record Nothing() {}

    record MoveBody(
            @Nullable String move,
            @Nullable Integer ply,
            @Nullable Long version) {}

    record PlyBody(@Nullable Integer ply) {}

    record SideBody(@Nullable Integer side) {}

    record PaceBody(@Nullable Integer pace) {}

    record SeatsBody(@Nullable List<String> seats) {}

    record TitleBody(@Nullable String title) {}

    record AnalysisBody(@Nullable String agent, @Nullable Boolean infinite) {}

    record AgentBody(@Nullable String agent) {}

    /** Something was begun or ended of which the live connection tells. */
    record Begun(boolean begun) {}

    private interface Work<T> {
        Object run(Commands commands, T body);
    }

    private static <T> Command command(Class<T> type, Work<T> work) {
        return (table, body) -> work.run(new Commands(table), Json.read(body, type));
    }

    private interface Thought<T> {
        Object run(Asides asides, T body);
    }

    private <T> Command aside(Class<T> type, Thought<T> work) {
        return (table, body) -> work.run(new Asides(table, analysisSeconds), Json.read(body, type));
    }

    private Map<String, Command> commands() {
        Map<String, Command> named = new TreeMap<>();
        named.put(
                "move", command(MoveBody.class, (table, body) -> table.move(body.move(), body.ply(), body.version())));
        named.put("undo", command(Nothing.class, (table, body) -> table.undo()));
        named.put("redo", command(Nothing.class, (table, body) -> table.redo()));
        named.put("goto", command(PlyBody.class, (table, body) -> table.goTo(body.ply())));
        named.put("resign", command(SideBody.class, (table, body) -> table.resign(body.side())));
        named.put("pause", command(Nothing.class, (table, body) -> table.pause()));
        named.put("resume", command(Nothing.class, (table, body) -> table.resume()));
        named.put("step", command(Nothing.class, (table, body) -> table.step()));
        named.put("pace", command(PaceBody.class, (table, body) -> table.pace(body.pace())));
        named.put("seats", command(SeatsBody.class, (table, body) -> table.seats(body.seats())));
        named.put("title", command(TitleBody.class, (table, body) -> table.title(body.title())));
        named.put("hint", aside(AgentBody.class, (asides, body) -> {
            Object later = asides.hint(body.agent());
            return later;
        }));
        named.put("analysis", aside(AnalysisBody.class, (asides, body) -> {
            asides.analyse(body.agent(), Boolean.TRUE.equals(body.infinite()));
            return new Begun(true);
        }));
        named.put("stop-analysis", aside(Nothing.class, (asides, body) -> {
            asides.stopAnalysis();
            return new Begun(false);
        }));
        named.put("review", aside(AgentBody.class, (asides, body) -> {
            asides.review(body.agent());
            return new Begun(true);
        }));
        named.put("stop-review", aside(Nothing.class, (asides, body) -> {
            asides.stopReview();
            return new Begun(false);
        }));
        return named;
    }

    Iterable<String> names() {
        return all.keySet();
    }

    Object run(String name, Table table, JsonNode body) {
        Command command = all.get(name);
        if (command == null)
            throw new BadInput("there is no command '" + name + "'; " + Nearest.hint(name, all.keySet()));
        return command.run(table, body);
    }

    /** A message without what is the connection's own business. */
    static JsonNode bare(JsonNode message) {
        return message instanceof ObjectNode object ? object.deepCopy().without(List.of("type", "id")) : message;
    }
}
