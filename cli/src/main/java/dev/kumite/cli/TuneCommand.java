package dev.kumite.cli;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.selfplay.SelfPlay;
import dev.kumite.agents.tuning.Tuner;
import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.TablesFolder;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.learning.TuneReport;
import dev.kumite.lab.report.text.NumberText;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite tune GAME --out FILE}. */
@Command(
        name = "tune",
        description = {
            "Tune the weights of an evaluation: fit them to the results of an agent's self-play.",
            "Games are kept in FILE.games as they finish; after an interruption the same command",
            "continues."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite tune onitama --out my-weights.txt --games 2000 --workers 2",
            "  kumite tune checkers --out my-weights.txt --endings 800000",
            "  kumite match onitama 'strong(nodes=2k, eval=tuned@my-weights.txt)' 'strong(nodes=2k)'"
        })
final class TuneCommand implements Runnable {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_OPENING = 200;
    private static final int MOST_ENDINGS = 10_000_000;

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

    @Mixin
    private final TablesFolder tables = new TablesFolder();

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
        Path file = out.required();
        Numbers.check("--games", games, 1, MOST_GAMES);
        int together = workers.workers();
        Numbers.check("--opening", opening, 0, MOST_OPENING);
        Game game = argument.game();
        Tunable tunable = Tuner.evaluation(game, evaluation);
        if (endings != null) {
            Numbers.check("--endings", endings, 1, MOST_ENDINGS);
            NewFile.check(OutOption.NAME, file);
            tuneEndings(game, tunable, endings);
            return;
        }
        AgentMaker maker = agents.parse("--agent", spec);
        maker.create(game, seed.seed()).close();
        Path gamesFile = file.resolveSibling(file.getFileName() + ".games");
        NewFile.check(OutOption.NAME, file);
        Tuner tuner = new Tuner(new SelfPlay(game, maker, opening, seed.seed()), tunable);
        Progress progress = new Progress(console, true);
        Interruption.partingWith(() -> progress.stopped("The games are kept"), () -> {
            Tuner.Tuned tuned = tuner.tune(games, together, gamesFile, done -> progress.count(done, games, "games"));
            progress.end();
            report(tunable, tuned, "positions of " + NumberText.count(tuned.games()) + " games");
        });
    }

    private void tuneEndings(Game game, Tunable tunable, int count) {
        Oracle oracle = Oracles.required(game).largest(game, tables.path());
        Tuner.Tuned tuned = Tuner.tuneEndings(game, tunable, oracle, count, seed.seed());
        report(tunable, tuned, "endgames with up to " + oracle.pieces() + " pieces");
    }

    private void report(Tunable tunable, Tuner.Tuned tuned, String source) {
        Path file = out.required();
        NewFile.write(OutOption.NAME, file, writer -> writer.write(tuned.weights()));
        new TuneReport(tunable, tuned, source, file).lines(console.width()).forEach(console::line);
        console.out().flush();
    }
}
