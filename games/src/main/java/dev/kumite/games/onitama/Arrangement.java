package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.picture.Drawing;
import java.util.List;
import java.util.stream.Collectors;

/** A position that somebody laid out by hand, as the text that {@link OnitamaNotation} reads and checks. */
final class Arrangement {
    private static final int ASIDE = -1;

    private Arrangement() {}

    static String text(Drawing drawing, int sideToMove) {
        return (sideToMove == 0 ? "B" : "R") + ":B" + men(drawing, 0) + ":R" + men(drawing, 1) + ":" + hand(drawing, 0)
                + "/" + hand(drawing, 1) + "/" + hand(drawing, ASIDE);
    }

    private static String men(Drawing drawing, int owner) {
        return drawing.cells().stream()
                .filter(cell -> cell.owner() == owner)
                .map(cell -> (cell.piece() == 'M' ? "M" : "") + cell.name())
                .collect(Collectors.joining(","));
    }

    private static String hand(Drawing drawing, int holder) {
        List<String> cards = drawing.cards().stream()
                .filter(card -> card.holder() == holder)
                .map(Drawing.Card::name)
                .toList();
        int wanted = holder == ASIDE ? 1 : 2;
        if (cards.size() != wanted)
            throw new BadInput((holder == ASIDE ? "beside the board" : holder == 0 ? "in Blue's hand" : "in Red's hand")
                    + " there must be " + (wanted == 1 ? "one card" : "two cards") + ", not " + cards.size());
        return String.join("+", cards);
    }
}
