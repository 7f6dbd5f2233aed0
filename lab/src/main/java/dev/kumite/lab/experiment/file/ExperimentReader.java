package dev.kumite.lab.experiment.file;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Experiment.Source;
import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.PlotSpec;
import dev.kumite.lab.experiment.PlotSpec.Kind;
import dev.kumite.lab.experiment.Published;
import dev.kumite.lab.experiment.PublishedCurve;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.SquareHeat;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.yaml.YamlFile;
import dev.kumite.lab.yaml.YamlNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads an experiment's file and checks, at every scale, everything that can be checked without playing. */
public final class ExperimentReader {
    private static final double LARGEST = 1e15;

    private final YamlNode root;
    private final Map<Scale, ScaledExperiment> scales = new EnumMap<>(Scale.class);

    private ExperimentReader(YamlNode root) {
        this.root = root;
    }

    /** A file of the user's own. */
    public static Experiment read(Path file) {
        return read(new Source(file.toString(), YamlFile.text(file), false));
    }

    /** The same from its text; complaints call the file {@code name}. */
    public static Experiment read(String name, String text) {
        return read(new Source(name, text, false));
    }

    public static Experiment read(Source source) {
        return new ExperimentReader(YamlFile.read(source.name(), source.text())).experiment(source);
    }

    private Experiment experiment(Source source) {
        root.only(
                "id",
                "paper",
                "place",
                "title",
                "question",
                "notes",
                "seed",
                "game",
                "openings",
                "swap",
                "ply-cap",
                "scales",
                "budget",
                "training",
                "cells",
                "round-robin",
                "measures",
                "published",
                "published-curves",
                "unpublished",
                "claims",
                "plots");
        root.map("scales").only(Scale.WORDS.toArray(String[]::new));
        for (Scale scale : Scale.values()) scales.put(scale, Expansion.of(root, scale));
        return new Experiment(
                source,
                root.get("id").read(ExperimentReader::id),
                root.get("paper").read(ExperimentReader::word),
                root.text("place"),
                root.text("title"),
                root.text("question"),
                root.optional("notes").map(YamlNode::texts).orElse(List.of()),
                root.text("budget"),
                root.optional("seed").map(YamlNode::seed).orElse(1L),
                measures(),
                published(),
                curves(),
                root.text("unpublished", ""),
                ClaimReader.read(root.list("claims"), this::expression),
                plots(),
                scales);
    }

    private static String id(String text) {
        if (!text.matches("[a-z0-9]++(?:-[a-z0-9]++)*+(?:/[a-z0-9]++(?:[.-][a-z0-9]++)*+)*+"))
            throw new BadInput("'" + text + "' must be small letters, digits and hyphens, as in schulz/table-5.1");
        return text;
    }

    private static String word(String text) {
        if (!text.matches("[a-z0-9]++(?:-[a-z0-9]++)*+"))
            throw new BadInput("'" + text + "' must be one word of small letters, as in schulz");
        return text;
    }

    private List<Measure> measures() {
        Map<String, Measure> measures = new LinkedHashMap<>();
        for (YamlNode node : root.get("measures").list()) {
            Measure measure = node.read(Measures::parse);
            if (measures.put(measure.name(), measure) != null)
                throw node.complaint("the measure '" + measure.name() + "' is named twice");
        }
        return List.copyOf(measures.values());
    }

    private List<Published> published() {
        List<Published> all = new ArrayList<>();
        Set<String> cells = new HashSet<>();
        for (YamlNode node : root.list("published")) {
            String cell = node.get("cell").read(this::cellsOrEntrant);
            if (!cells.add(cell)) throw node.complaint("there is more than one entry for '" + cell + "'");
            Map<String, Double> values = new LinkedHashMap<>();
            Map<String, String> words = new HashMap<>();
            Map<String, String> notes = notes(node);
            node.fields().forEach((name, value) -> {
                if (name.equals("cell") || name.equals("games") || name.equals("note")) return;
                value.read(text -> Measures.parse(name));
                String text = value.text();
                if (text.equals(Published.NOT_LEGIBLE) || text.equals(Published.INCONSISTENT)) {
                    values.put(name, Double.NaN);
                    words.put(name, text);
                } else values.put(name, publishedValue(value, Measures.parse(name)));
            });
            all.add(new Published(
                    node.place(),
                    cell,
                    node.optional("games")
                            .map(games -> games.whole(0, 1_000_000_000))
                            .orElse(paperGames(cell)),
                    values,
                    words,
                    notes));
        }
        return all;
    }

