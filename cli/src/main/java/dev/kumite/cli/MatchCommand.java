package dev.kumite.cli;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.match.Match;
import dev.kumite.lab.match.PlayedGame;
import dev.kumite.lab.match.Summary;
import java.util.ArrayList;
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
            "Let two agents play each other and see who wins. Games come in pairs from the same",
            "start with colours swapped; draws and unfinished games count half. The seed decides",
            "every game, whatever the number of workers. Ctrl-C ends with the score so far."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite match onitama 'strong(nodes=2k)' greedy --games 20",
            "  kumite match 'onitama(size=7)' 'schulz-mcts(iterations=2k)' schulz-heuristic --games 100",
            "  kumite match checkers 'strong(depth=6)' 'strong(depth=4)' --workers 2 --json"
        })
final class MatchCommand implements Runnable {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_WORKERS = 1024;
    private static final int LONGEST = 1_000_000;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameChoice.Names.class,
            description = "A game with its options; see kumite games.")
    private String gameText = "";

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
            description = "The agent it plays against.")
    private String secondText = "";

    @Option(names = "--games", paramLabel = "N", description = "How many games, an even number; 100 unless given.")
    private int games = 100;

    @Option(names = "--seed", paramLabel = "N", description = "Decides all that is random; 1 unless given.")
    private Long seed = 1L;

    @Option(names = "--workers", paramLabel = "W", description = "How many games at the same time; 1 unless given.")
    private int workers = 1;

    @Option(
            names = "--ply-cap",
            paramLabel = "N",
            description = "A game of so many plies is called unfinished; the game's own cap unless given.")
    private @Nullable Integer plyCap;

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Numbers.check("--games", games, 2, MOST_GAMES);
        Numbers.check("--workers", workers, 1, MOST_WORKERS);
        if (plyCap != null) Numbers.check("--ply-cap", plyCap, 1, LONGEST);
        Game game = Games.parse(gameText);
        AgentMaker first = agents.parse("A", firstText);
        AgentMaker second = agents.parse("B", secondText);
        Match match = new Match(game, first, second, games, seed, plyCap == null ? game.plyCap() : plyCap);
        LiveLines live = new LiveLines(console, !json.wanted());
        List<PlayedGame> played = new ArrayList<>();
        Runnable scoreSoFar = () -> {
            synchronized (played) {
                print(live, MatchReport.of(game, seed, first, second, new Summary(List.copyOf(played))));
            }
        };
        Interruption.partingWith(scoreSoFar, () -> {
            Summary summary = match.play(workers, finished -> {
                synchronized (played) {
                    played.add(finished);
                    live.draw(List.of(progress(new Summary(played))));
                }
            });
            print(live, MatchReport.of(game, seed, first, second, summary));
        });
    }

    private String progress(Summary summary) {
        return summary.games().size() + " of " + games + " games: " + summary.wins() + " won, " + summary.losses()
                + " lost, " + summary.draws() + " drawn, " + summary.unfinished() + " unfinished, score "
                + Columns.percent(summary.score().share());
    }

    private void print(LiveLines live, MatchReport report) {
        live.erase();
        if (json.wanted()) JsonOption.print(console, report);
        else report.lines().forEach(console::line);
        console.out().flush();
    }
}
