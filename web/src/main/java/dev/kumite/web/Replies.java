package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/** Replies in JSON, and one clear line for every error. */
final class Replies {
    static final String BROKEN = "Something went wrong here; the server's log has the details.";
    private static final int BAD_REQUEST = 400;
    private static final int SERVER_ERROR = 500;
    private static final int UNAVAILABLE = 503;
    private static final int CREATED = 201;

    private Replies() {}

    record Complaint(String error) {}

    static void json(Context request, Object answer) {
        request.contentType("application/json").result(Json.write(answer));
    }

    static void created(Context request, Object answer) {
        json(request.status(CREATED), answer);
    }

    /** Games as a file to save. */
    static void record(Context request, String name, String text) {
        request.header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .contentType("text/plain; charset=utf-8")
                .result(text);
    }

    /** A whole number of the query. */
    static int whole(Context request, String name, int otherwise) {
        String text = request.queryParam(name);
        if (text == null) return otherwise;
        if (!text.matches("[0-9]{1,9}")) throw new BadInput("'" + name + "' must be a whole number");
        return Integer.parseInt(text);
    }

    /** The body of the request as a record. */
    static <T> T body(Context request, Class<T> type) {
        return Json.read(request.body(), type);
    }

    static void addComplaints(RoutesConfig routes, Consumer<Throwable> log) {
        routes.exception(BadInput.class, (bad, request) -> complain(request, BAD_REQUEST, bad.line()));
        routes.exception(
                Unavailable.class,
                (trouble, request) ->
                        complain(request, trouble.temporary() ? UNAVAILABLE : SERVER_ERROR, trouble.line()));
        routes.exception(Refusal.class, (refusal, request) -> complain(request, refusal.status(), refusal.line()));
        routes.exception(
                HttpResponseException.class,
                (known, request) ->
                        complain(request, known.getStatus(), Objects.requireNonNullElse(known.getMessage(), "") + "."));
        routes.exception(Exception.class, (broken, request) -> {
            log.accept(broken);
            complain(request, SERVER_ERROR, BROKEN);
        });
    }

    private static void complain(Context request, int status, String line) {
        json(request.status(status), new Complaint(line));
    }

    /** The line for an exception where a reply has no status. */
    static String line(Throwable thrown, Consumer<Throwable> log) {
        Throwable cause = thrown.getCause();
        Throwable broken = thrown instanceof CompletionException && cause != null ? cause : thrown;
        if (broken instanceof BadInput bad) return bad.line();
        if (broken instanceof Unavailable trouble) return trouble.line();
        if (broken instanceof Refusal refusal) return refusal.line();
        log.accept(broken);
        return BROKEN;
    }
}
