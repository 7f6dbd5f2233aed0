package dev.kumite.games;

/**
 * What an atlas says of a start: how many of a hundred games side 0 wins between equal players.
 *
 * @param percent side 0's chances
 * @param within how far the 95 % interval reaches to either side, in percent; 0 where the start's value is proven
 */
public record Chance(int percent, int within) {

    /** "Blue's chances: 54 % ± 6 (atlas)". */
    public String text(Game game) {
        if (within == 0) return game.sideName(percent == 0 ? 1 : 0) + " wins by force (proven)";
        return game.sideName(0) + "'s chances: " + percent + " % ± " + within + " (atlas)";
    }
}