    /** By the measure that each is about; a text alone is about all of the row. */
    private static Map<String, String> notes(YamlNode node) {
        Map<String, String> notes = new HashMap<>();
        node.optional("note").ifPresent(note -> {
            if (note.isText()) notes.put(Published.WHOLE_ROW, note.text());
            else
                note.fields().forEach((measure, text) -> {
                    if (!node.has(measure))
                        throw text.complaint("the row has no figure '" + measure + "' that the note could be about");
                    notes.put(measure, text.text());
                });
        });
        return notes;
    }

    private List<PublishedCurve> curves() {
        return root.list("published-curves").stream()
                .map(node -> {
                    PublishedCurve curve = PublishedCurve.read(node);
                    node.get("x").read(this::variable);
                    node.optional("cells").ifPresent(cells -> cells.read(this::cells));
                    return curve;
                })
                .toList();
    }

    private static double publishedValue(YamlNode value, Measure measure) {
        if (value.text().matches("[A-Za-z ]+"))
            throw value.complaint("a published value is a number, '" + Published.NOT_LEGIBLE + "' or '"
                    + Published.INCONSISTENT + "', not '" + value.text() + "'");
        return measure.unit().isBounded() ? value.number(0, 1) : value.number(-LARGEST, LARGEST);
    }

    /** The paper's own number of games is what the largest scale plays. */
    private int paperGames(String cells) {
        ScaledExperiment paper = scaled(Scale.PAPER);
        return paper.played(cells).stream()
                .mapToInt(cell -> paper.cells().get(cell).contest().games())
                .sum();
    }

    private ScaledExperiment scaled(Scale scale) {
        return java.util.Objects.requireNonNull(scales.get(scale));
    }

    /** As {@link #cells}, or the name of an agent in the round robin. */
    private String cellsOrEntrant(String pattern) {
        return scaled(Scale.PAPER).entrants().contains(pattern) ? pattern : cells(pattern);
    }

    /** A label or pattern that fits some cell at every scale. */
    private String cells(String pattern) {
        for (Scale scale : Scale.values()) {
            ScaledExperiment scaled = scaled(scale);
            if (scaled.matching(pattern).isEmpty())
                throw new BadInput("there is no cell '" + pattern + "' at the scale " + scale.word() + "; "
                        + Nearest.hint(pattern, scaled.labels()));
        }
        return pattern;
    }

    private Expression expression(String text) {
        Expression expression = Expression.parse(text);
        for (Expression.Term term : expression.terms()) {
            if (term instanceof Expression.OfCells of)
                scaled(Scale.PAPER).checkHas(Measures.parse(of.measure()), cellsOrEntrant(of.cells()));
            else if (term instanceof Expression.Parity parity) {
                cells(parity.cells());
                axis(parity.x());
            } else if (term instanceof Gain gain) {
                variable(gain.x());
                if (gain.labels(scaled(Scale.PAPER)).isEmpty())
                    throw new BadInput("there are no cells '" + gain.cells() + "' with " + gain.x() + " = " + gain.at()
                            + " and half of it");
            } else entrant(((Expression.RatingOf) term).name());
        }
        return expression;
    }

    private void entrant(String name) {
        List<String> entrants = scaled(Scale.PAPER).entrants();
        if (!entrants.contains(name))
            throw new BadInput("there is no agent '" + name + "' in the round robin; " + Nearest.hint(name, entrants));
    }

    private Set<String> variables() {
        Set<String> names = new TreeSet<>();
        for (ScaledExperiment scaled : scales.values())
            scaled.cells()
                    .forEach(cell -> names.addAll(cell.contest().variables().keySet()));
        return names;
    }

    private String variable(String name) {
        if (!variables().contains(name) && !name.equals(PlotSpec.CELL))
            throw new BadInput("no cell has a variable '" + name + "'; " + Nearest.hint(name, variables()));
        return name;
    }

