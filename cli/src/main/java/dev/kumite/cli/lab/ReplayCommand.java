package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.ColourOption;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.PluginCommand;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.lab.replay.GamePlace;
import dev.kumite.lab.replay.ReplayText;
import dev.kumite.lab.replay.ReplayedGame;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.view.ReplayView;
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
public final class ReplayCommand extends PluginCommand implements Runnable {
    @Mixin
    private final RunArgument run = new RunArgument();

    @Parameters(
            index = "1",
            paramLabel = "GAME",
            description =
                    "The game's number, from 1; in a run of several contests preceded by the contest's number and "
                            + "a dot, such as 2.12.")
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

    public ReplayCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        try (Store store = run.open()) {
            StoredRun found = run.in(store);
            GamePlace place = GamePlace.read(found, gameText, contest);
            StoredGame stored = store.game(found.id(), place.contest(), place.number())
                    .orElseThrow(() -> new BadInput(
                            "game " + place + " of run " + found.id() + " has not been played; " + place.range(found)));
            ReplayedGame game = new Replayer(found).replay(stored);
            if (json.wanted()) JsonOption.print(console, ReplayView.of(found, game));
            else if (pdn) console.out().print(RecordWriter.write(game.record(true)));
            else ReplayText.of(game, movesOnly, colour.on(console)).forEach(console::line);
        }
    }
}
