package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Picture;
import dev.kumite.cli.console.Words;
import dev.kumite.cli.option.ColourOption;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginsOption;
import dev.kumite.games.core.Position;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.lab.replay.ReplayedGame;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite replay RUN GAME}. */
@Command(
        name = "replay",
        description = {
            "Replay a stored game from its record, move by move with the board after each. The",
            "moves are checked against the rules, and the result against the stored one."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite replay 3 12",
            "  kumite replay 3 2.12 --moves",
            "  kumite replay 3 12 --contest 2 --pdn > game.pdn",
            "  kumite replay 3 12 --json"
        })
public final class ReplayCommand implements Runnable {
    @Mixin
    private final RunArgument run = new RunArgument();

    @Parameters(
            index = "1",
            paramLabel = "GAME",
            description =
                    "The game's number, from 1; in a run of several contests preceded by the contest's number and "
                            + "a point, such as 2.12.")
    private String gameText = "";

    @Option(names = "--contest", paramLabel = "N", description = "The contest's number, if not part of GAME.")
    private @Nullable Integer contest;

    @Option(names = "--moves", description = "Only the moves, one per line, without boards.")
    private boolean movesOnly;

    @Option(
            names = "--pdn",
            description = "The game as kumite play saves it: PDN for checkers, a similar format for the others.")
    private boolean pdn;

    @Mixin
    private final ColourOption colour = new ColourOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Mixin
    @SuppressWarnings("UnusedVariable") // loads the plugins when picocli sets it
    private final PluginsOption plugins = new PluginsOption();

    private final Console console;

    public ReplayCommand(Console console) {
        this.console = console;
    }

    /** A game for scripts. */
    record View(
            long run,
            int contest,
            int game,
            String label,
            String rules,
            String a,
            String b,
            String sideOfA,
            String firstSide,
            String setup,
            List<String> moves,
            String result,
            String ending,
            int plies,
            String failure) {}

    @Override
    public void run() {
        try (Store store = run.open()) {
            StoredRun found = run.in(store);
            GamePlace place = GamePlace.read(found, gameText, contest);
            StoredGame stored = store.game(found.id(), place.contest(), place.number())
                    .orElseThrow(() -> new BadInput(
                            "game " + place + " of run " + found.id() + " has not been played; " + place.range(found)));
            ReplayedGame game = new Replayer(found).replay(stored);
            if (json.wanted()) JsonOption.print(console, view(found, game));
            else if (pdn) console.out().print(RecordWriter.write(game.record(true)));
            else print(game);
        }
    }

    private void print(ReplayedGame game) {
        console.line("Game " + game.place() + ", " + game.game().text() + ": " + who(game, 0) + ", " + who(game, 1));
        if (movesOnly) console.line(game.played().setup());
        Position position = game.start();
        if (!movesOnly) draw(game, position);
        int[] moves = game.played().moves().toArray();
        for (int ply = 0; ply < moves.length; ply++) {
            String side = game.game().sideName(position.sideToMove());
            String text = game.moves().get(ply);
            console.line(
                    movesOnly
                            ? (ply + 1) + ". " + side + " " + text
                            : (ply + 1) + ". " + side + " plays " + text + ".");
            position.make(moves[ply]);
            if (!movesOnly) draw(game, position);
        }
        console.line(game.sentence());
        if (!game.played().failure().isEmpty())
            console.line(Words.oneLine(game.played().failure()));
    }

    private static String who(ReplayedGame game, int side) {
        String agent = game.agent(side);
        return game.game().sideName(side) + " is " + (agent.isEmpty() ? "nobody" : agent);
    }

    private void draw(ReplayedGame game, Position position) {
        console.line("");
        new Picture(game.game(), position, colour.on(console)).lines().forEach(console::line);
        console.line("");
    }

    private static View view(StoredRun run, ReplayedGame game) {
        return new View(
                run.id(),
                game.stored().contest() + 1,
                game.stored().number() + 1,
                game.contest().label(),
                game.contest().game(),
                game.agent(game.played().sideOfA()),
                game.agent(1 - game.played().sideOfA()),
                Words.side(game.game(), game.played().sideOfA()),
                Words.side(game.game(), game.played().firstSide()),
                game.played().setup(),
                game.moves(),
                game.result(),
                game.played().outcome().ending().word(),
                game.played().outcome().plies(),
                game.played().failure());
    }
}
