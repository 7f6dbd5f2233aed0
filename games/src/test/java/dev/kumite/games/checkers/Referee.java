package dev.kumite.games.checkers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slow second opinion on the moves of a position, written plainly from the rules on an 8×8 board of characters:
 * {@code b} and {@code w} are men, {@code B} and {@code W} kings, a blank is an empty square. Row 0 holds squares 1–4.
 */
final class Referee {
    private final char[][] board = new char[8][8];
    private final boolean black;
    private int clock;

    private Referee(String position) {
        for (char[] row : board) java.util.Arrays.fill(row, ' ');
        String[] parts = position.split(":");
        black = parts[0].equals("B");
        for (int i = 1; i < parts.length; i++) {
            String list = parts[i].substring(1);
            if (parts[i].startsWith("H")) clock = Integer.parseInt(list);
            else if (!list.isEmpty()) for (String item : list.split(",")) put(parts[i].charAt(0), item);
        }
    }

    private void put(char colour, String item) {
        boolean king = item.startsWith("K");
        int square = Integer.parseInt(king ? item.substring(1) : item);
        board[row(square)][column(square)] = king ? colour : Character.toLowerCase(colour);
    }

    static Set<String> moves(String position) {
        return new Referee(position).moves();
    }

    private Set<String> moves() {
        if (clock >= 80) return Set.of();
        List<List<Integer>> paths = new ArrayList<>();
        Set<String> steps = new TreeSet<>();
        for (int square = 1; square <= 32; square++) {
            if (!mine(at(square))) continue;
            captures(square, paths);
            steps(square, steps);
        }
        return paths.isEmpty() ? steps : written(paths);
    }

    private void steps(int square, Set<String> steps) {
        for (int[] direction : directions(at(square))) {
            int row = row(square) + direction[0];
            int column = column(square) + direction[1];
            if (onBoard(row, column) && board[row][column] == ' ') steps.add(square + "-" + square(row, column));
        }
    }

    /** All finished jump sequences of the piece on this square, which is lifted off the board meanwhile. */
    private void captures(int square, List<List<Integer>> paths) {
        char piece = at(square);
        board[row(square)][column(square)] = ' ';
        jump(piece, new ArrayList<>(List.of(square)), new ArrayList<>(), paths);
        board[row(square)][column(square)] = piece;
    }

    private void jump(char piece, List<Integer> path, List<Integer> jumped, List<List<Integer>> paths) {
        int here = path.get(path.size() - 1);
        boolean finished = true;
        for (int[] direction : directions(piece)) {
            int row = row(here) + 2 * direction[0];
            int column = column(here) + 2 * direction[1];
            if (!onBoard(row, column) || board[row][column] != ' ') continue;
            int over = square(row - direction[0], column - direction[1]);
            if (!theirs(at(over)) || jumped.contains(over)) continue;
            finished = false;
            path.add(square(row, column));
            jumped.add(over);
            jump(piece, path, jumped, paths);
            path.remove(path.size() - 1);
            jumped.remove(jumped.size() - 1);
        }
        if (finished && !jumped.isEmpty()) paths.add(List.copyOf(path));
    }

    /** One text for each move: paths with the same start, end and jumped pieces are the same move. */
    private static Set<String> written(List<List<Integer>> paths) {
        Map<String, Map<Set<Integer>, List<Integer>>> byEnds = new HashMap<>();
        for (List<Integer> path : paths) {
            Set<Integer> jumped = new TreeSet<>();
            // Two squares one jump apart and the piece between them: the mean of the rows and of the columns.
            for (int i = 1; i < path.size(); i++) jumped.add(between(path.get(i - 1), path.get(i)));
            byEnds.computeIfAbsent(path.get(0) + "x" + path.get(path.size() - 1), ends -> new HashMap<>())
                    .merge(jumped, path, Referee::smaller);
        }
        Set<String> texts = new TreeSet<>();
        new TreeMap<>(byEnds).forEach((ends, moves) -> {
            if (moves.size() == 1) texts.add(ends);
            else
                moves.values()
                        .forEach(path -> texts.add(String.join(
                                "x", path.stream().map(String::valueOf).toList())));
        });
        return texts;
    }

    private static List<Integer> smaller(List<Integer> one, List<Integer> two) {
        for (int i = 0; i < one.size(); i++)
            if (!one.get(i).equals(two.get(i))) return one.get(i) < two.get(i) ? one : two;
        return one;
    }

    private static int between(int one, int two) {
        return square((row(one) + row(two)) / 2, (column(one) + column(two)) / 2);
    }

    private static int[][] directions(char piece) {
        if (piece == 'b') return new int[][] {{1, -1}, {1, 1}};
        if (piece == 'w') return new int[][] {{-1, -1}, {-1, 1}};
        return new int[][] {{1, -1}, {1, 1}, {-1, -1}, {-1, 1}};
    }

    private boolean mine(char piece) {
        return Character.toLowerCase(piece) == (black ? 'b' : 'w');
    }

    private boolean theirs(char piece) {
        return Character.toLowerCase(piece) == (black ? 'w' : 'b');
    }

    private char at(int square) {
        return board[row(square)][column(square)];
    }

    private static int row(int square) {
        return (square - 1) / 4;
    }

    private static int column(int square) {
        return (square - 1) % 4 * 2 + (row(square) % 2 == 0 ? 1 : 0);
    }

    private static int square(int row, int column) {
        return row * 4 + column / 2 + 1;
    }

    private static boolean onBoard(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8;
    }
}
