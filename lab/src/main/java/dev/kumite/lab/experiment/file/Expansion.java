package dev.kumite.lab.experiment.file;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.Variables;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.yaml.YamlNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Expands the file's cells into the contests of one scale: {@code for}, {@code ${…}}, round robin, numbers of games.
 */
final class Expansion {
    private static final int MOST_CELLS = 5_000;
    private static final int MOST_PIECES = 99;
    private static final int MOST_PLIES = 1_000_000;
    private static final int LONGEST_LABEL = 200;

    private final YamlNode root;
    private final Scale scale;
    private final int games;
    private final Variables variables;
    private final OptionalDouble budgetRatio;
    private final List<ScaledExperiment.Cell> cells = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    private Expansion(YamlNode root, Scale scale) {
        this.root = root;
        this.scale = scale;
        YamlNode settings = root.map("scales").map(scale.word()).only("games", "values", "budget-ratio");
        this.games = settings.whole("games", 1, Contest.MOST_GAMES);
        Map<String, List<String>> values = new LinkedHashMap<>();
        settings.optional("values")
                .ifPresent(node -> node.fields()
                        .forEach((name, value) -> values.put(
                                name,
                                value.oneOrMore().stream().map(YamlNode::text).toList())));
        this.variables = new Variables(values);
        this.budgetRatio = settings.optional("budget-ratio")
                .map(node -> OptionalDouble.of(ratio(node)))
                .orElse(OptionalDouble.empty());
    }

    private double ratio(YamlNode node) {
        if (scale == Scale.PAPER)
            throw node.complaint("the paper's scale has the paper's budget; remove 'budget-ratio'");
        return node.read(Reduction::ratio);
    }

    static ScaledExperiment of(YamlNode root, Scale scale) {
        Expansion expansion = new Expansion(root, scale);
        root.list("cells").forEach(expansion::expand);
        List<String> entrants = expansion.roundRobin();
        if (expansion.cells.isEmpty())
            throw root.complaint("there is nothing to play; the file needs 'cells' or a 'round-robin'");
        return new ScaledExperiment(
                scale,
                expansion.variables.values(),
                expansion.cells,
                entrants,
                Curriculum.of(root, expansion),
                expansion.budgetRatio);
    }

    private void expand(YamlNode cell) {
        cell.only(
                "label",
                "for",
                "a",
                "b",
                "game",
                "openings",
                "swap",
                "ply-cap",
                "games",
                "problems",
                "repeat",
                "tablebase");
        List<Map<String, String>> rows = cell.optional("for").map(this::rows).orElse(List.of(Map.of()));
        for (Map<String, String> row : rows) add(cell, row);
    }

    /** Fields with lists are crossed; a list of rows is taken as it stands. */
    private List<Map<String, String>> rows(YamlNode loop) {
        List<Map<String, String>> rows = new ArrayList<>();
        if (loop.isList()) {
            for (YamlNode row : loop.list()) {
                Map<String, String> values = new LinkedHashMap<>();
                row.fields().forEach((name, value) -> values.put(name, value.read(variables::fill)));
                rows.add(values);
            }
            return rows;
        }
        rows.add(Map.of());
        for (Map.Entry<String, YamlNode> field : loop.fields().entrySet()) {
            List<String> values = new ArrayList<>();
            for (YamlNode value : field.getValue().oneOrMore()) values.addAll(value.read(variables::fillList));
            rows = crossed(loop, rows, field.getKey(), values);
        }
        return rows;
    }

    private static List<Map<String, String>> crossed(
            YamlNode loop, List<Map<String, String>> rows, String name, List<String> values) {
        if ((long) rows.size() * values.size() > MOST_CELLS) throw loop.complaint("more than " + MOST_CELLS + " cells");
        List<Map<String, String>> crossed = new ArrayList<>();
        for (Map<String, String> row : rows)
            for (String value : values) {
                Map<String, String> longer = new LinkedHashMap<>(row);
                longer.put(name, value);
                crossed.add(longer);
            }
        return crossed;
    }

    private void add(YamlNode cell, Map<String, String> row) {
        Variables known = variables.with(row);
        if (Stream.of("b", "problems", "tablebase").filter(cell::has).count() > 1)
            throw cell.complaint("a cell has an opponent 'b', 'problems' or a 'tablebase', one of them alone");
        if (cell.has("repeat") && !cell.has("problems"))
            throw cell.complaint(
                    "'repeat' sets the same problems again and again; it has no meaning without 'problems'");
        add(cell, ScaledExperiment.NOBODY, ScaledExperiment.NOBODY, () -> contest(cell, row, known));
    }

    private Contest contest(YamlNode cell, Map<String, String> row, Variables known) {
        if (cell.has("problems")) return exam(cell, row, known);
        return cell.has("tablebase") ? dilemmas(cell, row, known) : match(cell, row, known);
    }

    private Contest exam(YamlNode cell, Map<String, String> row, Variables known) {
        return new Contest.Exam(
                label(cell.get("label").read(known::fill)),
                row,
                of(cell, "game").read(known::fill),
                Entrant.of(cell.get("a").read(known::fill)),
                cell.get("problems").read(known::fill),
                cell.flag("repeat", false),
                games(cell, false));
    }

