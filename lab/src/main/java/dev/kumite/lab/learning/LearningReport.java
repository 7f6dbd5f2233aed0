package dev.kumite.lab.learning;

import dev.kumite.agents.Agents;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.agents.learn.Training;
import dev.kumite.lab.learning.LearningCurve.Point;
import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What several agents learned: one plot for each opponent in their exhibitions. */
public final class LearningReport {
    /** A plot with more points shows no more. */
    private static final int MOST_POINTS = 400;

    private final List<Trained> agents;

    /**
     * An agent that was trained.
     *
     * @param name of its curves
     * @param average the number of training games that its moving average covers
     */
    record Trained(String name, Knowledge knowledge, int average) {
        static Trained of(Path file, Agents agents) {
            Knowledge knowledge = KnowledgeFiles.head(file);
            int average =
                    Training.type(agents.parse(knowledge.agentName())).course().average();
            String name = String.valueOf(file.getFileName()).replaceFirst("(?<=.)\\.[^.]*$", "");
            return new Trained(name, knowledge, average);
        }
    }

    private LearningReport(List<Trained> agents) {
        this.agents = agents;
    }

    /** Of knowledge files; each curve has the name of its file. */
    public static Document of(List<Path> files, Agents agents) {
        return of(files.stream().map(file -> Trained.of(file, agents)).toList());
    }

    static Document of(List<Trained> agents) {
        return new LearningReport(agents).document();
    }

    private Document document() {
        List<String> summary = new ArrayList<>();
        List<Condition> conditions = new ArrayList<>();
        for (Trained agent : agents) {
            Knowledge known = agent.knowledge();
            String from = known.opponent().equals("self") ? "itself" : known.opponent();
            summary.add(agent.name() + " learned " + known.game() + " from "
                    + Form.whole().write((double) known.games()) + " games against " + from + ".");
            conditions.add(new Condition(agent.name(), known.agent() + ", seed " + known.seed()));
        }
        List<Section> sections = new ArrayList<>();
        Set<String> opponents = new LinkedHashSet<>();
        for (Trained agent : agents)
            opponents.addAll(LearningCurve.opponents(agent.knowledge().history()));
        for (String opponent : opponents) sections.add(section(opponent));
        return new Document("Learning curves", summary, conditions, sections);
    }

    private Section section(String opponent) {
        String id = Label.idOf(opponent);
        List<Block> blocks = new ArrayList<>();
        blocks.add(curves("average-" + id, "Moving average of the win rate against " + opponent, opponent, true));
        blocks.add(curves("single-" + id, "Win rate of each exhibition against " + opponent, opponent, false));
        blocks.add(table(id, opponent));
        return new Section("Against " + opponent, blocks);
    }

    private Curves curves(String id, String title, String opponent, boolean average) {
        List<Curves.Curve> curves = new ArrayList<>();
        for (Trained agent : agents) {
            LearningCurve curve = new LearningCurve(agent.knowledge().history(), opponent);
            List<Point> points = average ? curve.average(agent.average()) : curve.single();
            if (!points.isEmpty()) curves.add(new Curves.Curve(agent.name(), thinned(points)));
        }
        String note = average
                ? "Moving average over the exhibitions of this many training games: " + windows()
                        + ". Bands are 95 % intervals."
                : "Bands are 95 % intervals.";
        return new Curves(
                Label.of(id, title, note),
                Axis.of("Training games").from(0),
                Axis.shares("Win rate").marked(0.5),
                curves);
    }

    private String windows() {
        return String.join(
                ", ",
                agents.stream()
                        .map(agent -> Form.whole().write((double) agent.average()))
                        .distinct()
                        .toList());
    }

    /** Evenly chosen points, the last among them. */
    private static List<Curves.Point> thinned(List<Point> points) {
        int step = (points.size() + MOST_POINTS - 1) / MOST_POINTS;
        List<Curves.Point> chosen = new ArrayList<>();
        for (int i = (points.size() - 1) % step; i < points.size(); i += step)
            chosen.add(new Curves.Point(
                    (double) points.get(i).trained(), Estimate.of(points.get(i).rate())));
        return chosen;
    }

    private Table table(String id, String opponent) {
        Table.Builder table = Table.of(
                Label.of("last-" + id, "Where they stand against " + opponent),
                Column.words("Learner"),
                Column.numbers("Training games"),
                Column.numbers("Last exhibition"),
                Column.numbers("Moving average"));
        for (Trained agent : agents) {
            LearningCurve curve = new LearningCurve(agent.knowledge().history(), opponent);
            List<Point> points = curve.single();
            if (points.isEmpty()) continue;
            List<Point> averages = curve.average(agent.average());
            Point last = points.get(points.size() - 1);
            table.row(
                    Cell.text(agent.name()),
                    Cell.count(last.trained()),
                    Cell.share(last.rate()),
                    Cell.share(averages.get(averages.size() - 1).rate()));
        }
        return table.build();
    }
}
