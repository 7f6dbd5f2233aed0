package dev.kumite.cli;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.selfplay.SelfPlay;
import dev.kumite.agents.tuning.Tuner;
import dev.kumite.base.BadInput;
import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.learning.TuneReport;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.tuning.SearchTuning;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite tune GAME --out FILE}. */
@Command(
        name = "tune",
        description = {
            "Tune the weights of an evaluation: fit them to the results of an agent's self-play. With",
            "--search, tune options of an agent: play pairs of games with slightly different values and",
            "move towards the better ones (SPSA, docs/strong.md). Games are kept in FILE.games as they",
            "finish, the values of --search in FILE; after an interruption the same command continues."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite tune onitama --out weights.txt --games 2000 --workers 2",
            "  kumite tune checkers --out weights.txt --endings 800000",
            "  kumite tune onitama --out c.txt --search c=0.1..2 --agent 'mcts(iterations=500)'",
            "  kumite match onitama 'strong(nodes=2k, eval=tuned@weights.txt)' 'strong(nodes=2k, eval=default)'"
        })
final class TuneCommand implements Runnable {
    private static final int MOST = 10_000_000;
    private static final int MOST_OPENING = 200;

    @Mixin
    private final GameArgument argument = new GameArgument();

    @Mixin
    private final OutOption out = new OutOption();

    @Option(names = "--games", paramLabel = "N", description = "Number of games; default: 2000.")
    private int games = 2000;

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            defaultValue = "strong(nodes=2000, memory=1m)",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent that plays; default: ${DEFAULT-VALUE}.")
    private String spec = "";

    @Option(
            names = "--eval",
            paramLabel = "NAME",
            description = "The evaluation to tune; default: the game's first with weights.")
    private @Nullable String evaluation;

    @Option(
            names = "--opening",
            paramLabel = "PLIES",
            description =
                    "Maximum number of random plies at the start of a game; default: 12. More plies give more endgame positions.")
    private int opening = 12;

    @Option(
            names = "--endings",
            paramLabel = "N",
            description = "Play no games: fit the weights for boards with few pieces to the exact values of N random"
                    + " endgames, from the largest existing tablebase (docs/tables.md).")
    private @Nullable Integer endings;

    @Option(
            names = "--search",
            arity = "0..1",
            paramLabel = "OPTIONS",
            description = "Tune these options of the agent, such as 'margin, late=1..8'; default: those of its search.")
    private @Nullable String search;

    @Mixin
    private final WorkersOption workers = new WorkersOption();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;

    TuneCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Numbers.check("--games", games, 1, MOST);
        Numbers.check("--opening", opening, 0, MOST_OPENING);
        NewFile.check(OutOption.NAME, out.required());
        Game game = argument.game();
        if (search != null) tuneSearch(game, search);
        else if (endings != null) tuneEndings(game, endings);
        else tuneWeights(game);
    }

    private void tuneWeights(Game game) {
        AgentMaker maker = agents.parse("--agent", spec);
        SelfPlay selfPlay = new SelfPlay(game, maker, opening, seed.seed());
        Tuner tuner = Tuner.of(selfPlay, evaluation);
        int together = workers.workers();
        play(games, watcher -> TuneReport.ofGames(OutOption.NAME, out.required(), tuner, games, together, watcher));
    }

    private void tuneSearch(Game game, String options) {
        if (evaluation != null || endings != null)
            throw new BadInput("--search: has nothing to do with --eval and --endings; leave them out");
        AgentMaker maker = agents.parse("--agent", spec);
        SearchTuning tuning = BadInput.reading(
                "--search", () -> SearchTuning.of(game, agents.agents(), maker, options, opening, games, seed.seed()));
        GameCrew.Hiring crew = GameCrew.Hiring.threads(workers.workers());
        play(tuning.games(), watcher -> tuning.run(out.required(), Program.version(), crew, watcher));
    }

    private void tuneEndings(Game game, int count) {
        Numbers.check("--endings", count, 1, MOST);
        Oracle oracle = Oracles.required(game).largest(game, agents.tables());
        print(TuneReport.ofEndings(OutOption.NAME, out.required(), game, evaluation, oracle, count, seed.seed()));
    }

    /** Plays so many games and then prints what came of them. */
    private void play(int all, Function<IntConsumer, Printable> work) {
        Progress progress = new Progress(console, true);
        Interruption.partingWith(() -> progress.stopped("The games are kept"), () -> {
            Printable report = work.apply(done -> progress.count(done, all, "games"));
            progress.end();
            print(report);
        });
    }

    private void print(Printable report) {
        report.lines(console.width()).forEach(console::line);
        console.out().flush();
    }
}
