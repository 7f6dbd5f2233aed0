package dev.kumite.lab.experiment.report;

import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentCatalogue;
import dev.kumite.lab.experiment.verdict.Discoveries;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.experiment.verdict.Verdicts;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Paragraph;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.files.Format;
import dev.kumite.lab.report.files.ReportFiles;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.GameList;
import dev.kumite.lab.summary.Summary;
import dev.kumite.lab.totals.Totals;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An experiment that was played, with what came of it. */
public final class Reproduction {
    private static final String SEQUENCE = "Played until decided: the verdicts and their intervals allow for all looks"
            + " together (docs/statistics.md); other figures have their usual intervals, over all games played.";

    private final Experiment experiment;
    private final Scale scale;
    private final Findings findings;
    private final List<Judgement> judgements;
    private final Verdicts verdicts;
    private final Discoveries discoveries;
    private final Reduction reduction;
    private final StoredRun run;
    private final Totals totals;
    private final ResultTables tables;

    /** With the verdicts of the number of games that was played. */
    public Reproduction(Experiment experiment, Scale scale, Findings findings, StoredRun run, Totals totals) {
        this(experiment, scale, findings, run, totals, Judgement.of(findings));
    }

    /** With verdicts that were reached otherwise. */
    public Reproduction(
            Experiment experiment,
            Scale scale,
            Findings findings,
            StoredRun run,
            Totals totals,
            List<Judgement> judgements) {
        this.experiment = experiment;
        this.scale = scale;
        this.findings = findings;
        this.reduction = Reduction.of(experiment, scale);
        int family = ExperimentCatalogue.shipped().primaryClaims(experiment);
        this.judgements = List.copyOf(judgements);
        this.verdicts = Verdicts.of(this.judgements, family);
        this.run = run;
        this.totals = totals;
        this.discoveries = Discoveries.of(judgements);
        this.tables = new ResultTables(findings, judgements, verdicts, discoveries);
    }

    public Experiment experiment() {
        return experiment;
    }

    public Scale scale() {
        return scale;
    }

    public Findings findings() {
        return findings;
    }

    public List<Judgement> judgements() {
        return judgements;
    }

    public Verdicts verdicts() {
        return verdicts;
    }

    /** Which verdicts stand among those on the experiment's own claims. */
    public Discoveries discoveries() {
        return discoveries;
    }

    public Reduction reduction() {
        return reduction;
    }

    public StoredRun run() {
        return run;
    }

    public Totals totals() {
        return totals;
    }

    public boolean complete() {
        return totals.games() >= totals.plan().games();
    }

    /** What was measured, beside what was published. */
    public List<Table> mainTables() {
        List<Table> main = new ArrayList<>(tables.cells());
        tables.agents().ifPresent(main::add);
        if (!experiment.published().isEmpty()) main.add(tables.published());
        if (!experiment.publishedCurves().isEmpty()) main.add(tables.publishedCurves());
        findings.ratings().ifPresent(ratings -> main.add(tables.ratings(ratings)));
        return main;
    }

    /** The verdicts in one sentence, and under which conditions they hold. */
    public List<String> summary() {
        List<String> lines = new ArrayList<>();
        if (!judgements.isEmpty()) lines.add(verdicts.sentence());
        if (scale != Scale.PAPER) lines.add("Scale " + scale.word() + ": " + reduction.sentence());
        if (reduction.ofBudget() || scale == Scale.PAPER) lines.add(experiment.budget());
        if (!complete())
            lines.add("Only " + totals.games() + " of " + totals.plan().games() + " games are played so far.");
        if (totals.failures() > 0) lines.add(Summary.lostByFailures(totals.failures()));
        if (!run.repeatable()) lines.add(Summary.unrepeatable(run));
        if (!verdicts.primary().isEmpty()) lines.add(verdicts.holmSentence());
        if (discoveries.judged().size() > 1) lines.add(discoveries.sentence());
        if (judgements.stream().anyMatch(judgement -> judgement.looks() > 0)) lines.add(SEQUENCE);
        return lines;
    }

