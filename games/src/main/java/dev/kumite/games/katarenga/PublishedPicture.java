package dev.kumite.games.katarenga;

import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Goal;
import java.util.ArrayList;
import java.util.List;

/** How the published game looks: the tiles and pawns of {@link KatarengaPicture}, and camps behind the home rows. */
final class PublishedPicture {
    static final GamePicture PICTURE = KatarengaPicture.tilesAndPawns()
            .goal(new Goal(PublishedPosition.CAMPS_TO_WIN, "Move the pawn into a camp", true))
            .ended(KatarengaPosition.CAMPS, "your pawns fill both camps", "the enemy’s pawns fill both camps")
            .ended(KatarengaPosition.ELIMINATION, "the enemy has fewer than two pawns", "you have fewer than two pawns")
            .rules(
                    "These are the rules of the game that is sold; only the pattern of the board is our own.",
                    "A pawn moves according to the tile it stands on: on blue one step in any direction, like a king; on"
                            + " green by a knight’s leap; on red straight like a rook and on yellow diagonally like a bishop,"
                            + " any distance up to and including the next tile of that colour.",
                    "Only knights jump. Landing on an enemy pawn captures it, but not in either player’s first turn.",
                    "A pawn on the enemy’s home row may in a later turn go into one of the two camps behind it, where it"
                            + " stays: select it, then the strip beyond the row.",
                    "You win by filling both enemy camps, or when the enemy has fewer than two pawns left, those in"
                            + " camps included.");

    private PublishedPicture() {}

    static Drawing draw(PublishedGame game, PublishedPosition board) {
        List<String> notes = new ArrayList<>();
        for (int side = 0; side < 2; side++)
            notes.add(game.sideName(side) + ": " + board.points(side) + " of " + PublishedPosition.CAMPS_TO_WIN
                    + " camps");
        if (board.firstTurns > 0) notes.add("First turn: no captures");
        return KatarengaPicture.draw(board, notes);
    }
}