    private String axis(String name) {
        if (variables().contains(name) || name.equals(PlotSpec.CELL) || Measures.isMeasure(name)) return name;
        Set<String> known = variables();
        known.addAll(Measures.names());
        throw new BadInput("'" + name + "' is neither a variable nor a measure; " + Nearest.hint(name, known));
    }

    private List<PlotSpec> plots() {
        List<PlotSpec> plots = new ArrayList<>();
        for (YamlNode node : root.list("plots")) {
            PlotSpec plot = plot(node);
            if (plot.kind() == Kind.BARS || plot.kind() == Kind.HEATMAP) checkPlaces(node, plot);
            plots.add(plot);
        }
        return plots;
    }

    /** A bar, or a cell of a heat map, shows one cell. */
    private void checkPlaces(YamlNode node, PlotSpec plot) {
        String other = plot.kind() == Kind.HEATMAP ? plot.y() : plot.series();
        for (ScaledExperiment scaled : scales.values()) {
            Map<List<String>, String> taken = new HashMap<>();
            for (int number : scaled.matching(plot.cells())) {
                Contest contest = scaled.cells().get(number).contest();
                String x = PlotSpec.value(plot.x(), contest);
                String y = PlotSpec.value(other, contest);
                if (x.isEmpty() || y.isEmpty() && !other.isEmpty()) continue;
                String before = taken.put(List.of(x, y), contest.label());
                if (before != null)
                    throw node.complaint("the plot has one place for '" + before + "' and '" + contest.label()
                            + "'; narrow it with 'cells' or part them with 'series'");
            }
        }
    }

    private static PlotSpec.Gains gains(YamlNode node) {
        return new PlotSpec.Gains(
                node.number("millions", 1e-6, LARGEST),
                node.optional("crossing").map(at -> at.number(0, LARGEST)).orElse(Double.NaN));
    }

    private PlotSpec plot(YamlNode node) {
        Kind kind = Kind.valueOf(node.get("kind")
                .oneOf("bars", "curves", "gain", "heatmap", "board", "ratings")
                .toUpperCase(Locale.ROOT));
        switch (kind) {
            case BARS, CURVES -> node.only("kind", "title", "cells", "x", "y", "series", "log", "x-title", "y-title");
            case GAIN -> node.only("kind", "title", "cells", "x", "log", "millions", "crossing");
            case HEATMAP -> node.only("kind", "title", "cells", "x", "y", "value", "x-title", "y-title");
            case BOARD -> node.only("kind", "title", "cell", "value");
            case RATINGS -> node.only("kind", "title");
        }
        if (kind == Kind.RATINGS && scaled(Scale.PAPER).entrants().isEmpty())
            throw node.complaint("there are no ratings to plot: the file has no round-robin");
        boolean map = kind == Kind.HEATMAP;
        List<String> values = switch (kind) {
            case BARS, CURVES ->
                node.get("y").oneOrMore().stream()
                        .map(y -> y.read(Measures::parse).name())
                        .toList();
            case HEATMAP -> List.of(node.get("value").read(Measures::parse).name());
            case BOARD -> List.of(node.get("value").read(SquareHeat::checked));
            case GAIN, RATINGS -> List.of();
        };
        return new PlotSpec(
                node.place(),
                kind,
                node.text("title", ""),
                kind == Kind.BOARD
                        ? node.get("cell").read(this::cells)
                        : node.optional("cells")
                                .map(cells -> cells.read(this::cells))
                                .orElse(ScaledExperiment.ANY),
                kind == Kind.BARS || kind == Kind.GAIN || map
                        ? node.get("x").read(this::variable)
                        : kind == Kind.CURVES ? node.get("x").read(this::axis) : "",
                map ? node.get("y").read(this::variable) : "",
                values,
                node.optional("series")
                        .map(series -> series.read(this::variable))
                        .orElse(""),
                node.flag("log", false),
                kind == Kind.GAIN ? Gain.RATIO : node.text("x-title", ""),
                node.text("y-title", ""),
                kind == Kind.GAIN ? gains(node) : PlotSpec.Gains.NONE);
    }
}
