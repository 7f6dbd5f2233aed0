package dev.kumite.cli.exact;

import dev.kumite.base.BadInput;
import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.OutOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.lab.puzzles.PuzzleFile;
import dev.kumite.lab.puzzles.PuzzleMaker;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite puzzles GAME --make N}. */
@Command(
        name = "puzzles",
        description = {
            "Make puzzles: won positions with a single winning move, proven by a search of all moves or by",
            "a tablebase, graded by how deep one has to look. A puzzle file is also a problem file for",
            "kumite problems. After an interruption the same command continues. Without --make: how many",
            "puzzles ship with Kumite; the page offers them."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite puzzles onitama",
            "  kumite puzzles 'onitama(size=7)' --make 500 --plies 5 --out puzzles.tsv --workers 2"
        })
public final class PuzzlesCommand extends JsonCommand implements Runnable {
    @Mixin
    private final GameArgument argument = new GameArgument();

    @Option(names = "--make", paramLabel = "N", description = "Make puzzles until the file has this many.")
    private @Nullable Integer make;

    @Option(names = "--plies", paramLabel = "N", description = "The longest win to look for; default: 7.")
    private int plies = 7;

    @Mixin
    private final OutOption out = new OutOption();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final WorkersOption workers = new WorkersOption();

    public PuzzlesCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = argument.game();
        if (make == null)
            print(PuzzleFile.shipped(game)
                    .orElseThrow(() -> new BadInput("no puzzles for " + game.text() + " ship; --make makes some")));
        else make(game, make);
    }

    private void make(Game game, int wanted) {
        Numbers.check("--make", wanted, 1, 1_000_000);
        Numbers.check("--plies", plies, 3, 15);
        NewFile.check(OutOption.NAME, out.required());
        Progress progress = new Progress(console, !json.wanted());
        PuzzleMaker maker = PuzzleMaker.of(game, seed.seed(), plies);
        Interruption.partingWith(() -> progress.stopped("The puzzles are kept"), () -> {
            PuzzleFile.Contents made = maker.make(
                    out.required(), wanted, workers.workers(), puzzles -> progress.count(puzzles, wanted, "puzzles"));
            progress.end();
            print(made);
        });
    }
}