    private Contest dilemmas(YamlNode cell, Map<String, String> row, Variables known) {
        for (String field : List.of("openings", "swap", "ply-cap"))
            if (cell.has(field))
                throw cell.complaint("'" + field + "' has no meaning with a 'tablebase'; leave one of them out");
        return new Contest.Dilemmas(
                label(cell.get("label").read(known::fill)),
                row,
                of(cell, "game").read(known::fill),
                Entrant.of(cell.get("a").read(known::fill)),
                cell.get("tablebase").whole(1, MOST_PIECES),
                games(cell, false));
    }

    private Contest match(YamlNode cell, Map<String, String> row, Variables known) {
        String label = label(cell.get("label").read(known::fill));
        String game = of(cell, "game").read(known::fill);
        List<Entrant> entrants = Contest.Match.labelled(
                label, game, cell.get("a").read(known::fill), cell.get("b").read(known::fill));
        boolean swap = cell.flag("swap", root.flag("swap", true));
        return new Contest.Match(
                label,
                row,
                game,
                entrants.get(0),
                entrants.get(1),
                openings(cell, known),
                games(cell, swap),
                swap,
                of(cell, "ply-cap", 0));
    }

    private void add(YamlNode at, int a, int b, Supplier<Contest> making) {
        Contest contest = at(at, making);
        if (!labels.add(contest.label()))
            throw at.complaint("two cells are called '" + contest.label() + "'; change one of the labels");
        if (cells.size() == MOST_CELLS) throw at.complaint("more than " + MOST_CELLS + " cells");
        cells.add(new ScaledExperiment.Cell(contest, at.place(), a, b));
    }

    private static <T> T at(YamlNode node, Supplier<T> work) {
        try {
            return work.get();
        } catch (BadInput bad) {
            String file = node.place().substring(0, node.place().lastIndexOf(':'));
            throw bad.line().startsWith(file) ? bad : bad.at(node.place());
        }
    }

    Variables variables() {
        return variables;
    }

    List<ScaledExperiment.Cell> cells() {
        return cells;
    }

    private static String label(String label) {
        if (label.matches(".*[\\[\\]*].*")) throw new BadInput("the label '" + label + "' may not hold [, ] or *");
        if (label.length() > LONGEST_LABEL) throw new BadInput("the label is longer than " + LONGEST_LABEL);
        return label;
    }

    /** A field of the cell, or else of the whole file. */
    private YamlNode of(YamlNode cell, String field) {
        return cell.optional(field)
                .or(() -> root.optional(field))
                .orElseThrow(() -> cell.complaint("'" + field + "' is missing, here and at the top of the file"));
    }

    private int of(YamlNode cell, String field, int otherwise) {
        return cell.optional(field)
                .or(() -> root.optional(field))
                .map(node -> node.whole(1, MOST_PLIES))
                .orElse(otherwise);
    }

    private String openings(YamlNode cell, Variables known) {
        return cell.optional("openings")
                .or(() -> root.optional("openings"))
                .map(node -> node.read(known::fill))
                .orElse(Contest.STANDARD);
    }

    /** The scale's number, a multiple of it, or numbers of the cell's own. */
    private int games(YamlNode cell, boolean swap) {
        if (!cell.has("games")) return games;
        YamlNode own = cell.get("games");
        if (own.isMap()) {
            own.only(Scale.WORDS.toArray(String[]::new));
            return own.whole(scale.word(), 1, Contest.MOST_GAMES);
        }
        double number = games * own.number(0.001, 1000);
        int step = swap ? 2 : 1;
        return (int) Math.max(step, step * Math.round(number / step));
    }

    private List<String> roundRobin() {
        List<YamlNode> nodes = root.list("round-robin");
        List<String> names = new ArrayList<>();
        for (YamlNode node : nodes) {
            String name = node.only("name", "agent").get("name").read(Expansion::name);
            if (names.contains(name)) throw node.complaint("two agents are called '" + name + "'");
            names.add(name);
        }
        if (names.size() == 1) throw nodes.get(0).complaint("a round robin needs two agents at least");
        boolean swap = root.flag("swap", true);
        for (int i = 0; i < nodes.size(); i++)
            for (int j = i + 1; j < nodes.size(); j++) {
                YamlNode a = nodes.get(i);
                YamlNode b = nodes.get(j);
                Map<String, String> row = new LinkedHashMap<>();
                row.put("a", names.get(i));
                row.put("b", names.get(j));
                add(
                        b,
                        i,
                        j,
                        () -> new Contest.Match(
                                label(row.get("a") + Contest.DASH + row.get("b")),
                                row,
                                of(b, "game").read(variables::fill),
                                entrant(a),
                                entrant(b),
                                openings(b, variables),
                                games,
                                swap,
                                of(b, "ply-cap", 0)));
            }
        return names;
    }

    private Entrant entrant(YamlNode node) {
        return new Entrant(node.get("name").text(), node.get("agent").read(variables::fill));
    }

    private static String name(String name) {
        if (name.matches(".*[()].*")) throw new BadInput("the name '" + name + "' may not hold ( or )");
        return label(name);
    }
}
