package dev.kumite.games.picture;

import java.util.List;

/**
 * A position as a picture, which the terminal and the page draw.
 *
 * @param columns how many squares a row has
 * @param cells all squares, the top row first, each row from left to right
 * @param cards the cards in play; empty in games without cards
 * @param points both sides' points; empty in games without any
 * @param notes lines to print beside the board: points, clocks
 */
public record Drawing(int columns, List<Cell> cells, List<Card> cards, List<Integer> points, List<String> notes) {

    /**
     * One square.
     *
     * @param name the square as the game's notation writes it
     * @param ground what the square itself shows: a tile's letter, {@code T} a temple, {@code #} a dark square,
     *     {@code .} nothing
     * @param piece a letter, or a blank
     * @param owner the piece's side, or −1
     */
    public record Cell(String name, char ground, char piece, int owner) {}

    /**
     * One card in play.
     *
     * @param holder the side that holds the card, or −1 for the side card
     * @param offsets (right, forward) pairs as the holder sees them; for the side card as its next holder will
     */
    public record Card(String name, int holder, List<Step> offsets) {}

    public record Step(int right, int forward) {}
}
