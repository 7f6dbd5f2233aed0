package dev.kumite.lab.exact;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.solver.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What is proven about a start position, as JSON and in words.
 *
 * @param pieces the reach of the tablebase; in JSON it keeps its first name
 */
public record ProofReport(
        String game,
        String position,
        String sideToMove,
        String value,
        int plies,
        @JsonProperty("men") int pieces,
        long positions,
        double seconds,
        boolean resumed,
        List<String> line,
        @JsonIgnore String mover,
        @JsonIgnore String other)
        implements Printable {

    public static ProofReport of(Game game, Position start, Proof proof) {
        return new ProofReport(
                game.text(),
                game.notation().write(start),
                Words.side(game, start.sideToMove()),
                proof.verdict().name().toLowerCase(Locale.ROOT),
                proof.plies(),
                proof.pieces(),
                proof.positions(),
                proof.seconds(),
                proof.resumed(),
                line(game, start, proof.line()),
                game.sideName(start.sideToMove()),
                game.sideName(1 - start.sideToMove()));
    }

    private static List<String> line(Game game, Position start, List<Integer> moves) {
        Position position = start.copy();
        List<String> line = new ArrayList<>();
        for (int move : moves) {
            line.add(game.notation().writeMove(position, move));
            position.make(move);
        }
        return line;
    }

    @Override
    public List<String> lines(int width) {
        String effort = NumberText.count(positions) + NumberText.decimal(" positions, %.1f seconds", seconds)
                + (resumed ? " including earlier runs" : "") + ".";
        if (value.equals("open"))
            return List.of("Open after " + effort, within(), "Run the same command again to continue.");
        List<String> lines = new ArrayList<>();
        String winner = value.equals("won") ? mover : other;
        lines.add(mover + " begins: " + value + " in " + plies + " plies. " + exactly(winner));
        lines.add("Line: " + String.join(" ", line));
        lines.add(effort);
        return lines;
    }

    private String within() {
        String until = pieces == 0 ? "" : ", nor reaches a won position with up to " + pieces + " pieces";
        return "Neither " + mover + " nor " + other + " wins within " + plies + " plies" + until + ".";
    }

    private String exactly(String winner) {
        return pieces == 0
                ? "That is exact: " + winner + " wins by then whatever the other side does, and cannot force it sooner."
                : winner + " has then won, or has a won position with up to " + pieces + " pieces by the tablebase.";
    }
}
