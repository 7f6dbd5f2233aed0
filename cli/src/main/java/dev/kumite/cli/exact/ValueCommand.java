package dev.kumite.cli.exact;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.TablesFolder;
import dev.kumite.games.Game;
import dev.kumite.lab.exact.ValueReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code kumite value GAME --position TEXT}. */
@Command(
        name = "value",
        description = {
            "Print the value of a position under perfect play: won, lost or drawn for the player to",
            "move, and the value of each of its moves. A tablebase must cover the position; kumite solve",
            "builds more of them. Draws by repetition or by a ply limit are ignored."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite value checkers --position 'W:W21,15:BK22,K2'",
            "  kumite value checkers --position 'B:W32,K22:B20,2' --json",
            "  kumite value onitama --position 'B:Ba1,Mc1:Re5,Mc5:ox+boar/horse+elephant/crab'",
            "  kumite value 'katarenga(tiles=KRBN/NKRB/BNKR/RBNK)'"
        })
public final class ValueCommand extends JsonCommand implements Runnable {
    @Mixin
    private final GameChoice choice = new GameChoice();

    @Mixin
    private final TablesFolder tables = new TablesFolder();

    public ValueCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = choice.game();
        print(ValueReport.of(game, choice.position(game), tables.path()));
    }
}
