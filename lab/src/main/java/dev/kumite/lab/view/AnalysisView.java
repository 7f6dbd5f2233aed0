package dev.kumite.lab.view;

import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.report.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** An agent's findings about a position, in the game's notation, for {@code kumite analyse}; the API adds shapes. */
public record AnalysisView(
        String game,
        String position,
        String sideToMove,
        String result,
        String ending,
        String agent,
        @Nullable String move,
        double value,
        @Nullable Integer score,
        @Nullable Integer winIn,
        long iterations,
        long nodes,
        int depth,
        double milliseconds,
        long held,
        List<RootMove> rootMoves,
        List<String> line)
        implements Printable {

    /**
     * A legal move.
     *
     * @param share its part of the visits of all moves
     * @param atMost whether the value is only an upper bound
     * @param prior how likely the move seemed before it was searched; null in searches that do not guess
     * @param line the move and what the search expects to follow, as far as it looked for that
     */
    public record RootMove(
            String move,
            long visits,
            double share,
            double value,
            boolean atMost,
            @Nullable Double prior,
            List<String> line) {}

    /** The findings, with the first {@code most} of the root's moves. */
    public static AnalysisView of(Game game, Position position, String agent, Choice choice, int most) {
        return new AnalysisView(
                game.text(),
                game.notation().write(position),
                Words.side(game, position.sideToMove()),
                Words.result(game, position.result()),
                position.ending().word(),
                agent,
                choice.move() == Choice.NO_MOVE ? null : game.notation().writeMove(position, choice.move()),
                choice.value(),
                boxed(choice.score()),
                boxed(choice.winIn()),
                choice.iterations(),
                choice.nodes(),
                choice.depth(),
                choice.nanos() / 1e6,
                choice.held(),
                rootMoves(game, position, choice.rootMoves(), most),
                line(game, position, choice.line()));
    }

    /** Builds and prints a first view: the first one is slow on a cold virtual machine, and this need not be timed. */
    public static void rehearse(Game game, Position position) {
        List<Choice.RootMove> moves = Arrays.stream(game.moves(position))
                .mapToObj(move -> new Choice.RootMove(move, 1, 0))
                .toList();
        if (moves.isEmpty()) return;
        List<String> rehearsed = of(game, position, "", Choice.of(moves.get(0).move(), 0, moves), moves.size())
                .lines(TextTable.UNLIMITED);
        assert !rehearsed.isEmpty();
    }

    private static List<RootMove> rootMoves(Game game, Position position, List<Choice.RootMove> moves, int most) {
        double visits = moves.stream().mapToDouble(Choice.RootMove::visits).sum();
        return moves.stream()
                .limit(most)
                .map(root -> new RootMove(
                        game.notation().writeMove(position, root.move()),
                        root.visits(),
                        visits == 0 ? 0 : root.visits() / visits,
                        root.value(),
                        root.atMost(),
                        root.prior(),
                        line(game, position, root.line())))
                .toList();
    }

    private static @Nullable Integer boxed(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    /** The main line move by move; it ends with the game, or before an illegal move. */
    static List<String> line(Game game, Position position, List<Integer> moves) {
        Position at = position.copy();
        List<String> texts = new ArrayList<>();
        for (int move : moves) {
            if (at.result() != Result.ONGOING || Arrays.stream(game.moves(at)).noneMatch(legal -> legal == move)) break;
            texts.add(game.notation().writeMove(at, move));
            at.make(move);
        }
        return texts;
    }

    /** The whole answer for a reader: what was analysed, and {@link #lines}; or that the game is over. */
    public List<String> answer(Game game, Position at, int width) {
        if (at.result() != Result.ONGOING) return List.of("The game is over: " + Words.verdict(game, at));
        List<String> lines = new ArrayList<>();
        lines.add(game.text() + ", " + game.sideName(at.sideToMove()) + " to move, " + agent);
        lines.add(position);
        lines.add("");
        lines.addAll(lines(width));
        return lines;
    }

    /** For a reader: the table of moves, the main line, and the effort. */
    @Override
    public List<String> lines(int width) {
        boolean counted = rootMoves.stream().anyMatch(root -> root.visits() > 0);
        boolean guessed = rootMoves.stream().anyMatch(root -> root.prior() != null);
        List<String> heads = new ArrayList<>(List.of("move", "visits", "share", "value"));
        if (guessed) heads.add("prior");
        TextTable table = TextTable.of(heads.toArray(String[]::new));
        for (RootMove root : rootMoves) {
            List<String> row = new ArrayList<>();
            row.add(root.move());
            row.add(counted ? NumberText.count(root.visits()) : "-");
            row.add(counted ? NumberText.percent(root.share()) : "-");
            row.add((root.atMost() ? "≤ " : "") + NumberText.decimal("%+.3f", root.value()));
            if (root.prior() != null) row.add(NumberText.percent(root.prior()));
            table.row(row.toArray(String[]::new));
        }
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("");
        lines.add("move       " + move + "  (" + judgement() + ")");
        lines.add("main line  " + String.join(" ", line));
        for (int i = 1; i < rootMoves.size(); i++)
            if (rootMoves.get(i).line().size() > 1)
                lines.add("line %-6d".formatted(i + 1)
                        + String.join(" ", rootMoves.get(i).line()));
        lines.add("effort     " + effort());
        return lines;
    }

    /** "value +0.312, score 54", or what is proven. */
    public String judgement() {
        if (winIn != null) return winIn > 0 ? "wins in " + plies(winIn) : "loses in " + plies(-winIn);
        String words = "value " + NumberText.decimal("%+.3f", value);
        return score == null ? words : words + ", score " + score;
    }

    private static String plies(int count) {
        return count == 1 ? "1 ply" : count + " plies";
    }

    private String effort() {
        List<String> parts = new ArrayList<>();
        if (depth > 0) parts.add("depth " + depth);
        if (iterations > 0 && iterations != depth) parts.add(NumberText.count(iterations) + " iterations");
        if (nodes > 0) parts.add(NumberText.count(nodes) + " nodes");
        if (held > 0) parts.add(NumberText.count(held) + " in memory");
        parts.add(NumberText.decimal("%.3f s", milliseconds / 1000));
        return String.join(", ", parts);
    }
}
