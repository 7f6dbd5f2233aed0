package dev.kumite.agents.engine;

import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What an engine says about its search in an {@code info} line; fields it does not give are 0 or empty. */
record Info(int depth, long nodes, double value, OptionalInt score, OptionalInt winIn, List<String> line) {
    static final Info NONE = new Info(0, 0, 0, OptionalInt.empty(), OptionalInt.empty(), List.of());

    /** Fields that are no numbers are left out: an engine may print what it likes here. */
    static Info parse(String text) {
        String[] words = text.split("\\s+");
        int depth = 0;
        long nodes = 0;
        double value = 0;
        OptionalInt score = OptionalInt.empty();
        OptionalInt winIn = OptionalInt.empty();
        for (int i = 1; i < words.length; i++)
            switch (words[i]) {
                case "depth" -> depth = (int) number(words, i + 1);
                case "nodes" -> nodes = number(words, i + 1);
                case "cp" -> {
                    score = OptionalInt.of((int) number(words, i + 1));
                    value = Ugi.value(score.getAsInt());
                }
                case "mate" -> {
                    winIn = OptionalInt.of(Ugi.winIn((int) number(words, i + 1)));
                    value = Math.signum(winIn.getAsInt());
                }
                case "string" -> {
                    return new Info(depth, nodes, value, score, winIn, List.of());
                }
                case "pv" -> {
                    return new Info(
                            depth, nodes, value, score, winIn, List.of(words).subList(i + 1, words.length));
                }
                default -> {}
            }
        return new Info(depth, nodes, value, score, winIn, List.of());
    }

    private static long number(String[] words, int at) {
        return at < words.length && words[at].matches("-?[0-9]{1,9}|[0-9]{10,18}") ? Long.parseLong(words[at]) : 0;
    }

    /** The choice of this move with these findings; a main line that begins with another move is left out. */
    Choice choice(Game game, Position position, int move, long nanos) {
        List<Integer> moves = moves(game, position);
        if (moves.isEmpty() || moves.get(0) != move) moves = List.of(move);
        List<Choice.RootMove> root = List.of(new Choice.RootMove(move, nodes, value));
        return new Choice(move, value, score, winIn, 0, nodes, depth, nanos, 0, root, moves);
    }

    /** The main line as far as it can be played. */
    List<Integer> moves(Game game, Position position) {
        Position scratch = position.copy();
        List<Integer> moves = new ArrayList<>();
        try {
            for (String text : line) {
                int move = game.notation().readMove(scratch, text);
                scratch.make(move);
                moves.add(move);
            }
        } catch (BadInput unreadable) {
            // The rest of the line is not shown.
        }
        return List.copyOf(moves);
    }
}