    /** Writes the report in all formats into a folder; {@code store} is where the run's games are. */
    public List<Path> write(Store store, Path folder) {
        Path stem = folder.resolve(experiment.id().replace('/', '-'));
        return ReportFiles.write(document(store), stem, EnumSet.allOf(Format.class));
    }

    /** The whole report; {@code store} is where the run's games are. */
    public Document document(Store store) {
        List<String> summary = new ArrayList<>();
        summary.add(experiment.question());
        summary.addAll(summary());
        List<Section> sections = new ArrayList<>();
        if (!judgements.isEmpty()) sections.add(Section.of("Claims", tables.claims()));
        if (!experiment.published().isEmpty())
            sections.add(Section.of("Published beside measured", tables.published()));
        if (!experiment.publishedCurves().isEmpty())
            sections.add(Section.of("Published curves beside measured", tables.publishedCurves()));
        List<Block> plots = new ArrayList<>(new ResultPlots(findings).all());
        if (!plots.isEmpty()) sections.add(new Section("Plots", plots));
        List<Block> measured = new ArrayList<>(tables.cells());
        tables.agents().ifPresent(measured::add);
        findings.ratings().ifPresent(ratings -> measured.add(tables.ratings(ratings)));
        sections.add(new Section("Measured", measured));
        sections.add(setting());
        sections.add(Section.of("Games", new GameList(store, store.run(run.id())).block()));
        return new Document(experiment.id() + ": " + experiment.title(), summary, conditions(), sections);
    }

    private Section setting() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(tables.players());
        if (!findings.scaled().lessons().isEmpty())
            blocks.add(tables.lessons(findings.scaled().lessons()));
        blocks.add(new Paragraph(experiment.budget()));
        experiment.notes().forEach(note -> blocks.add(new Paragraph(note)));
        return new Section("Setting and notes", blocks);
    }

    private List<Condition> conditions() {
        return List.of(
                new Condition("Paper", experiment.paper() + ", " + experiment.place()),
                new Condition("Scale", scale.word() + ": " + reduction.sentence()),
                new Condition("Games", totals.games() + " of " + totals.plan().games()),
                new Condition("Identical games", totals.identicalGames() + " were move for move the same as another"),
                new Condition("Seed", seed()),
                new Condition(
                        "Repeatable",
                        run.repeatable() ? "yes, move for move" : "no: " + String.join("; ", run.whyNotRepeatable())),
                new Condition("Version", run.version()),
                new Condition("Machine", run.machine()),
                new Condition("Begun", Instant.ofEpochMilli(run.created()).toString()),
                new Condition("Run", String.valueOf(run.id())));
    }

    private String seed() {
        Plan.Origin origin = run.plan().origin();
        String stream = origin == null ? Scale.SHARED_STREAM : origin.stream();
        return stream.isEmpty() ? String.valueOf(experiment.seed()) : experiment.seed() + ", stream " + stream;
    }

    /** The claims of several experiments, taken together. */
    public static Discoveries discoveries(List<Reproduction> played) {
        return Discoveries.of(played.stream()
                .flatMap(reproduction -> reproduction.judgements().stream())
                .toList());
    }

    /** The same by paper, in the order in which they come. */
    public static Map<String, List<Reproduction>> byPaper(List<Reproduction> played) {
        Map<String, List<Reproduction>> papers = new LinkedHashMap<>();
        for (Reproduction one : played)
            papers.computeIfAbsent(one.experiment().paper(), paper -> new ArrayList<>())
                    .add(one);
        return papers;
    }

    /** The claims of several experiments of one paper, as one family. */
    public static Verdicts together(List<Reproduction> played) {
        return Verdicts.of(
                played.stream()
                        .flatMap(reproduction -> reproduction.judgements().stream())
                        .toList(),
                played.get(0).verdicts().family());
    }
}
