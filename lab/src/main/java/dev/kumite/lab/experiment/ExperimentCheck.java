package dev.kumite.lab.experiment;

import dev.kumite.agents.Agents;
import dev.kumite.lab.lesson.School;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.run.Programme;
import dev.kumite.spec.BadInput;
import java.util.List;

/** Understands every game, agent and opening of an experiment as if it were to be played, with the file's lines. */
public final class ExperimentCheck {
    private ExperimentCheck() {}

    /** At all scales. */
    public static void check(Experiment experiment, Agents agents) {
        for (Scale scale : Scale.values()) check(experiment, scale, agents);
    }

    public static void check(Experiment experiment, Scale scale, Agents agents) {
        Edition edition = experiment.at(scale);
        boolean right = School.untaught(edition.lessons(), agents, known -> {
            check(experiment, edition, known);
            return true;
        });
        assert right;
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
