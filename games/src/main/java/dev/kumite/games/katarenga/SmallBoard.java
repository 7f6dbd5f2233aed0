package dev.kumite.games.katarenga;

/** A board whose squares fit into one word, by whichever rules it is played. */
interface SmallBoard extends TiledBoard {

    SmallTable table();

    /** The squares of a side's pawns. */
    long pawns(int side);

    /** Where a side's pawns can go, its own pawns' squares included. */
    long reach(int side);
}
