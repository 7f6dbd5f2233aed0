package dev.kumite.cli.engine;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.lab.engine.EngineCheck;
import dev.kumite.lab.ugi.Session;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite engine GAME --agent SPEC} and {@code kumite engine --check NAME}. */
@Command(
        name = "engine",
        description = {
            "Let an agent play in other people's programs: speaks UGI, the Universal Game Interface,",
            "on standard input and output (docs/engines.md). With --check: try out an engine of your",
            "own with a conformance dialogue and ten games against random."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite engine onitama --agent 'strong(threads=2)'",
            "  kumite engine checkers --agent 'mcts(c=0.5)' --seed 7",
            "  kumite engine --check mybot --engines engines.yaml",
            "  kumite engine 'onitama(size=7)' --check 'mybot(time=50ms)'"
        })
public final class EngineCommand implements Runnable {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameChoice.Names.class,
            description = "A game with its options, such as onitama or 'onitama(size=7)'; with --check, default: the "
                    + "first game that the engine plays.")
    private @Nullable String gameText;

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent that plays; its options can also be set by the other program. Default: strong.")
    private String spec = "strong";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Selects the start position, and determines everything random; default: 1.")
    private Long seed = 1L;

    @Option(names = "--check", paramLabel = "ENGINE", description = "Check this engine of engines.yaml.")
    private @Nullable String checked;

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;

    public EngineCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (checked != null) check(checked);
        else if (gameText == null)
            throw new BadInput("GAME is missing, such as onitama; with --check it may be left out");
        else converse(Games.parse(gameText));
    }

    private void converse(Game game) {
        AgentMaker maker = agents.parse("--agent", spec);
        Position start = game.start(seed);
        try (Session session = new Session(game, start, agents.agents(), maker, seed, console::lineNow)) {
            String line = console.in().readLine();
            while (line != null && session.hear(line) && !console.closed())
                line = console.in().readLine();
        } catch (IOException e) {
            throw Unavailable.permanently("standard input cannot be read: " + e.getMessage());
        }
    }

    private void check(String text) {
        AgentMaker maker = agents.parse("--check", text);
        if (!new EngineCheck(gameText, maker, agents.agents(), console::line).run())
            throw Unavailable.permanently(maker.text() + " does not pass; see above");
    }
}
