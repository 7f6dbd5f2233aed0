package dev.kumite.lab.experiment;

import dev.kumite.agents.Agents;
import dev.kumite.lab.lesson.School;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.run.Programme;
import dev.kumite.spec.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Understands every game, agent and opening of an experiment as if it were to be played, with the file's lines. */
public final class ExperimentCheck {
    private static final long ROOM = 1 << 20;

    private ExperimentCheck() {}

    /** At all scales. */
    public static void check(Experiment experiment, Agents agents) {
        for (Scale scale : Scale.values()) check(experiment, scale, agents);
    }

    public static void check(Experiment experiment, Scale scale, Agents agents) {
        Edition edition = experiment.at(scale);
        if (edition.lessons().isEmpty()) check(experiment, edition, agents);
        else
            inFolderOfItsOwn(folder -> {
                School school = new School(edition.lessons(), agents, folder, ROOM);
                school.enrol();
                check(experiment, edition, school.pupils());
            });
    }

    /** Lessons are checked with learners that know nothing, in files that nobody keeps. */
    private static void inFolderOfItsOwn(Consumer<Path> work) {
        try {
            Path folder = Files.createTempDirectory("kumite-lessons");
            try {
                work.accept(folder);
            } finally {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path file : files.toList()) Files.delete(file);
                }
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(Experiment experiment, Edition edition, Agents agents) {
        for (Edition.Cell cell : edition.cells())
            try {
                Plan plan = new Plan(
                        experiment.id(), experiment.seed(), List.of(cell.contest()), Stop.NEVER, Plan.Umpiring.USUAL);
                Programme.of(plan, agents);
            } catch (BadInput bad) {
                throw bad.at(cell.place());
            }
    }
}
