package dev.kumite.cli.lab;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.MoveLimitOption;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.games.Game;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.rating.Ladder;
import dev.kumite.lab.rating.LadderGames;
import dev.kumite.lab.rating.Rated;
import dev.kumite.lab.rating.Rater;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.view.RatingEntry;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite rate GAME AGENT}. */
@Command(
        name = "rate",
        description = {
            "Rate an agent: how strong is it, in Elo above random? It plays agents whose ratings are",
            "known, more games against those near its own strength, until its rating is certain enough.",
            "Every game is stored; after an interruption the same command continues. Without AGENT:",
            "show the ladder of the game."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite rate onitama",
            "  kumite rate onitama 'mybot(time=100ms)' --engines engines.yaml",
            "  kumite rate checkers 'mcts(iterations=3k)' --games 200 --workers 2",
            "  kumite rate --rebuild 'onitama(size=9)' --out onitama-9.yaml"
        })
public final class RateCommand extends AgentCommand implements Runnable {
    private static final int MOST_GAMES = 100_000;
    private static final int USUAL_GAMES = 400;
    private static final int USUAL_PAIR_GAMES = 20;
    private static final int WIDEST = 1000;

    @Mixin
    private final GameArgument gameArgument = new GameArgument();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "AGENT",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent or engine to be rated.")
    private @Nullable String agentText;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Maximum number of games, an even number; default: 400. With --rebuild: games of each pairing with "
                            + "the slowest agent; faster pairings play up to ten times as many; default: 20.")
    private @Nullable Integer games;

    @Option(
            names = "--width",
            paramLabel = "ELO",
            description = "Stop when the 95 %% interval extends at most this far to either side; default: 50.")
    private int width = 50;

    @Option(
            names = "--ladder",
            paramLabel = "FILE",
            description = "Use the ladder of this file; default: the one that ships with Kumite.")
    private @Nullable Path ladderFile;

    @Option(
            names = "--rebuild",
            description = "Play the ladder's own games and print the new ladder; --out writes it to a file.")
    private boolean rebuild;

    @Mixin
    private final OutOption out = new OutOption();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final MoveLimitOption moveLimit = new MoveLimitOption();

    @Mixin
    private final RunOptions runs = new RunOptions();

    public RateCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        int most = games == null ? rebuild ? USUAL_PAIR_GAMES : USUAL_GAMES : games;
        Numbers.check("--games", most, 2, MOST_GAMES);
        if (most % 2 != 0) throw new BadInput("--games=" + most + ": must be even: colours are swapped");
        Numbers.check("--width", width, 1, WIDEST);
        Game game = gameArgument.game();
        if (rebuild && agentText != null)
            throw new BadInput("--rebuild: plays the ladder's own agents; leave AGENT out");
        if (rebuild && ladderFile != null) throw new BadInput("--rebuild: makes a ladder; leave --ladder out");
        if (!rebuild && out.file() != null) throw new BadInput("--out: is for --rebuild");
        if (agentText == null) refuse("is for the rating of an AGENT; a ladder plays all its games", "--width");
        if (agentText == null && !rebuild) refuse("is for the rating of an AGENT, or for --rebuild", "--games");
        if (rebuild) rebuild(game, most);
        else if (agentText == null) print(ladder(game));
        else rate(ladder(game), agents.parse("AGENT", agentText), most);
    }

    private Ladder ladder(Game game) {
        return ladderFile == null ? Ladder.of(game) : Ladder.read(ladderFile, game);
    }

    private void rebuild(Game game, int ofSlowestPair) {
        Path target = out.file();
        if (target != null) NewFile.check(OutOption.NAME, target);
        Plan plan = LadderGames.plan(game, ofSlowestPair, seed.seed(), Limits.ofMoves(moveLimit.nanos()));
        runs.play(console, plan, agents, 1, json.wanted(), (store, run, standings) -> {
            if (!run.complete()) return;
            Ladder ladder = LadderGames.of(store, run);
            if (target != null) {
                NewFile.write(OutOption.NAME, target, writer -> writer.write(ladder.yaml()));
                console.line("Wrote " + target + ".");
            } else if (json.wanted()) JsonOption.print(console, ladder);
            else console.out().print(ladder.yaml());
        });
    }

    private void rate(Ladder ladder, AgentMaker newcomer, int most) {
        runs.refuseShard("a rating chooses its next games by the results so far");
        GameCrew.Hiring crew = runs.crew(agents, agents.agents(), runs.workers(1));
        Rater rater = new Rater(ladder, newcomer, seed.seed(), width, most, Limits.ofMoves(moveLimit.nanos()));
        try (Store store = Store.open(runs.store())) {
            Progress progress = new Progress(console, !json.wanted());
            Interruption.stoppedBy(rater::stop, () -> {
                Rated rated = rater.play(store, agents.agents(), Program.version(), crew, (runner, totals) -> {
                    if (!progress.due()) return;
                    Rated soFar = rater.rated(store, runner.run());
                    progress.show((double) soFar.games() / most, soFar.sentence(most));
                });
                progress.end();
                print(rated, rater.isStopped());
                console.out().flush();
            });
        }
    }

    private void print(Rated rated, boolean interrupted) {
        print(RatingEntry.of(rated));
        if (json.wanted()) return;
        if (interrupted) console.line("Interrupted; the same command continues.");
        else if (!rated.enough()) console.line("The interval is wider than wanted; more --games make it narrower.");
    }
}
