package dev.kumite.cli;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.LiveLines;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.view.AnalysisView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite analyse GAME --agent SPEC}. */
@Command(
        name = "analyse",
        description = {
            "Analyse a position with an agent: its moves with visits and values (the expected",
            "result for the player to move, from -1 to 1), and the main line. In a terminal the",
            "table grows while the agent thinks; Ctrl-C ends the analysis early."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite analyse onitama --seed 7 --agent 'strong(time=2s)' --lines 3",
            "  kumite analyse checkers --position 'W:W21,15:BK22,K2' --agent 'strong(depth=15)'",
            "  kumite analyse 'katarenga(size=6)' --agent 'strong(nodes=100k)' --json"
        })
final class AnalyseCommand extends AgentCommand implements Runnable {
    private static final int MOST_LINES = 500;
    private static final int LIVE_LINES = 10;

    @Mixin
    private final GameChoice choice = new GameChoice();

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            required = true,
            completionCandidates = AgentsOption.Names.class,
            description = "The agent, such as 'strong(time=2s)'; see kumite agents.")
    private String spec = "";

    @Option(
            names = "--lines",
            paramLabel = "K",
            description = "Show only the K best moves. Agents with an option 'lines' also compute exact values for "
                    + "all K of them; by default only the first is exact, and the others are bounds.")
    private @Nullable Integer lines;

    AnalyseCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        if (lines != null) Numbers.check("--lines", lines, 1, MOST_LINES);
        AgentMaker maker = agents.parse("--agent", spec);
        Game game = choice.game();
        Position position = choice.position(game);
        Agent agent = withLines(maker).create(game, choice.seed());
        int most = lines == null ? Integer.MAX_VALUE : lines;
        LiveLines live = new LiveLines(console, !json.wanted());
        Consumer<Choice> drawing =
                soFar -> live.draw(AnalysisView.of(game, position, maker.text(), soFar, Math.min(most, LIVE_LINES))
                        .lines(console.width()));
        Thinking thinking = live.on() ? Thinking.watchedBy(drawing, LiveLines.EVERY_NANOS) : Thinking.unwatched();
        if (live.on()) AnalysisView.rehearse(game, position);
        Interruption.stoppedBy(thinking::stop, () -> {
            Choice found = agent.choose(position.copy(), thinking);
            live.erase();
            AnalysisView analysis = AnalysisView.of(game, position, maker.text(), found, most);
            if (json.wanted()) JsonOption.print(console, analysis);
            else analysis.answer(game, position, console.width()).forEach(console::line);
            console.out().flush();
        });
        agent.close();
    }

    /** The same agent with this number of exact lines, if it has such an option that is not set. */
    private AgentMaker withLines(AgentMaker maker) {
        return lines != null && maker.leavesOpen(AgentType.LINES)
                ? agents.parse("--lines", maker.textWith(AgentType.LINES, lines.toString()))
                : maker;
    }
}
