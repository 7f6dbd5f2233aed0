package dev.kumite.web;

import dev.kumite.web.table.NewTable;
import dev.kumite.web.table.Table;
import dev.kumite.web.table.Tables;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.TableView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** Tables by request. */
final class TableRoutes {
    private static final int NO_CONTENT = 204;

    private final Tables tables;

    TableRoutes(Tables tables) {
        this.tables = tables;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/tables", request -> Replies.json(request, new Listing(tables.list())));
        routes.post("/api/tables", this::open);
        routes.get("/api/tables/{id}", this::look);
        routes.delete("/api/tables/{id}", this::delete);
        for (String name : TableCommands.names())
            routes.post(
                    "/api/tables/{id}/" + name,
                    request ->
                            Replies.json(request, TableCommands.run(name, table(request), Json.tree(request.body()))));
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

    private void look(Context request) {
        Replies.json(request, table(request).view());
    }

    private void delete(Context request) {
        tables.delete(request.pathParam("id"));
        request.status(NO_CONTENT);
    }
}
