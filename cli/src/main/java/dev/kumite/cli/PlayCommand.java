package dev.kumite.cli;

import dev.kumite.cli.play.Conversation;
import dev.kumite.cli.play.Opponent;
import dev.kumite.cli.play.Table;
import dev.kumite.games.Game;
import dev.kumite.games.Rng;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Nearest;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite play GAME}. */
@Command(
        name = "play",
        description = {
            "Play a game in the terminal. Type moves in the game's notation, or moves, undo,",
            "save FILE, load FILE, resign, help, quit. Without --seed every game is a new one."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite play onitama --as blue --against random",
            "  kumite play 'katarenga(size=6)' --as black --against greedy --seed 12",
            "  kumite play checkers --position 'B:W18,24,K10:B12,K22'"
        })
final class PlayCommand implements Runnable {
    private static final int FRESH_SEEDS = 1_000_000;

    @Mixin
    private final GameChoice choice = new GameChoice();

    @Mixin
    private final ColourOption colour = new ColourOption();

    @Option(
            names = "--as",
            paramLabel = "SIDE",
            description = "Your side by its name, such as blue; the first side unless given.")
    private @Nullable String side;

    @Option(
            names = "--against",
            paramLabel = "WHO",
            defaultValue = "random",
            completionCandidates = Opponents.class,
            description = "Your opponent: ${COMPLETION-CANDIDATES}; random unless given.")
    private String against = "random";

    private final Console console;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Game game = choice.game();
        int person = person(game);
        long seed = choice.seedOr(new Rng(System.nanoTime()).below(FRESH_SEEDS) + 1L);
        Opponent opponent = Opponent.named(against, seed);
        Table table = new Table(game, choice.position(game, seed));
        console.line(game.text() + ", seed " + seed + ", against " + against + ".");
        new Conversation(new Screen(), table, person, against, opponent).run();
    }

    private int person(Game game) {
        if (side == null) return 0;
        List<String> names = List.of(
                game.sideName(0).toLowerCase(Locale.ROOT), game.sideName(1).toLowerCase(Locale.ROOT));
        int person = names.indexOf(side.toLowerCase(Locale.ROOT));
        if (person < 0)
            throw new BadInput("--as=" + side + ": no side of " + game.name() + "; " + Nearest.hint(side, names));
        return person;
    }

    /** The conversation on our console. */
    private final class Screen implements Conversation.Terminal {
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
            console.line(Failures.oneLine(line).equals(line.strip()) ? line : Failures.oneLine(line));
        }

        @Override
        public void show(Table table) {
            console.line("");
            new Picture(table.game(), table.position(), colour.on(console))
                    .lines()
                    .forEach(console::line);
        }
    }

    /** For help and shell completion. */
    static final class Opponents implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Opponent.names().iterator();
        }
    }
}
