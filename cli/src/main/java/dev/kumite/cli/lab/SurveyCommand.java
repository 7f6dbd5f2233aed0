package dev.kumite.cli.lab;

import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.MoveLimitOption;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.survey.Atlas;
import dev.kumite.lab.survey.AtlasFile;
import dev.kumite.lab.survey.Survey;
import dev.kumite.lab.survey.SurveyView;
import dev.kumite.lab.totals.Totals;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite survey GAME}. */
@Command(
        name = "survey",
        description = {
            "Measure what each start of a game is worth for the player who begins: the deals of Onitama,",
            "the layouts of Katarenga, the ballots of checkers. One agent plays both sides; the first plies",
            "are random. Every game is stored; after Ctrl-C or any other interruption the same command",
            "continues where it stopped, and with more --games it adds to them (docs/atlas.md)."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite survey onitama --sample 2000 --workers 2",
            "  kumite survey katarenga --sample 1000 --out layouts.tsv",
            "  kumite survey checkers --agent 'strong(nodes=20k)' --games 20",
            "  kumite survey onitama --shard 3/20 --store part3.db"
        })
public final class SurveyCommand extends AgentCommand implements Runnable {
    private static final int MOST_GAMES = 1_000_000;
    private static final int LARGEST_SAMPLE = 2_000_000;
    private static final int MOST_PLIES = 200;

    @Mixin
    private final GameArgument gameArgument = new GameArgument();

    @Option(
            names = "--agent",
            paramLabel = "AGENT",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent that plays both sides; default: strong(nodes=2k, memory=1m).")
    private String agent = "strong(nodes=2k, memory=1m)";

    @Option(names = "--games", paramLabel = "N", description = "Number of games from each start; default: 4.")
    private int games = 4;

    @Mixin
    private final SeedOption seedOption = new SeedOption();

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Number of starts, drawn by the seed; default: all of them.")
    private int sample;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Number of random plies at the beginning of each game; default: 2.")
    private int plies = 2;

    @Option(names = "--stored", description = "Play nothing; report on the games that are stored.")
    private boolean stored;

    @Mixin
    private final MoveLimitOption moveLimit = new MoveLimitOption();

    @Mixin
    private final RunOptions runs = new RunOptions();

    @Mixin
    private final OutOption out = new OutOption();

    public SurveyCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Numbers.check("--games", games, 1, MOST_GAMES);
        Numbers.check("--sample", sample, 0, LARGEST_SAMPLE);
        Numbers.check("--plies", plies, 0, MOST_PLIES);
        Path file = out.file();
        if (file != null) NewFile.check(OutOption.NAME, file);
        String player = agents.parse("--agent", agent).text();
        Survey survey = new Survey(gameArgument.game(), player, games, seedOption.seed(), sample, plies);
        Plan plan = survey.plan(Limits.ofMoves(moveLimit.nanos()));
        RunOptions.LastWords last = (store, run, totals) -> report(survey, run, totals, survey.results(store, run));
        if (stored) runs.report(plan, agents.agents(), last);
        else runs.play(console, plan, agents, 1, json.wanted(), last);
    }

    private void report(Survey survey, StoredRun run, Totals totals, Survey.Results results) {
        if (results.games() == 0) {
            console.line("No game was finished.");
            return;
        }
        Atlas atlas = Atlas.of(survey, results);
        SurveyView view = SurveyView.of(survey, run, totals, results, atlas);
        Path file = out.file();
        if (file != null) NewFile.write(OutOption.NAME, file, writer -> AtlasFile.write(writer, view, atlas));
        print(view);
    }
}
