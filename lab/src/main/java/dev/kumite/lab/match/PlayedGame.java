package dev.kumite.lab.match;

import dev.kumite.games.Outcome;
import dev.kumite.games.Result;

/**
 * One game of a match.
 *
 * @param firstAgentsSide the side that the match's first agent had
 * @param first what the match's first agent spent
 * @param second what the other spent
 * @param failure why an agent broke down, or empty
 */
public record PlayedGame(
        int number, int firstAgentsSide, Outcome outcome, Effort first, Effort second, String failure) {

    /** 1, ½ or 0 for the match's first agent; an unfinished game counts as a draw in the score. */
    public double score() {
        int winner = Result.winner(outcome.result());
        return winner < 0 ? 0.5 : winner == firstAgentsSide ? 1 : 0;
    }
}
