package dev.kumite.lab.experiment.report;

import dev.kumite.lab.experiment.Published;
import dev.kumite.lab.experiment.PublishedCurve;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.experiment.verdict.Discoveries;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.experiment.verdict.Verdicts;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The tables of an experiment's report. */
public final class ResultTables {
    private static final int MEASURES_A_TABLE = 4;

    private final Findings findings;
    private final List<Judgement> judgements;
    private final Verdicts verdicts;
    private final Discoveries discoveries;

    ResultTables(Findings findings, List<Judgement> judgements, Verdicts verdicts, Discoveries discoveries) {
        this.findings = findings;
        this.judgements = judgements;
        this.verdicts = verdicts;
        this.discoveries = discoveries;
    }

    private static Cell amount(Interval interval, Unit unit) {
        return new Cell.Amount(Figure.estimate(interval), unit.form());
    }

    Table claims() {
        Table.Builder table = Table.of(
                Label.of(
                        "claims",
                        "Claims and verdicts",
                        "A claim is reproduced when the whole interval lies in its region, and differs when none of"
                                + " it does. Primary claims stand first and are the ones that count; Holm's correction is for all"
                                + " primary claims of the paper, " + verdicts.family()
                                + ". FDR: whether the verdict stands"
                                + " with the false discovery rate controlled at 5 % over all claims of this table"
                                + " (Benjamini and Yekutieli)."),
                Column.words("Claim"),
                Column.words("Rank"),
                Column.words("Quantity"),
                Column.words("Region"),
                Column.numbers("Measured"),
                Column.words("Verdict"),
                Column.words("After Holm"),
                Column.words("FDR"));
        for (Judgement judgement : primaryFirst())
            table.row(
                    Cell.text(judgement.claim().says()),
                    Cell.text(judgement.claim().rank()),
                    Cell.text(judgement.claim().measure().text()),
                    Cell.text(judgement.claim().regionWords(judgement.unit())),
                    amount(judgement.interval(), judgement.unit()),
                    Cell.verdict(judgement.words(), tone(judgement)),
                    Cell.text(afterHolm(judgement)),
                    Cell.text(underFdr(judgement)));
        return table.build();
    }

    private String afterHolm(Judgement judgement) {
        if (!judgement.claim().primary()) return "";
        return verdicts.standing().contains(judgement.claim()) ? "stands" : "open";
    }

    private String underFdr(Judgement judgement) {
        if (!judgement.decided()) return "";
        return (discoveries.stands(judgement) ? "stands" : "open") + ", " + judgement.pText();
    }

    private List<Judgement> primaryFirst() {
        return judgements.stream()
                .sorted(Comparator.comparing(judgement -> !judgement.claim().primary()))
                .toList();
    }

    private static Cell.Tone tone(Judgement judgement) {
        return switch (judgement.verdict()) {
            case INSIDE -> Cell.Tone.GOOD;
            case OUTSIDE -> Cell.Tone.BAD;
            case UNDECIDED -> Cell.Tone.OPEN;
        };
    }

    /** Every published figure with the interval that the paper's own games give it, beside ours. */
    Table published() {
        Table.Builder table = Table.of(
                Label.of(
                        "published",
                        "Published beside measured",
                        "The interval of a published share is the one that the paper's own number of games gives it;"
                                + " for means the papers publish none."),
                Column.words("Cell"),
                Column.words("Measure"),
                Column.numbers("Paper's games"),
                Column.numbers("Published"),
                Column.numbers("Our games"),
                Column.numbers("Measured"),
                Column.words("Note"));
        for (Published entry : findings.experiment().published())
            for (String name : entry.values().keySet()) {
                Measure measure = Measures.parse(name);
                Optional<Interval> figure = entry.figure(measure);
                table.row(
                        Cell.text(entry.cell()),
                        Cell.text(name),
                        Cell.count(entry.games()),
                        figure.isPresent() ? amount(figure.get(), measure.unit()) : Cell.text(entry.words(measure)),
                        Cell.count(findings.games(entry.cell())),
                        amount(findings.figure(name, entry.cell()).interval(), measure.unit()),
                        Cell.text(entry.note(measure)));
            }
        return table.build();
    }

    /** The points of published curves, each beside the cell that stands at the same place. */
    Table publishedCurves() {
        Table.Builder table = Table.of(
                Label.of("published-curves", "Published curves beside measured"),
                Column.words("Curve"),
                Column.words("Cell"),
                Column.numbers("At"),
                Column.numbers("Published"),
                Column.numbers("Measured"),
                Column.words("Note"));
        for (PublishedCurve curve : findings.experiment().publishedCurves()) {
            Unit unit = Measures.parse(curve.y()).unit();
            String note = curve.note();
            for (PublishedCurve.Point point : curve.points()) {
                Optional<String> cell = curve.beside(point, findings.experiment(), findings.scaled());
                table.row(
                        Cell.text(curve.name()),
                        Cell.text(cell.orElse("not played at this scale")),
                        new Cell.Amount(
                                Estimate.exact(point.x()),
                                point.x() == Math.rint(point.x()) ? Form.whole() : Form.decimals(2)),
                        new Cell.Amount(Estimate.exact(point.y()), unit.form()),
                        cell.isPresent()
                                ? amount(findings.figure(curve.y(), cell.get()).interval(), unit)
                                : Cell.text(""),
                        Cell.text(note));
                note = "";
            }
        }
        return table.build();
    }

