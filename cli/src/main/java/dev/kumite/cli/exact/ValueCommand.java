package dev.kumite.cli.exact;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Words;
import dev.kumite.cli.option.GameChoice;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.TablesFolder;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.OracleSource;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.solver.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code kumite value GAME --position TEXT}. */
@Command(
        name = "value",
        description = {
            "Print the value of a position under perfect play: won, lost or drawn for the player to",
            "move, and the value of each of its moves. A tablebase must cover the position; kumite solve",
            "builds more of them. Draws by repetition or by a count of plies are ignored."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite value checkers --position 'W:W21,15:BK22,K2'",
            "  kumite value checkers --position 'B:W32,K22:B20,2' --json",
            "  kumite value onitama --position 'B:Ba1,Mc1:Re5,Mc5:ox+boar/horse+elephant/crab'",
            "  kumite value 'katarenga(tiles=KRBN/NKRB/BNKR/RBNK)'"
        })
public final class ValueCommand implements Runnable {
    @Mixin
    private final GameChoice choice = new GameChoice();

    @Mixin
    private final TablesFolder tables = new TablesFolder();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    public ValueCommand(Console console) {
        this.console = console;
    }

    record Entry(String move, String value) {}

    record Report(
            String game, String position, String sideToMove, String value, int coveredPieces, List<Entry> moves) {}

    @Override
    public void run() {
        Game game = choice.game();
        Position position = choice.position(game);
        OracleSource source =
                Oracles.of(game).orElseThrow(() -> new BadInput("there is no tablebase for '" + game.text() + "'"));
        Oracle oracle = source.largest(game, tables.path());
        if (oracle.exact(position) == Oracle.UNKNOWN) throw uncovered(game, position, source);
        Report report = report(game, position, oracle);
        if (json.wanted()) JsonOption.print(console, report);
        else lines(game, position, report).forEach(console::line);
    }

    private static Report report(Game game, Position position, Oracle oracle) {
        return new Report(
                game.text(),
                game.notation().write(position),
                Words.side(game, position.sideToMove()),
                Oracle.word(oracle.exact(position)),
                oracle.pieces(),
                moves(game, position, oracle));
    }

    /** The moves, the best first. */
    private static List<Entry> moves(Game game, Position position, Oracle oracle) {
        List<Entry> moves = new ArrayList<>();
        for (int move : game.moves(position)) {
            String text = game.notation().writeMove(position, move);
            position.make(move);
            moves.add(new Entry(text, Oracle.word(Oracle.turned(oracle.exact(position)))));
            position.unmake();
        }
        moves.sort(Comparator.comparing(entry -> List.of("won", "drawn", "lost").indexOf(entry.value())));
        return moves;
    }

    private BadInput uncovered(Game game, Position position, OracleSource source) {
        Optional<Solver.Plan> plan =
                source instanceof Solver solver ? solver.plan(game, position, tables.path()) : Optional.empty();
        return new BadInput(
                "no tablebase covers the position '" + game.notation().write(position) + "', which has "
                        + (position.pieces(0) + position.pieces(1)) + " pieces; "
                        + plan.map(wanted -> wanted.command() + " builds one that does")
                                .orElse("docs/tables.md says which positions have one"));
    }

    private static List<String> lines(Game game, Position position, Report report) {
        if (report.moves().isEmpty()) return List.of("The game is over: " + Words.verdict(game, position));
        List<String> lines = new ArrayList<>();
        lines.add(game.sideName(position.sideToMove()) + " to move: " + report.value() + ".");
        Columns table = new Columns().words(1);
        for (Entry entry : report.moves()) table.row(entry.move(), entry.value());
        lines.addAll(table.lines());
        return lines;
    }
}
