package dev.kumite.games.katarenga;

import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slow second opinion: the published game written down plainly from the rules, on nothing but a position's text. It
 * shares no line with the game it judges.
 */
final class PublishedReferee {
    private final String[] tiles;
    private boolean whiteToMove;
    /** Square name to colour, {@code W} or {@code B}. */
    private final TreeMap<String, Character> pawns = new TreeMap<>();

    private int whiteInCamps;
    private int blackInCamps;
    private int firstTurns;

    PublishedReferee(String position) {
        String[] parts = position.split(":");
        whiteToMove = parts[0].equals("W");
        for (String list : new String[] {parts[1], parts[2]})
            for (String square : list.substring(1).split(",")) if (!square.isEmpty()) pawns.put(square, list.charAt(0));
        tiles = parts[3].split("/");
        whiteInCamps = Integer.parseInt(parts[4].split("-")[0]);
        blackInCamps = Integer.parseInt(parts[4].split("-")[1]);
        firstTurns = parts.length == 6 ? Integer.parseInt(parts[5].substring(1)) : 0;
    }

    private static String name(int x, int y) {
        return "abcdefgh".charAt(x) + "" + (y + 1);
    }

    private char tile(int x, int y) {
        return tiles[y].charAt(x);
    }

    /** Pawns on the board and in camps. */
    private long count(char colour) {
        long onBoard = pawns.values().stream().filter(c -> c == colour).count();
        return onBoard + (colour == 'W' ? whiteInCamps : blackInCamps);
    }

    boolean over() {
        return !winner().equals("none");
    }

    /** {@code white}, {@code black} or {@code none}. */
    String winner() {
        if (whiteInCamps == 2 || count('B') < 2) return "white";
        if (blackInCamps == 2 || count('W') < 2) return "black";
        return "none";
    }

    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        if (over()) return moves;
        char mover = whiteToMove ? 'W' : 'B';
        for (int y = 0; y < 8; y++)
            for (int x = 0; x < 8; x++) {
                Character pawn = pawns.get(name(x, y));
                if (pawn == null || pawn != mover) continue;
                addSteps(moves, x, y, mover);
                if (y == (whiteToMove ? 7 : 0)) moves.add(name(x, y) + "camp");
            }
        return moves;
    }

    private void addSteps(Set<String> moves, int x, int y, char mover) {
        for (int toY = 0; toY < 8; toY++)
            for (int toX = 0; toX < 8; toX++) {
                Character there = pawns.get(name(toX, toY));
                if (there != null && (there == mover || firstTurns > 0)) continue;
                if (reaches(x, y, toX, toY)) moves.add(name(x, y) + name(toX, toY));
            }
    }

    private boolean reaches(int x, int y, int toX, int toY) {
        int right = Math.abs(toX - x);
        int up = Math.abs(toY - y);
        return switch (tile(x, y)) {
            case 'K' -> Math.max(right, up) == 1;
            case 'R' -> right + up > 0 && (right == 0 || up == 0) && isFree(x, y, toX, toY);
            case 'B' -> right > 0 && right == up && isFree(x, y, toX, toY);
            case 'N' -> right == 1 && up == 2 || right == 2 && up == 1;
            default -> throw new IllegalArgumentException("tile " + tile(x, y));
        };
    }

    /** Between the two squares there is no pawn and no tile of the kind on which the move begins. */
    private boolean isFree(int x, int y, int toX, int toY) {
        int right = Integer.signum(toX - x);
        int up = Integer.signum(toY - y);
        for (int atX = x + right, atY = y + up; atX != toX || atY != toY; atX += right, atY += up)
            if (pawns.containsKey(name(atX, atY)) || tile(atX, atY) == tile(x, y)) return false;
        return true;
    }

    void play(String move) {
        String from = move.substring(0, 2);
        char mover = whiteToMove ? 'W' : 'B';
        pawns.remove(from);
        if (!move.endsWith("camp")) pawns.put(move.substring(2), mover);
        else if (whiteToMove) whiteInCamps++;
        else blackInCamps++;
        if (firstTurns > 0) firstTurns--;
        whiteToMove = !whiteToMove;
    }

    /** How many ways there are to play so many plies. */
    static long perft(String position, int depth) {
        Set<String> moves = new PublishedReferee(position).moves();
        if (depth == 1) return moves.size();
        long leaves = 0;
        for (String move : moves) {
            PublishedReferee next = new PublishedReferee(position);
            next.play(move);
            leaves += perft(next.text(), depth - 1);
        }
        return leaves;
    }

    /** The position, its pawns in the order of rows. */
    String text() {
        StringBuilder white = new StringBuilder("W");
        StringBuilder black = new StringBuilder("B");
        for (int y = 0; y < 8; y++)
            for (int x = 0; x < 8; x++) {
                Character pawn = pawns.get(name(x, y));
                if (pawn == null) continue;
                StringBuilder list = pawn == 'W' ? white : black;
                list.append(list.length() == 1 ? "" : ",").append(name(x, y));
            }
        return (whiteToMove ? "W:" : "B:") + white + ":" + black + ":" + String.join("/", tiles) + ":" + whiteInCamps
                + "-" + blackInCamps + (firstTurns > 0 ? ":F" + firstTurns : "");
    }
}
