package dev.kumite.lab.store;

import java.util.List;

/**
 * The review of a live game.
 *
 * @param game the game's id
 * @param moves the moves that were reviewed; where the game has others now, the review is about another game
 * @param text what was found, as the server tells it
 */
public record StoredReview(String game, List<Integer> moves, String text) {
    public StoredReview {
        moves = List.copyOf(moves);
    }
}
