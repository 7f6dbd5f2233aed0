package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.plan.Contest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How a scale differs from what the paper did. */
public final class Reduction {
    private static final Pattern RATIO = Pattern.compile("1(?:/([0-9]{1,9}(?:\\.[0-9]{1,3})?))?");
    /** Budgets that are cut by more different factors than this have no one ratio. */
    private static final double ONE_RATIO = 2;

    private final ScaledExperiment ours;
    private final ScaledExperiment papers;
    private final List<String> lines = new ArrayList<>();

    private Reduction(ScaledExperiment ours, ScaledExperiment papers) {
        this.ours = ours;
        this.papers = papers;
    }

    public static Reduction of(Experiment experiment, Scale scale) {
        Reduction reduction = new Reduction(experiment.at(scale), experiment.at(Scale.PAPER));
        reduction.compare();
        return reduction;
    }

    /** {@code 1/70}, or {@code 1} where agents think as much as in the paper. */
    public static double ratio(String text) {
        Matcher ratio = RATIO.matcher(text);
        double divisor = !ratio.matches() ? 0 : ratio.group(1) == null ? 1 : Double.parseDouble(ratio.group(1));
        if (divisor < 1)
            throw new BadInput("'" + text + "' is no ratio of budgets; write 1/70, or 1 for the paper's own");
        return 1 / divisor;
    }

    private void compare() {
        if (ours.games() != papers.games())
            lines.add(Unit.COUNT.form().write((double) ours.games()) + " games instead of "
                    + Unit.COUNT.form().write((double) papers.games()));
        for (Map.Entry<String, List<String>> value : ours.values().entrySet()) {
            List<String> paper = papers.values().getOrDefault(value.getKey(), List.of());
            if (!paper.isEmpty() && !paper.equals(value.getValue()))
                lines.add(value.getKey() + " = " + String.join(", ", value.getValue()) + " instead of "
                        + String.join(", ", paper) + divided(value.getValue(), paper));
        }
    }

    private static String divided(List<String> ours, List<String> papers) {
        double ratio = 1 / quotient(ours, papers);
        return ratio > 1 && !Double.isInfinite(ratio) ? " (divided by " + digits(ratio) + ")" : "";
    }

    /** Of two plain numbers; NaN if either is not one. */
    private static double quotient(List<String> ours, List<String> papers) {
        if (ours.size() != 1 || papers.size() != 1) return Double.NaN;
        return Variables.toNumber(ours.get(0)) / Variables.toNumber(papers.get(0));
    }

    private static String digits(double number) {
        return (number == Math.rint(number) ? Unit.COUNT : Unit.MEAN).form().write(number);
    }

    /** What differs, in words. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** Whether any cell is played differently than in the paper. */
    public boolean ofBudget() {
        return !identities(ours, all(ours)).equals(identities(papers, all(papers)));
    }

    /** Whether a claim rests on cells that are played differently than in the paper. */
    public boolean ofBudget(Claim claim) {
        return !identities(ours, claim.measure().cells(ours))
                .equals(identities(papers, claim.measure().cells(papers)));
    }

    private static Set<Integer> all(ScaledExperiment scaled) {
        return new HashSet<>(scaled.matching(ScaledExperiment.ANY));
    }

    /** All that decides the games of these cells but their number. */
    private static Set<String> identities(ScaledExperiment scaled, Set<Integer> cells) {
        return cells.stream()
                .map(cell -> scaled.cells().get(cell).contest())
                .map(Contest::identity)
                .collect(Collectors.toSet());
    }

    /**
     * How much agents think, or train, compared with the paper: as the file states it, or else the geometric mean over
     * the values that are numbers at both scales. Empty where these are cut by very different factors, or there are
     * none.
     */
    public OptionalDouble ratio() {
        if (ours.budgetRatio().isPresent()) return ours.budgetRatio();
        List<Double> logs = new ArrayList<>();
        ours.values().forEach((name, value) -> {
            double log = Math.log(quotient(value, papers.values().getOrDefault(name, List.of())));
            if (log != 0 && Double.isFinite(log)) logs.add(log);
        });
        double least = logs.stream().mapToDouble(log -> log).min().orElse(0);
        double most = logs.stream().mapToDouble(log -> log).max().orElse(Double.POSITIVE_INFINITY);
        if (most - least > Math.log(ONE_RATIO)) return OptionalDouble.empty();
        return OptionalDouble.of(
                Math.exp(logs.stream().mapToDouble(log -> log).average().orElseThrow()));
    }

    /** The ratio as in {@code 1/70}; empty where it is not known or the claim's budget is the paper's own. */
    public String ratioText(Claim claim) {
        if (!ofBudget(claim) || ratio().isEmpty()) return "";
        double ratio = ratio().getAsDouble();
        return ratio == 1 ? "" : ratio < 1 ? "1/" + twoDigits(1 / ratio) : twoDigits(ratio);
    }

    private static String twoDigits(double number) {
        double step = Math.pow(10, Math.floor(Math.log10(number)) - 1);
        return digits(step >= 1 ? Math.round(number / step) * step : Math.round(number * 10) / 10.0);
    }

    /** What a verdict on this claim adds: {@code at 1/70 of the budget}; nothing where the budget is the paper's. */
    public String words(Claim claim) {
        if (!ofBudget(claim) || ratio().isPresent() && ratio().getAsDouble() == 1) return "";
        String text = ratioText(claim);
        if (text.isEmpty()) return "at a reduced budget";
        return text.startsWith("1/") ? "at " + text + " of the budget" : "at " + text + " times the budget";
    }

    /** "20 games instead of 100; n = 200 instead of 200k (divided by 1000)", or that nothing differs. */
    public String sentence() {
        return lines.isEmpty() ? "Everything is as in the paper." : String.join("; ", lines) + ".";
    }
}
