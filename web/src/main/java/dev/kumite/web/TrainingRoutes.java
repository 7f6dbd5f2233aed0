package dev.kumite.web;

import dev.kumite.web.lab.TrainingView;
import dev.kumite.web.lab.Trainings;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** Requests about trainings. */
final class TrainingRoutes {
    private final Trainings trainings;
    private final Limits limits;

    TrainingRoutes(Trainings trainings, Limits limits) {
        this.trainings = trainings;
        this.limits = limits;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/trainings", request -> Replies.json(request, new Listing(trainings.list())));
        routes.post("/api/trainings", this::start);
        routes.get("/api/trainings/{name}", request -> Replies.json(request, trainings.look(name(request))));
        routes.post("/api/trainings/{name}/stop", request -> Replies.json(request, trainings.stop(name(request))));
    }

    record Listing(List<TrainingView> trainings) {}

    private static String name(Context request) {
        return request.pathParam("name");
    }

    private void start(Context request) {
        Trainings.NewTraining wish = Replies.body(request, Trainings.NewTraining.class);
        Replies.created(request, trainings.start(wish, limits.threads()));
    }
}
