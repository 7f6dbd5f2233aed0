package dev.kumite.lab.summary;

import dev.kumite.agents.Agents;
import dev.kumite.lab.rating.Rated;
import dev.kumite.lab.rating.Rater;
import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Paragraph;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.List;

/** The report of a run, made only from what the store has. */
public final class RunReport {
    private final Store store;
    private final StoredRun run;
    private final Totals totals;
    private final List<Entrants> fields;

    private RunReport(Store store, StoredRun run) {
        this.store = store;
        this.run = run;
        this.totals = Totals.of(store, run);
        this.fields = Entrants.of(totals);
    }

    /**
     * The report as a document.
     *
     * @param agents give the meaning of the agents' texts; unknown ones are shown by their texts alone
     */
    public static Document of(Store store, StoredRun run, Agents agents) {
        RunReport report = new RunReport(store, run);
        return new Document(
                run.plan().name() + ", run " + run.id(),
                report.findings(),
                new Conditions(store, run, agents).all(),
                report.sections());
    }

    /** The rating comes first, where the run plays one. */
    private List<String> findings() {
        List<String> sentences = new ArrayList<>();
        Rater.ratedBy(store, run).map(Rated::sentence).ifPresent(sentences::add);
        sentences.addAll(new Summary(run, totals, fields).sentences());
        return sentences;
    }

    private List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        sections.add(results());
        fields.forEach(entrants -> sections.add(ratings(entrants)));
        sections.add(details());
        sections.add(Section.of("Games", new GameList(store, run).block()));
        return sections;
    }

    private Section results() {
        List<Block> blocks = new ArrayList<>();
        RunPlots plots = new RunPlots(totals);
        blocks.add(new ContestTables(totals).results());
        for (ContestTotals contest : totals.matches())
            SequentialTest.of(run.plan().stop(), contest.outcomes(), run.complete())
                    .ifPresent(
                            test -> blocks.add(new Paragraph(contest.contest().label() + ": " + test.sentence())));
        blocks.addAll(plots.byOption());
        blocks.addAll(plots.scores());
        return new Section("Results", blocks);
    }

    private Section ratings(Entrants entrants) {
        EntrantTables tables = new EntrantTables(entrants, fields.size() > 1);
        String title = fields.size() > 1 ? "Ratings in " + entrants.game() : "Ratings";
        return Section.of(title, tables.ratings(), tables.plot(), tables.crosstable());
    }

    private Section details() {
        List<Block> blocks = new ArrayList<>();
        ContestTables contests = new ContestTables(totals);
        EndingTables endings = new EndingTables(totals);
        for (Table table : List.of(
                contests.colours(), endings.endings(), contests.lengths(), contests.effort(), endings.failures()))
            if (!table.rows().isEmpty()) blocks.add(table);
        blocks.addAll(new RunPlots(totals).lengths());
        return new Section("Details", blocks);
    }
}
