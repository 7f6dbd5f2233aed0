package dev.kumite.lab.experiment;

import dev.kumite.agents.Agents;
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
        for (Edition.Cell cell : experiment.at(scale).cells())
            try {
                Plan plan = new Plan(
                        experiment.id(), experiment.seed(), List.of(cell.contest()), Stop.NEVER, Plan.Umpiring.USUAL);
                Programme.of(plan, agents);
            } catch (BadInput bad) {
                throw bad.at(cell.place());
            }
    }
}
