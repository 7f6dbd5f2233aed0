package dev.kumite.games.katarenga;

import dev.kumite.games.core.BoardFeatures;

/** What evaluations, learners, notation and pictures see of a board, by whichever rules it is played. */
interface TiledBoard extends BoardFeatures {

    Layout layout();

    boolean holds(int side, int square);

    /** Puts a pawn on an empty square. */
    void put(int side, int square);

    /** What a side has scored with pawns that left the board. */
    int points(int side);

    /** How many of a side's pawns stand in a region. */
    int pawnsOn(Layout.Region region, int side);

    /** How many of a side's pawns stand on the enemy home row. */
    int goalPawns(int side);

    /** How many of a side's pawns the other side could capture, with or without a pawn there to capture back. */
    int attackedPawns(int side, boolean guarded);

    /** Sets a bit in {@code out[at + square]} for each square where a side's pawn could go, own pawns' squares included. */
    void addReach(int side, int bit, int[] out, int at);

    /** The sum of what a side's pawns are worth where they stand; weights by {@link Layout#places}. */
    int placed(int side, int[] weights);
}
