package dev.kumite.web;

import dev.kumite.agents.Agents;
import dev.kumite.base.Folders;
import dev.kumite.lab.view.ExperimentEntry;
import dev.kumite.lab.view.RunEntry;
import dev.kumite.web.lab.Experiments;
import dev.kumite.web.lab.LabRun;
import dev.kumite.web.lab.NewRun;
import dev.kumite.web.lab.PlayedGames;
import dev.kumite.web.lab.Reports;
import dev.kumite.web.lab.Runs;
import dev.kumite.web.think.Crew;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Requests about runs and experiments. */
final class LabRoutes {
    private static final int NO_CONTENT = 204;
    private static final int USUAL_PAGE = 50;
    private static final String PAGE = "html";

    /** A report may run its own scripts and nothing else; the sandbox hides even the server's origin from it. */
    private static final String REPORT_POLICY =
            "sandbox allow-scripts allow-downloads allow-popups; default-src 'none'; script-src 'unsafe-inline';"
                    + " style-src 'unsafe-inline'; img-src data: blob:; frame-ancestors 'self'";

    private static final long PLANNING_MILLIS = 60_000;
    private static final long GRACE_MILLIS = 2_000;
    private static final Crew PLANNING = new Crew(1, "planning", GRACE_MILLIS);
    private static final int MOST_PLANNING = 20;
    private static final Crew ESTIMATING = new Crew(1, "estimating", GRACE_MILLIS);
    private static final int MOST_ESTIMATING = 5;
    private static final int MOST_READERS = 20;

    private final Runs runs;
    private final Reports reports;
    private final Agents agents;
    private final Folders folders;
    private final Semaphore readers = new Semaphore(MOST_READERS);
    private final Limits limits;

    LabRoutes(Runs runs, Agents agents, Folders folders, Limits limits) {
        this.runs = runs;
        this.reports = new Reports(runs);
        this.agents = agents;
        this.folders = folders;
        this.limits = limits;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/experiments", request -> Replies.json(request, new ExperimentCatalogue(Experiments.all())));
        routes.post("/api/experiments/estimate", this::estimate);
        routes.get("/api/runs", request -> Replies.json(request, new Listing(runs.list())));
        routes.post("/api/runs", this::start);
        routes.get("/api/runs/{id}", few(request -> Replies.json(request, runs.look(run(request)))));
        routes.delete("/api/runs/{id}", this::delete);
        routes.post("/api/runs/{id}/stop", request -> Replies.json(request, runs.stop(run(request))));
        routes.post("/api/runs/{id}/resume", this::resume);
        routes.get("/api/runs/{id}/report", few(this::report));
        routes.get("/api/runs/{id}/games", few(this::games));
        routes.get("/api/runs/{id}/games/{contest}/{number}", few(this::game));
    }

    /** Adding up a long run takes a while: a limit on these requests leaves threads for others. */
    private Handler few(Handler asking) {
        return request -> {
            if (!readers.tryAcquire())
                throw Refusal.tooMany(MOST_READERS + " others are looking at runs just now; try again in a while");
            try {
                asking.handle(request);
            } finally {
                readers.release();
            }
        };
    }

    record ExperimentCatalogue(List<ExperimentEntry> experiments) {}

    record Listing(List<RunEntry> runs) {}

    record Estimate(
            @Nullable String id,
            @Nullable String scale,
            @Nullable Integer workers) {}

    /** Plays a few games of the experiment, for some seconds. */
    private void estimate(Context request) {
        Estimate wish = Replies.body(request, Estimate.class);
        int workers = NewRun.workers(wish.workers(), limits.threads());
        Replies.json(
                request,
                ESTIMATING.ask(
                        () -> Experiments.cost(wish.id(), wish.scale(), agents, runs.file(), workers),
                        PLANNING_MILLIS,
                        MOST_ESTIMATING,
                        "the estimate"));
    }

    static long run(Context request) {
        return number(request.pathParam("id"), "run");
    }

    static long number(String text, String what) {
        if (!text.matches("[0-9]{1,9}")) throw Refusal.notFound("there is no " + what + " '" + text + "'");
        return Long.parseLong(text);
    }

    private void start(Context request) {
        NewRun wish = Replies.body(request, NewRun.class);
        int workers = NewRun.workers(wish.workers(), limits.threads());
        NewRun.Size most = new NewRun.Size(limits.contests(), limits.games());
        LabRun begun = PLANNING.ask(
                () -> runs.start(wish.plan(agents, folders, limits.allowance(), most), workers),
                PLANNING_MILLIS,
                MOST_PLANNING,
                "the start of the run");
        Replies.created(request, begun);
    }

    record Resume(@Nullable Integer workers) {}

    private void resume(Context request) {
        Integer workers = Replies.body(request, Resume.class).workers();
        Replies.json(request, runs.resume(run(request), NewRun.workers(workers, limits.threads())));
    }

    private void delete(Context request) {
        runs.delete(run(request));
        request.status(NO_CONTENT);
    }

    private void report(Context request) {
        String format = Objects.requireNonNullElse(request.queryParam("format"), PAGE);
        Reports.Sheet sheet = reports.report(run(request), format);
        boolean shown = format.equals(PAGE) && request.queryParam("download") == null;
        request.header("Content-Security-Policy", REPORT_POLICY)
                .header(
                        "Content-Disposition",
                        (shown ? "inline" : "attachment") + "; filename=\"" + sheet.name() + "\"")
                .contentType(sheet.type())
                .result(sheet.content());
    }

    private void games(Context request) {
        int from = Replies.whole(request, "from", 0);
        int count = Replies.whole(request, "count", USUAL_PAGE);
        Replies.json(request, new PlayedGames(runs).list(run(request), from, count));
    }

    private void game(Context request) {
        int contest = (int) number(request.pathParam("contest"), "contest");
        int number = (int) number(request.pathParam("number"), "game");
        Replies.json(request, new PlayedGames(runs).walk(run(request), contest, number));
    }
}
