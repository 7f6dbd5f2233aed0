package dev.kumite.games.terminal;

import dev.kumite.games.Game;
import dev.kumite.games.picture.Drawing.Card;
import dev.kumite.games.picture.Drawing.Step;
import java.util.ArrayList;
import java.util.List;

/** Cards side by side, each with its pattern of moves as it lies on the board that is drawn. */
public final class CardPictures {
    private static final int REACH = 2;
    private static final int WIDTH = 13;

    private final Game game;
    private final List<Card> cards;
    private final int sideToMove;
    private final boolean colour;

    CardPictures(Game game, List<Card> cards, int sideToMove, boolean colour) {
        this.game = game;
        this.cards = cards;
        this.sideToMove = sideToMove;
        this.colour = colour;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (cards.isEmpty()) return lines;
        lines.add(line(this::holder));
        lines.add(line(Card::name));
        for (int up = REACH; up >= -REACH; up--) {
            int row = up;
            lines.add(line(card -> pattern(card, row)));
        }
        lines.add("");
        return lines;
    }

    private interface Part {
        String of(Card card);
    }

    /** One line through all cards; padding comes before colouring, so that it counts what is seen. */
    private String line(Part part) {
        StringBuilder out = new StringBuilder();
        for (Card card : cards) {
            String text = part.of(card);
            String padding = " ".repeat(Math.max(1, WIDTH - text.length()));
            out.append("  ")
                    .append(card.holder() < 0 ? text : Paint.of(card.holder()).on(text, colour));
            out.append(padding);
        }
        return out.toString().stripTrailing();
    }

    private String holder(Card card) {
        return card.holder() < 0 ? "Side card" : game.sideName(card.holder());
    }

    /** One row of a pattern: {@code o} the piece, {@code x} where it may go; side 1 moves down the board. */
    private String pattern(Card card, int up) {
        int viewer = card.holder() < 0 ? sideToMove : card.holder();
        int turn = viewer == 0 ? 1 : -1;
        StringBuilder row = new StringBuilder();
        for (int right = -REACH; right <= REACH; right++) {
            boolean here = up == 0 && right == 0;
            boolean target = card.offsets().contains(new Step(turn * right, turn * up));
            row.append(here ? 'o' : target ? 'x' : '\u00b7').append(right < REACH ? " " : "");
        }
        return row.toString();
    }
}
