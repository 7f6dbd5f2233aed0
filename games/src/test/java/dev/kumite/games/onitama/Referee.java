package dev.kumite.games.onitama;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A slow second opinion: the legal moves worked out plainly from a position's text. */
final class Referee {
    private final int size;
    private final boolean blueToMove;
    private final Map<String, Character> men = new HashMap<>();
    private final List<String> hand;

    Referee(int size, String position) {
        this.size = size;
        String[] parts = position.split(":");
        blueToMove = parts[0].equals("B");
        put(parts[1]);
        put(parts[2]);
        hand = List.of(parts[3].split("/")[blueToMove ? 0 : 1].split("\\+"));
    }

    private void put(String side) {
        if (side.length() == 1) return;
        for (String man : side.substring(1).split(",")) {
            boolean master = man.startsWith("M");
            char piece = side.charAt(0);
            men.put(master ? man.substring(1) : man, master ? piece : Character.toLowerCase(piece));
        }
    }

    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        if (over()) return moves;
        for (String card : hand)
            men.forEach((from, man) -> {
                if (isOwn(man)) for (String to : targets(card, from)) moves.add(card + ":" + from + to);
            });
        if (moves.isEmpty()) for (String card : hand) moves.add("pass:" + card);
        return moves;
    }

    private boolean over() {
        char middle = (char) ('a' + size / 2);
        boolean bothMasters = men.containsValue('B') && men.containsValue('R');
        return !bothMasters
                || Character.valueOf('B').equals(men.get(middle + "" + size))
                || Character.valueOf('R').equals(men.get(middle + "1"));
    }

    private boolean isOwn(char man) {
        return (Character.toUpperCase(man) == 'B') == blueToMove;
    }

    private List<String> targets(String card, String from) {
        List<String> targets = new ArrayList<>();
        for (int[] offset : PublishedCards.offsets(card)) {
            int turn = blueToMove ? 1 : -1;
            char column = (char) (from.charAt(0) + turn * offset[0]);
            int row = Integer.parseInt(from.substring(1)) + turn * offset[1];
            if (column < 'a' || column >= 'a' + size || row < 1 || row > size) continue;
            String to = column + "" + row;
            if (!men.containsKey(to) || !isOwn(men.get(to))) targets.add(to);
        }
        return targets;
    }

    /** The board turned by 180° with the colours swapped: the same position from the other side of the table. */
    static String turned(int size, String position) {
        String[] parts = position.split(":");
        String[] hands = parts[3].split("/");
        return (parts[0].equals("B") ? "R" : "B")
                + ":B" + turnedMen(size, parts[2]) + ":R" + turnedMen(size, parts[1])
                + ":" + hands[1] + "/" + hands[0] + "/" + hands[2];
    }

    private static String turnedMen(int size, String side) {
        if (side.length() == 1) return "";
        List<String> out = new ArrayList<>();
        for (String man : side.substring(1).split(",")) {
            String mark = man.startsWith("M") ? "M" : "";
            String at = man.substring(mark.length());
            char column = (char) ('a' + size - 1 - (at.charAt(0) - 'a'));
            out.add(mark + column + (size + 1 - Integer.parseInt(at.substring(1))));
        }
        return String.join(",", out);
    }
}
