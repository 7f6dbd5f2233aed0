package dev.kumite.games.katarenga;

import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slow second opinion: Katarenga written down plainly from the rules, on nothing but a position's text. It shares no
 * line with the game it judges.
 */
final class Referee {
    private final String[] tiles;
    private final int size;
    private boolean whiteToMove;
    /** Square name to colour, {@code W} or {@code B}. */
    private final TreeMap<String, Character> pawns = new TreeMap<>();

    private int whitePoints;
    private int blackPoints;

    Referee(String position) {
        String[] parts = position.split(":");
        whiteToMove = parts[0].equals("W");
        for (String list : new String[] {parts[1], parts[2]})
            for (String square : list.substring(1).split(",")) if (!square.isEmpty()) pawns.put(square, list.charAt(0));
        tiles = parts[3].split("/");
        size = tiles.length;
        whitePoints = Integer.parseInt(parts[4].split("-")[0]);
        blackPoints = Integer.parseInt(parts[4].split("-")[1]);
    }

    private static String name(int x, int y) {
        return "abcdefghijklmnopqrst".charAt(x) + "" + (y + 1);
    }

    private long count(char colour) {
        return pawns.values().stream().filter(c -> c == colour).count();
    }

    boolean over() {
        return whitePoints >= 2 || blackPoints >= 2 || pawns.isEmpty();
    }

    /** {@code white}, {@code black}, {@code draw} or {@code none}. */
    String winner() {
        if (whitePoints >= 2) return "white";
        if (blackPoints >= 2) return "black";
        return pawns.isEmpty() ? "draw" : "none";
    }

    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        if (over()) return moves;
        char mover = whiteToMove ? 'W' : 'B';
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++) {
                Character pawn = pawns.get(name(x, y));
                if (pawn == null || pawn != mover) continue;
                addSteps(moves, x, y, mover);
                if (y == (whiteToMove ? size - 1 : 0)) moves.add(name(x, y) + "off");
            }
        if (moves.isEmpty()) moves.add("pass");
        return moves;
    }

    private void addSteps(Set<String> moves, int x, int y, char mover) {
        char tile = tiles[y].charAt(x);
        for (int toY = 0; toY < size; toY++)
            for (int toX = 0; toX < size; toX++) {
                int right = Math.abs(toX - x);
                int up = Math.abs(toY - y);
                int far = Math.max(right, up);
                boolean reaches = switch (tile) {
                    case 'K' -> far == 1;
                    case 'R' -> far >= 1 && far <= 3 && (right == 0 || up == 0) && emptyBetween(x, y, toX, toY);
                    case 'B' -> far >= 1 && far <= 3 && right == up && emptyBetween(x, y, toX, toY);
                    case 'N' -> right == 1 && up == 2 || right == 2 && up == 1;
                    default -> throw new IllegalArgumentException("tile " + tile);
                };
                Character there = pawns.get(name(toX, toY));
                if (reaches && (there == null || there != mover)) moves.add(name(x, y) + name(toX, toY));
            }
    }

    private boolean emptyBetween(int x, int y, int toX, int toY) {
        int right = Integer.signum(toX - x);
        int up = Integer.signum(toY - y);
        for (int atX = x + right, atY = y + up; atX != toX || atY != toY; atX += right, atY += up)
            if (pawns.containsKey(name(atX, atY))) return false;
        return true;
    }

    void play(String move) {
        boolean off = move.endsWith("off");
        String from = move.replaceAll("^([a-t][0-9]+).*$", "$1");
        char mover = whiteToMove ? 'W' : 'B';
        pawns.remove(from);
        if (off) addPoints(mover, 1);
        else pawns.put(move.substring(from.length()), mover);
        whiteToMove = !whiteToMove;
        if (whitePoints >= 2 || blackPoints >= 2) return;
        for (char colour : new char[] {'W', 'B'})
            if (count(colour) == 0) {
                char scorer = colour == 'W' ? 'B' : 'W';
                addPoints(scorer, (int) count(scorer));
                pawns.clear();
                return;
            }
    }

    private void addPoints(char colour, int points) {
        if (colour == 'W') whitePoints += points;
        else blackPoints += points;
    }

    /** The position, its pawns in the order of rows. */
    String text() {
        StringBuilder white = new StringBuilder("W");
        StringBuilder black = new StringBuilder("B");
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++) {
                Character pawn = pawns.get(name(x, y));
                if (pawn == null) continue;
                StringBuilder list = pawn == 'W' ? white : black;
                list.append(list.length() == 1 ? "" : ",").append(name(x, y));
            }
        return (whiteToMove ? "W:" : "B:") + white + ":" + black + ":" + String.join("/", tiles) + ":" + whitePoints
                + "-" + blackPoints;
    }
}
