package dev.kumite.lab.experiment.file;

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
            node.only("name", "agent", "opponent", "game", "seed");
            String name = node.get("name").read(Curriculum::name);
            Lesson lesson = new Lesson(
                    name,
                    node.get("agent").read(variables::fill),
                    node.optional("opponent")
                            .map(other -> other.read(variables::fill))
                            .orElse(Lesson.SELF),
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
