package dev.kumite.cli.web;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.web.litama.LitamaPlayer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite litama URL}. */
@Command(
        name = "litama",
        description = {
            "Let an agent play Onitama on a Litama server, anybody's or another Kumite's: create a match",
            "or join one (docs/litama.md). Ends when the match does."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite litama ws://127.0.0.1:5864/litama --create --agent 'strong(time=1s)'",
            "  kumite litama ws://127.0.0.1:5864/litama --join 5f4dcc3b5aa765d61d8327de --agent greedy"
        })
public final class LitamaCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "URL", description = "The server, such as ws://127.0.0.1:5864/litama.")
    private String url = "";

    @Option(names = "--create", description = "Create a match, and wait for an opponent.")
    private boolean create;

    @Option(names = "--join", paramLabel = "ID", description = "Join this match.")
    private @Nullable String asked;

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent that plays; default: strong(time=1s).")
    private String spec = "strong(time=1s)";

    @Option(names = "--name", paramLabel = "NAME", description = "The player's name; default: Kumite.")
    private String name = "Kumite";

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;

    public LitamaCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (create == (asked != null))
            throw new BadInput("say either --create or --join ID, as in: kumite litama " + url + " --create");
        if (!name.matches("\\S{1,40}")) throw new BadInput("--name: must be a word of at most 40 characters");
        AgentMaker maker = agents.parse("--agent", spec);
        try (LitamaPlayer player = new LitamaPlayer(maker, console::lineNow)) {
            player.play(url, name, asked);
        }
    }
}
