package dev.kumite.games.image;

import dev.kumite.games.picture.Drawing.Card;
import dev.kumite.games.picture.Drawing.Step;
import dev.kumite.games.picture.GamePicture;
import java.util.List;

/** The cards beside a board: the far hand above, the near hand below, the side card between, each as its holder sees it. */
final class CardImages {
    /** The room that cards take to the right of the board. */
    static final int WIDTH = 360;

    private static final int REACH = 2;
    private static final int GRID = 2 * REACH + 1;
    private static final int FIELD = 25;
    private static final int CARD = GRID * FIELD;
    private static final int GAP = 24;

    private CardImages() {}

    static void draw(SvgText out, GamePicture picture, List<Card> cards, int left, int height) {
        int near = picture.bottomSide();
        hand(out, picture, cards, 1 - near, left, GAP);
        hand(out, picture, cards, -1, left, (height - CARD) / 2.0);
        hand(out, picture, cards, near, left, height - CARD - GAP);
    }

    private static void hand(SvgText out, GamePicture picture, List<Card> cards, int holder, int left, double top) {
        double x = left + 2.0 * GAP;
        for (Card card : cards)
            if (card.holder() == holder) {
                boolean turned = holder >= 0 && holder != picture.bottomSide();
                String colour = holder < 0
                        ? Colours.INK
                        : Colours.stone(picture.sides().get(holder).colour());
                draw(out, card, turned, colour, x, top);
                x += CARD + GAP;
            }
    }

    private static void draw(SvgText out, Card card, boolean turned, String colour, double x, double top) {
        out.text(x + CARD / 2.0, top - 8, 24, "middle", card.name());
        for (int row = 0; row < GRID; row++)
            for (int column = 0; column < GRID; column++) {
                int right = (column - REACH) * (turned ? -1 : 1);
                int forward = (REACH - row) * (turned ? -1 : 1);
                boolean own = right == 0 && forward == 0;
                String fill =
                        own ? Colours.INK : card.offsets().contains(new Step(right, forward)) ? colour : Colours.CARD;
                out.rect(x + column * FIELD, top + row * FIELD, FIELD, FIELD, fill, Colours.LINE);
            }
    }
}
