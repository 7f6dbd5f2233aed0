package dev.kumite.lab.view;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Published;
import dev.kumite.lab.experiment.PublishedCurve;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An experiment that was played, as {@code kumite reproduce --json} prints it. */
public record ReproductionEntry(
        String id,
        String scale,
        long run,
        long games,
        long gamesAskedFor,
        boolean reducedBudget,
        List<String> reduced,
        boolean repeatable,
        List<String> whyNotRepeatable,
        long identicalGames,
        List<CellEntry> cells,
        List<AgentEntry> agents,
        List<PublishedEntry> published,
        List<CurveEntry> publishedCurves,
        List<ClaimEntry> claims,
        List<RatingEntry> ratings) {

    /** A number with its interval, null where it or a bound does not exist; and how reports write it. */
    public record Figure(
            @Nullable Double value,
            @Nullable Double low,
            @Nullable Double high,
            String text) {
        static final Figure NONE = new Figure(null, null, null, Form.UNKNOWN);

        static Figure of(Interval interval, Unit unit) {
            return new Figure(
                    finite(interval.value()),
                    finite(interval.low()),
                    finite(interval.high()),
                    unit.form().write(dev.kumite.lab.experiment.measure.Figure.estimate(interval)));
        }

        private static @Nullable Double finite(double number) {
            return Double.isFinite(number) ? number : null;
        }
    }

    public record CellEntry(String label, Map<String, String> variables, long games, Map<String, Figure> measures) {}

    public record AgentEntry(String name, long games, Map<String, Figure> measures) {}

    public record PublishedEntry(
            String cell, String measure, long games, Figure published, String words, Figure measured, String note) {}

    public record CurveEntry(String series, String x, String measure, String note, List<PointEntry> points) {}

    /** A point of a published curve, and the cell at the same place; null where this scale plays none there. */
    public record PointEntry(
            double x, double published, @Nullable String cell, Figure measured) {}

    /** The verdict in one word, the budget's share of the paper's where it is reduced and known, and both in words. */
    public record ClaimEntry(
            String name,
            String says,
            String rank,
            String measure,
            String region,
            Figure measured,
            String verdict,
            @Nullable Double budgetRatio,
            String words,
            @Nullable Boolean afterHolm,
            @Nullable Double pValue,
            @Nullable Boolean afterFdr,
            @Nullable Long moreGames,
            @Nullable Integer looks,
            @Nullable Boolean futile) {}

    public record RatingEntry(String name, Figure rating) {}

    public static ReproductionEntry of(Reproduction reproduction) {
        Experiment experiment = reproduction.experiment();
        return new ReproductionEntry(
                experiment.id(),
                reproduction.scale().word(),
                reproduction.run().id(),
                reproduction.totals().games(),
                reproduction.totals().plan().games(),
                reproduction.reduction().ofBudget(),
                reproduction.reduction().lines(),
                reproduction.run().repeatable(),
                reproduction.run().whyNotRepeatable(),
                reproduction.totals().identicalGames(),
                cells(reproduction.findings()),
                agents(reproduction.findings()),
                published(reproduction.findings()),
                publishedCurves(reproduction.findings()),
                reproduction.judgements().stream()
                        .map(judgement -> claim(judgement, reproduction))
                        .toList(),
                ratings(reproduction.findings()));
    }

    private static List<CellEntry> cells(Findings findings) {
        List<Measure> measures = findings.experiment().measures();
        return findings.scaled().cells().stream()
                .map(cell -> {
                    Contest contest = cell.contest();
                    String label = contest.label();
                    return new CellEntry(
                            label, contest.variables(), findings.games(label), figures(findings, label, measures));
                })
                .toList();
    }

    private static List<AgentEntry> agents(Findings findings) {
        List<Measure> measures = findings.experiment().measures().stream()
                .filter(measure -> !measure.needsMoves())
                .toList();
        return findings.scaled().entrants().stream()
                .map(name -> new AgentEntry(name, findings.games(name), figures(findings, name, measures)))
                .toList();
    }

    private static Map<String, Figure> figures(Findings findings, String cells, List<Measure> measures) {
        Map<String, Figure> figures = new LinkedHashMap<>();
        for (Measure measure : measures)
            figures.put(
                    measure.name(),
                    Figure.of(findings.figure(measure.name(), cells).interval(), measure.unit()));
        return figures;
    }

    private static List<PublishedEntry> published(Findings findings) {
        List<PublishedEntry> entries = new ArrayList<>();
        for (Published one : findings.experiment().published())
            for (String name : one.values().keySet()) {
                Measure measure = Measures.parse(name);
                Optional<Interval> figure = one.figure(measure);
                entries.add(new PublishedEntry(
                        one.cell(),
                        name,
                        one.games(),
                        figure.map(known -> Figure.of(known, measure.unit())).orElse(Figure.NONE),
                        one.words(measure),
                        Figure.of(findings.figure(name, one.cell()).interval(), measure.unit()),
                        one.note(measure)));
            }
        return entries;
    }

    private static List<CurveEntry> publishedCurves(Findings findings) {
        return findings.experiment().publishedCurves().stream()
                .map(curve -> new CurveEntry(
                        curve.series(),
                        curve.x(),
                        curve.y(),
                        curve.note(),
                        curve.points().stream()
                                .map(point -> point(curve, point, findings))
                                .toList()))
                .toList();
    }

    private static PointEntry point(PublishedCurve curve, PublishedCurve.Point point, Findings findings) {
        Unit unit = Measures.parse(curve.y()).unit();
        Optional<String> cell = curve.beside(point, findings.experiment(), findings.scaled());
        Figure measured = cell.map(
                        label -> Figure.of(findings.figure(curve.y(), label).interval(), unit))
                .orElse(Figure.NONE);
        return new PointEntry(point.x(), point.y(), cell.orElse(null), measured);
    }

    private static ClaimEntry claim(Judgement judgement, Reproduction reproduction) {
        Claim claim = judgement.claim();
        return new ClaimEntry(
                claim.name(),
                claim.says(),
                claim.rank(),
                claim.measure().text(),
                claim.regionText(),
                Figure.of(judgement.interval(), judgement.unit()),
                judgement.word(),
                budgetRatio(claim, reproduction.reduction()),
                judgement.words(),
                claim.primary() ? reproduction.verdicts().standing().contains(claim) : null,
                judgement.decided() ? judgement.pValue() : null,
                judgement.decided() ? reproduction.discoveries().stands(judgement) : null,
                judgement.moreGames().isPresent() ? judgement.moreGames().getAsLong() : null,
                judgement.looks() > 0 ? judgement.looks() : null,
                judgement.looks() > 0 ? judgement.futile() : null);
    }

    /** 1 where the claim's cells are the paper's own. */
    private static @Nullable Double budgetRatio(Claim claim, Reduction reduction) {
        if (!reduction.ofBudget(claim)) return 1.0;
        return reduction.ratio().isPresent() ? reduction.ratio().getAsDouble() : null;
    }

    private static List<RatingEntry> ratings(Findings findings) {
        List<String> names = findings.scaled().entrants();
        List<RatingEntry> entries = new ArrayList<>();
        findings.ratings().ifPresent(fit -> {
            for (int i = 0; i < names.size(); i++)
                entries.add(new RatingEntry(names.get(i), Figure.of(fit.rating(i), Unit.ELO)));
        });
        return entries;
    }
}