    /** All measures of all cells, a few to a table so that a page can hold it. */
    List<Table> cells() {
        List<Contest> positions = new ArrayList<>();
        List<Contest> games = new ArrayList<>();
        for (Contest contest : findings.scaled().contests())
            (contest instanceof Contest.Dilemmas ? positions : games).add(contest);
        List<Table> tables = new ArrayList<>();
        addCells(
                tables,
                games,
                "cells",
                "Measured, cell by cell",
                "With 95 % intervals; shares are of A, the first agent.",
                "Games");
        addCells(
                tables,
                positions,
                "positions",
                "Measured in positions of a tablebase",
                "What moves give away against the best ones, in points, with 95 % intervals.",
                "Positions");
        return tables;
    }

    private void addCells(
            List<Table> tables, List<Contest> cells, String id, String title, String note, String things) {
        if (cells.isEmpty()) return;
        List<String> rows = cells.stream().map(Contest::label).toList();
        List<Measure> measures = findings.experiment().measures().stream()
                .filter(measure -> cells.stream().anyMatch(measure::covers))
                .toList();
        for (int from = 0; from < measures.size(); from += MEASURES_A_TABLE) {
            List<Measure> some = measures.subList(from, Math.min(measures.size(), from + MEASURES_A_TABLE));
            String part = measures.size() <= MEASURES_A_TABLE ? id : id + "-" + (1 + from / MEASURES_A_TABLE);
            tables.add(figures(Label.of(part, title, note), "Cell", things, rows, some));
        }
    }

    private Table figures(Label label, String what, String things, List<String> rows, List<Measure> measures) {
        List<Column> columns = new ArrayList<>(List.of(Column.words(what), Column.numbers(things)));
        measures.forEach(measure -> columns.add(Column.numbers(measure.name())));
        Table.Builder table = Table.of(label, columns.toArray(Column[]::new));
        for (String name : rows) {
            List<Cell> row = new ArrayList<>(List.of(Cell.text(name), Cell.count(findings.games(name))));
            for (Measure measure : measures)
                row.add(amount(findings.figure(measure.name(), name).interval(), measure.unit()));
            table.row(row);
        }
        return table.build();
    }

    /** The results of each agent of a round robin in all its games. */
    Optional<Table> agents() {
        List<Measure> measures = findings.experiment().measures().stream()
                .filter(measure -> !measure.needsMoves())
                .limit(MEASURES_A_TABLE)
                .toList();
        List<String> entrants = findings.scaled().entrants();
        if (entrants.isEmpty() || measures.isEmpty()) return Optional.empty();
        return Optional.of(figures(
                Label.of(
                        "agents",
                        "Measured, agent by agent",
                        "All games of the round robin, seen from the agent named."),
                "Agent",
                "Games",
                entrants,
                measures));
    }

    Table players() {
        Table.Builder table = Table.of(
                Label.of("players", "What was played"),
                Column.words("Cell"),
                Column.words("Game"),
                Column.words("A"),
                Column.words("B"),
                Column.words("Openings"),
                Column.numbers("Games asked for"));
        for (ScaledExperiment.Cell cell : findings.scaled().cells()) {
            Contest contest = cell.contest();
            table.row(
                    Cell.text(contest.label()),
                    Cell.text(contest.game()),
                    Cell.text(contest.a().agent()),
                    Cell.text(opponent(contest)),
                    Cell.text(openings(contest)),
                    Cell.count(contest.games()));
        }
        return table.build();
    }

    private static String opponent(Contest contest) {
        if (contest instanceof Contest.Exam exam)
            return "problems of " + exam.problems() + (exam.repeated() ? ", in rounds" : "");
        if (contest instanceof Contest.Dilemmas dilemmas) return "positions of up to " + dilemmas.pieces() + " pieces";
        return contest.entrants().get(1).agent();
    }

    private static String openings(Contest contest) {
        if (!(contest instanceof Contest.Match match)) return "";
        return match.openings() + (match.swap() ? "" : ", A has side 0");
    }

    /** What each agent learned before it played. */
    Table lessons(List<Lesson> lessons) {
        Table.Builder table = Table.of(
                Label.of("lessons", "What was learned before"),
                Column.words("Lesson"),
                Column.words("Agent"),
                Column.words("Game"),
                Column.words("Opponent or teacher"),
                Column.numbers("Games trained"),
                Column.numbers("Seed"));
        for (Lesson lesson : lessons)
            table.row(
                    Cell.text(lesson.name()),
                    Cell.text(lesson.agent()),
                    Cell.text(lesson.game()),
                    Cell.text(lesson.opponent()),
                    Cell.count(lesson.games()),
                    Cell.count(lesson.seed()));
        return table.build();
    }

    Table ratings(BradleyTerry ratings) {
        Table.Builder table = Table.of(
                Label.of(
                        "ratings-table",
                        "Ratings",
                        "After Bradley and Terry, in Elo around a mean of 0."
                                + (ratings.priorUsed()
                                        ? " Some agent won or lost everything, so a weak prior holds the ratings."
                                        : "")),
                Column.words("Agent"),
                Column.numbers("Rating"));
        List<String> entrants = findings.scaled().entrants();
        for (int i = 0; i < entrants.size(); i++)
            table.row(Cell.text(entrants.get(i)), amount(ratings.rating(i), Unit.ELO));
        table.row(Cell.text("worth of the first move"), amount(ratings.firstPlayerAdvantage(), Unit.ELO));
        return table.build();
    }
}
