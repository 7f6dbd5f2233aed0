package dev.kumite.cli.lab;

import dev.kumite.agents.AgentMaker;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.MoveLimitOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.games.Game;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.view.MatchView;
import dev.kumite.spec.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite match GAME A B}. */
@Command(
        name = "match",
        description = {
            "Play two agents against each other. Games come in pairs from the same start with colours",
            "swapped; draws and unfinished games count half. The seed determines every game, whatever",
            "the number of workers. Every game is stored; after Ctrl-C or any other interruption the",
            "same command continues where it stopped, and with more --games it adds to them."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite match onitama 'strong(nodes=2k)' greedy --games 20",
            "  kumite match 'onitama(size=7)' 'schulz-mcts(iterations=2k)' schulz-heuristic --games 100",
            "  kumite match checkers 'strong(depth=6)' 'strong(depth=4)' --workers 2 --json",
            "  kumite match onitama 'mcts(c=0.3)' 'mcts(c=0.7)' --games 20000 --until 'sprt(elo0=0, elo1=20)'"
        })
public final class MatchCommand extends AgentCommand implements Runnable {
    private static final int MOST_GAMES = 1_000_000;
    private static final int LONGEST = 1_000_000;

    @Mixin
    private final GameArgument gameArgument = new GameArgument();

    @Parameters(
            index = "1",
            paramLabel = "A",
            completionCandidates = AgentsOption.Names.class,
            description = "An agent, such as 'strong(nodes=10k)'; see kumite agents.")
    private String firstText = "";

    @Parameters(
            index = "2",
            paramLabel = "B",
            completionCandidates = AgentsOption.Names.class,
            description = "The opponent.")
    private String secondText = "";

    @Option(names = "--games", paramLabel = "N", description = "Number of games, an even number; default: 100.")
    private int games = 100;

    @Mixin
    private final SeedOption seedOption = new SeedOption();

    @Option(
            names = "--ply-cap",
            paramLabel = "N",
            description = "A game that reaches this many plies is unfinished; default: the game's own cap.")
    private @Nullable Integer plyCap;

    @Option(
            names = "--time-cap",
            paramLabel = "TIME",
            description = "A game in which the agents together have thought this long, such as 20m, is "
                    + "unfinished; default: no cap.")
    private @Nullable String timeCap;

    @Option(
            names = "--openings",
            paramLabel = "HOW",
            description = "Starting positions: standard (a new deal or layout for each pair, checkers' ballots in "
                    + "turn), start, random(plies=6), midgame(plies=20, difference=1) or positions(file=FILE).")
    private String openings = Contest.STANDARD;

    @Option(
            names = "--until",
            paramLabel = "RULE",
            description = "Stopping rule: sprt(elo0=0, elo1=5) once the test decides between two strengths, "
                    + "width(percent=3) once the score's interval extends at most 3 %% to either side, or "
                    + "time(6h) once the agents' thinking in all games adds up to this.")
    private String until = "never";

    @Mixin
    private final MoveLimitOption moveLimit = new MoveLimitOption();

    @Option(
            names = "--adjudicate",
            paramLabel = "VALUE,PLIES",
            description = "Award the game to a side that both agents have valued at VALUE (0 to 1) or more for "
                    + "PLIES plies in a row, such as 0.98,8; default: games are played out.")
    private @Nullable String adjudicate;

    @Mixin
    private final RunOptions runs = new RunOptions();

    public MatchCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Numbers.check("--games", games, 2, MOST_GAMES);
        if (plyCap != null) Numbers.check("--ply-cap", plyCap, 1, LONGEST);
        Game game = gameArgument.game();
        long seed = seedOption.seed();
        AgentMaker first = agents.parse("A", firstText);
        AgentMaker second = agents.parse("B", secondText);
        Contest contest = Contest.Match.of(
                game.text(), first.text(), second.text(), openings, games, plyCap == null ? 0 : plyCap);
        Plan plan = new Plan("match", seed, List.of(contest), Numbers.parse("--until", until, Stop::parse), limits());
        runs.play(
                console,
                plan,
                agents,
                1,
                json.wanted(),
                (store, run, totals) -> print(MatchView.of(run, game, seed, first, second, totals)));
    }

    private Limits limits() {
        Limits limits = Limits.ofMoves(moveLimit.nanos());
        if (timeCap != null) limits = limits.withTimeCap(Numbers.read("--time-cap", timeCap.strip(), Kind.longTime()));
        return adjudicate == null ? limits : Numbers.parse("--adjudicate", adjudicate, limits::withAdjudication);
    }
}
