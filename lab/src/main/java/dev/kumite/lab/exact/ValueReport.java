package dev.kumite.lab.exact;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.solver.Solver;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The exact value of a position, for {@code kumite value} and the API.
 *
 * @param value {@code won}, {@code drawn} or {@code lost} for the player to move
 * @param coveredPieces the tablebase covers positions with up to this number of pieces
 * @param moves the best first
 * @param sentence the same for a reader
 */
public record ValueReport(
        String game,
        String position,
        String sideToMove,
        String value,
        int coveredPieces,
        List<Move> moves,
        @JsonIgnore String sentence)
        implements Printable {
    private static final List<String> BEST_FIRST = List.of("won", "drawn", "lost", "unknown");

    /** The exact value of a move for the player who makes it. */
    public record Move(String move, String value) {}

    /** The value by the largest tablebase in a folder, which must cover the position. */
    public static ValueReport of(Game game, Position position, Path tables) {
        Oracle oracle = Oracles.required(game).largest(game, tables);
        if (oracle.exact(position) != Oracle.UNKNOWN) return of(game, position, oracle);
        Optional<Solver.Plan> plan = Solver.of(game).flatMap(solver -> solver.plan(game, position, tables));
        throw new BadInput(
                "no tablebase covers the position '" + game.notation().write(position) + "', which has "
                        + (position.pieces(0) + position.pieces(1)) + " pieces; "
                        + plan.map(wanted -> wanted.command() + " builds one that does")
                                .orElse("docs/tables.md says which positions have one"));
    }

    public static ValueReport of(Game game, Position position, Oracle oracle) {
        String value = Oracle.word(oracle.exact(position));
        List<Move> moves = moves(game, position, oracle);
        return new ValueReport(
                game.text(),
                game.notation().write(position),
                Words.side(game, position.sideToMove()),
                value,
                oracle.pieces(),
                moves,
                moves.isEmpty()
                        ? "The game is over: " + Words.verdict(game, position)
                        : game.sideName(position.sideToMove()) + " to move: " + value + ".");
    }

    private static List<Move> moves(Game game, Position position, Oracle oracle) {
        List<Move> moves = new ArrayList<>();
        for (int move : game.moves(position)) {
            String text = game.notation().writeMove(position, move);
            position.make(move);
            moves.add(new Move(text, Oracle.word(Oracle.turned(oracle.exact(position)))));
            position.unmake();
        }
        moves.sort(Comparator.comparing(entry -> BEST_FIRST.indexOf(entry.value())));
        return moves;
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>(List.of(sentence));
        TextTable table = TextTable.of().words(1);
        for (Move move : moves) table.row(move.move(), move.value());
        lines.addAll(table.lines(width));
        return lines;
    }
}
