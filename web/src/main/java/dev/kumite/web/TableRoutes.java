package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.web.table.NewTable;
import dev.kumite.web.table.Records;
import dev.kumite.web.table.Table;
import dev.kumite.web.table.Tables;
import dev.kumite.web.table.Trees;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.TableView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Tables by request. */
final class TableRoutes {
    private static final int ACCEPTED = 202;
    private static final int NO_CONTENT = 204;
    private static final long PATIENCE_MILLIS = 30_000;

    private final Tables tables;
    private final TableCommands commands;

    TableRoutes(Tables tables, TableCommands commands) {
        this.tables = tables;
        this.commands = commands;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/tables", request -> Replies.json(request, new Listing(tables.list())));
        routes.post("/api/tables", this::open);
        routes.get("/api/tables/{id}", this::look);
        routes.delete("/api/tables/{id}", this::delete);
        for (String name : commands.names()) routes.post("/api/tables/{id}/" + name, request -> run(name, request));
        routes.delete("/api/tables/{id}/analysis", request -> run("stop-analysis", request));
        routes.delete("/api/tables/{id}/review", request -> run("stop-review", request));
        routes.get("/api/tables/{id}/tree", this::tree);
        routes.get("/api/tables/{id}/record", this::record);
        routes.post("/api/records", this::read);
    }

    private void run(String name, Context request) {
        Object answer = commands.run(name, table(request), Json.tree(request.body()));
        if (answer instanceof CompletableFuture<?> later) answerLater(request, later);
        else Replies.json(answer instanceof TableCommands.Begun ? request.status(ACCEPTED) : request, answer);
    }

    private static void answerLater(Context request, CompletableFuture<?> later) {
        request.future(() -> later.thenAccept(done -> Replies.json(request, Objects.requireNonNull(done))));
    }

    record Listing(List<TableView.Line> tables) {}

    /** The table that is asked about; asking counts as watching for a while. */
    private Table table(Context request) {
        Table table = tables.get(request.pathParam("id"));
        table.asked();
        return table;
    }

    private void open(Context request) {
        Table table = tables.open(Replies.body(request, NewTable.class));
        table.asked();
        Replies.created(request, table.view());
    }

    /** With {@code after} the answer waits until the table has changed since that version, for half a minute at most. */
    private void look(Context request) {
        Table table = table(request);
        String after = request.queryParam("after");
        if (after == null) Replies.json(request, table.view());
        else if (!after.matches("[0-9]{1,18}")) throw new BadInput("'after' must be a table's version, a whole number");
        else answerLater(request, table.after(Long.parseLong(after), PATIENCE_MILLIS));
    }

    private void tree(Context request) {
        String path = Objects.requireNonNullElse(request.queryParam("path"), "");
        List<String> moves = path.isEmpty() ? List.of() : List.of(path.split("/", -1));
        answerLater(request, new Trees(table(request)).look(moves));
    }

    private void record(Context request) {
        Table table = table(request);
        request.header(
                        "Content-Disposition",
                        "attachment; filename=\"" + table.game().name() + ".pdn\"")
                .contentType("text/plain; charset=utf-8")
                .result(Records.write(table));
    }

    record NewRecords(@Nullable String text, @Nullable String game) {}

    private void read(Context request) {
        NewRecords wish = Replies.body(request, NewRecords.class);
        Replies.created(request, new Listing(Records.read(tables, wish.text(), wish.game())));
    }

    private void delete(Context request) {
        tables.delete(request.pathParam("id"));
        request.status(NO_CONTENT);
    }
}
