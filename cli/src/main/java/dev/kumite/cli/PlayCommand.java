package dev.kumite.cli;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.LiveLines;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.ColourOption;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.games.Game;
import dev.kumite.games.core.Rng;
import dev.kumite.games.terminal.Picture;
import dev.kumite.lab.dialogue.Conversation;
import dev.kumite.lab.dialogue.DialogueGame;
import dev.kumite.lab.dialogue.Players;
import dev.kumite.lab.dialogue.SavedGame;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.view.AnalysisView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Option;

/** {@code kumite play GAME}. */
@Command(
        name = "play",
        defaultValueProvider = PlayCommand.NoGame.class,
        description = {
            "Play a game in the terminal. Type moves in the game's notation, or moves, undo,",
            "save FILE, load FILE [N], resign, help, quit. Without --seed every game is different."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite play onitama --as blue --against random",
            "  kumite play 'katarenga(size=6)' --as black --against 'strong(time=200ms)' --verbose",
            "  kumite play onitama --as none --with greedy --against 'strong(depth=4)'",
            "  kumite play checkers --position 'B:W18,24,K10:B12,K22'",
            "  kumite play --load games.pdn --game-number 3 --as both"
        })
final class PlayCommand implements Runnable {
    private static final int FRESH_SEEDS = 1_000_000;
    private static final int MOST_GAMES = 999_999_999;

    @Mixin
    private final GameChoice choice = new GameChoice();

    @Mixin
    private final ColourOption colour = new ColourOption();

    @Option(
            names = "--as",
            paramLabel = "SIDE",
            description = "Your side by name, such as blue; both to play both, none to watch two agents. "
                    + "Default: the first side.")
    private @Nullable String side;

    @Option(
            names = "--against",
            paramLabel = "SPEC",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent on the other side, such as greedy; see kumite agents. Default: "
                    + Players.DEFAULT_AGENT + ".")
    private @Nullable String against;

    @Option(
            names = "--with",
            paramLabel = "SPEC",
            completionCandidates = AgentsOption.Names.class,
            description = "With --as none: the agent on the first side; default: " + Players.DEFAULT_AGENT + ".")
    private @Nullable String with;

    @Option(
            names = "--load",
            paramLabel = "FILE",
            description = "Continue a saved game, or one that another program wrote as PDN. It needs no GAME.")
    private @Nullable Path file;

    @Option(
            names = "--game-number",
            paramLabel = "N",
            description = "With --load: the number of the game in the file, from 1; required if there are several.")
    private @Nullable Integer number;

    @Option(names = "--verbose", description = "After an agent's move, show its expected value and main line.")
    private boolean verbose;

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        long seed = choice.seedOr(new Rng(System.nanoTime()).below(FRESH_SEEDS) + 1L);
        DialogueGame table = table(seed);
        Game game = table.game();
        AgentMaker first = agent("--with", with);
        Players players = Players.of(game, side, first, agent("--against", against), agents.agents(), seed);
        players.begin(game);
        String who = players.text();
        console.line(game.text() + ", seed " + seed + (who.isEmpty() ? "" : ", " + who) + ".");
        new Conversation(new Screen(), table, players).run();
    }

    /** The start of the game: a saved game keeps its own options, whatever GAME says. */
    private DialogueGame table(long seed) {
        if (number != null) Numbers.check("--game-number", number, 1, MOST_GAMES);
        if (number != null && file == null) throw new BadInput("--game-number=" + number + ": needs --load FILE");
        if (file == null) return new DialogueGame(choice.game(), choice.position(choice.game(), seed));
        if (choice.hasPosition()) throw new BadInput("--load and --position exclude each other: each sets the start");
        SavedGame saved = new SavedGame(file, number);
        return new DialogueGame(BadInput.reading("--load", () -> saved.read(choice.gameOrNull())));
    }

    private @Nullable AgentMaker agent(String option, @Nullable String text) {
        return text == null ? null : agents.parse(option, text);
    }

    /** Lets GAME be left out. */
    static final class NoGame implements IDefaultValueProvider {
        @Override
        public @Nullable String defaultValue(ArgSpec argument) {
            return argument.isPositional() ? "" : null;
        }
    }

    /** The conversation on our console. */
    private final class Screen implements Conversation.Terminal {
        private final LiveLines live = new LiveLines(console, true);

        @Override
        public @Nullable String ask(String prompt) {
            console.out().print(prompt);
            console.out().flush();
            try {
                String line = console.closed() ? null : console.in().readLine();
                if (line == null) console.line("");
                return line;
            } catch (IOException e) {
                return null;
            }
        }

        @Override
        public void say(String line) {
            console.line(Words.oneLine(line).equals(line.strip()) ? line : Words.oneLine(line));
        }

        @Override
        public void show(DialogueGame table) {
            console.line("");
            new Picture(table.game(), table.position(), colour.on(console))
                    .lines()
                    .forEach(console::line);
        }

        @Override
        public void waitFor(String who) {
            live.draw(List.of(who + " is thinking ..."));
        }

        @Override
        public List<String> explain(DialogueGame table, Choice choice) {
            live.erase();
            if (!verbose) return List.of();
            AnalysisView analysis = AnalysisView.of(table.game(), table.position(), "", choice, 0);
            return List.of("  " + analysis.judgement() + "; main line " + String.join(" ", analysis.line()));
        }

        @Override
        public boolean closed() {
            return console.closed();
        }
    }
}
