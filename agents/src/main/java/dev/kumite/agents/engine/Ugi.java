package dev.kumite.agents.engine;

import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The words of UGI that both ends of a dialogue use: values, legal moves and the board. */
public final class Ugi {
    private static final double TEN_TO_ONE = 400;
    private static final int MOST_CENTIPAWNS = 10_000;
    private static final int MOST_PLIES = 1_000_000;
    private static final long MOST_NODES = 1_000_000_000_000_000L;

    private Ugi() {}

    /**
     * Centipawns mean nothing in a game without pawns. They are taken as Elo, by which 400 is an expectation of ten to
     * one: {@code value = 2 / (1 + 10^(−cp/400)) − 1}.
     *
     * @param value expected result, −1 to 1
     */
    public static int centipawns(double value) {
        double cp = TEN_TO_ONE * StrictMath.log10((1 + value) / (1 - value));
        return (int) Math.round(Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, cp)));
    }

    /** The other way round. */
    public static double value(int centipawns) {
        return 2 / (1 + StrictMath.pow(10, -centipawns / TEN_TO_ONE)) - 1;
    }

    /**
     * Mates are counted in own moves, as in UCI.
     *
     * @param winIn plies to a win; negative to a loss
     */
    public static int mate(int winIn) {
        return winIn > 0 ? (winIn + 1) / 2 : winIn / 2;
    }

    /** The plies of a mate: a win ends with an own move, a loss with one of the other side. */
    public static int winIn(int mate) {
        return mate > 0 ? 2 * mate - 1 : 2 * mate;
    }

    /** The legal moves, each behind a blank. */
    public static String legal(Game game, Position position) {
        StringBuilder out = new StringBuilder();
        for (int move : game.moves(position))
            out.append(' ').append(game.notation().writeMove(position, move));
        return out.toString();
    }

    /** Who is to move, {@code p1} or {@code p2}, and the pieces: {@code a1=S} of side 0, {@code c5=m} of side 1. */
    public static String board(Game game, Position position) {
        StringBuilder out = new StringBuilder(position.sideToMove() == 0 ? " p1" : " p2");
        for (Drawing.Cell cell : game.draw(position).cells()) {
            if (cell.owner() < 0) continue;
            char piece = cell.owner() == 0 ? Character.toUpperCase(cell.piece()) : Character.toLowerCase(cell.piece());
            out.append(' ').append(cell.name()).append('=').append(piece);
        }
        return out.toString();
    }

    /** What an engine says about its search in an {@code info} line; fields it does not give are 0 or empty. */
    record Info(int depth, long nodes, double value, OptionalInt score, OptionalInt winIn, List<String> line) {
        static final Info NONE = new Info(0, 0, 0, OptionalInt.empty(), OptionalInt.empty(), List.of());

        /**
         * Fields that are no numbers are left out, and numbers that make no sense are cut: an engine may print what it
         * likes here.
         */
        static Info parse(String text) {
            String[] words = text.split("\\s+");
            int depth = 0;
            long nodes = 0;
            double value = 0;
            OptionalInt score = OptionalInt.empty();
            OptionalInt winIn = OptionalInt.empty();
            for (int i = 1; i < words.length; i++)
                switch (words[i]) {
                    case "depth" -> depth = (int) number(words, i + 1, 0, MOST_PLIES);
                    case "nodes" -> nodes = number(words, i + 1, 0, MOST_NODES);
                    case "cp" -> {
                        score = OptionalInt.of((int) number(words, i + 1, -Integer.MAX_VALUE, Integer.MAX_VALUE));
                        value = Ugi.value(score.getAsInt());
                    }
                    case "mate" -> {
                        winIn = OptionalInt.of(Ugi.winIn((int) number(words, i + 1, -MOST_PLIES, MOST_PLIES)));
                        value = Math.signum(winIn.getAsInt());
                    }
                    case "string" -> {
                        return new Info(depth, nodes, value, score, winIn, List.of());
                    }
                    case "pv" -> {
                        return new Info(
                                depth,
                                nodes,
                                value,
                                score,
                                winIn,
                                List.of(words).subList(i + 1, words.length));
                    }
                    default -> {}
                }
            return new Info(depth, nodes, value, score, winIn, List.of());
        }

        private static long number(String[] words, int at, long least, long most) {
            if (at >= words.length || !words[at].matches("-?[0-9]{1,18}")) return 0;
            return Math.max(least, Math.min(most, Long.parseLong(words[at])));
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
}
