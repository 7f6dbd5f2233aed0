package dev.kumite.lab.experiment.file;

import dev.kumite.agents.net.NetTrainer;
import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.Variables;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.yaml.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Turns the file's {@code training} into lessons, each as long as the cells of one scale need. */
final class Curriculum {
    private Curriculum() {}

    static List<Lesson> of(YamlNode root, Expansion expansion) {
        Map<String, Lesson> lessons = new LinkedHashMap<>();
        Variables variables = expansion.variables();
        for (YamlNode node : root.list("training")) {
            node.only("name", "agent", "opponent", "teacher", "game", "seed");
            String name = node.get("name").read(Curriculum::name);
            String agent = node.get("agent").read(variables::fill);
            Lesson lesson = new Lesson(
                    name,
                    agent,
                    opponent(node, NetTrainer.isMeant(agent), variables),
                    node.optional("game")
                            .or(() -> root.optional("game"))
                            .orElseThrow(() -> node.complaint("'game' is missing, here and at the top of the file"))
                            .read(variables::fill),
                    node.optional("seed").map(YamlNode::seed).orElse(1L),
                    new TreeSet<>());
            if (lessons.put(name, lesson) != null) throw node.complaint("two lessons are called '" + name + "'");
        }
        for (ScaledExperiment.Cell cell : expansion.cells()) attend(cell, lessons);
        return new ArrayList<>(lessons.values());
    }

    /** Who plays the training games beside the agent, or in its place. */
    private static String opponent(YamlNode node, boolean network, Variables variables) {
        if (node.has(network ? "opponent" : "teacher"))
            throw node.complaint(
                    network
                            ? "a network learns from the games of a 'teacher' and has no 'opponent'"
                            : "an agent that plays its own training games has no 'teacher'; it may have an 'opponent'");
        return node.optional(network ? "teacher" : "opponent")
                .map(other -> other.read(variables::fill))
                .orElse(network ? NetTrainer.TEACHER : Lesson.SELF);
    }

    private static String name(String name) {
        if (!name.matches("[A-Za-z0-9-]+"))
            throw new BadInput("the name of a lesson must be letters, digits and hyphens, not '" + name + "'");
        return name;
    }

    private static void attend(ScaledExperiment.Cell cell, Map<String, Lesson> lessons) {
        Contest contest = cell.contest();
        try {
            for (Contest.Entrant entrant : contest.entrants())
                Lesson.references(
                        entrant.agent(),
                        lessons.keySet(),
                        (name, games) -> lessons.computeIfPresent(name, (same, lesson) -> lesson.with(List.of(games))));
        } catch (BadInput bad) {
            throw bad.at(cell.place());
        }
    }
}
