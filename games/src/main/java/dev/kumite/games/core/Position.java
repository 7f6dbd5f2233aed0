package dev.kumite.games.core;

import org.jspecify.annotations.Nullable;

/**
 * A position, changed in place. Not thread-safe: one per searcher.
 *
 * <p>Sides are 0 and 1 (Blue and Red, White and Black in Katarenga, Black and White in checkers). A move is an
 * {@code int} whose meaning its game knows; the same action has the same number in every position. Nothing here
 * allocates except {@link #copy()} and the growth of the history.
 */
public interface Position {

    int sideToMove();

    /** Writes the legal moves from {@code out[at]} on and returns the end; nothing when the game is over. */
    int moves(int[] out, int at);

    /** How many moves {@link #moves} would write. */
    int countMoves();

    /**
     * The number of moves after each legal move, added up; a game that is over then counts as one. These are the leaves
     * two plies away, which a game can count faster than it makes the moves.
     *
     * @param room where moves may be written from {@code at} on
     */
    default long countReplies(int[] room, int at) {
        int end = moves(room, at);
        long replies = 0;
        for (int i = at; i < end; i++) {
            make(room[i]);
            replies += Math.max(1, countMoves());
            unmake();
        }
        return replies;
    }

    /** Plays a legal move. */
    void make(int move);

    /** Takes back the last move made. */
    void unmake();

    /** {@link Result#ONGOING}, {@link Result#WIN_0}, {@link Result#WIN_1} or {@link Result#DRAW}. */
    int result();

    /** Why the game is over; {@link Ending#NONE} while it goes on. */
    Ending ending();

    /** Hash of the board, the side to move and the cards, tiles or points; not of history or clocks. */
    long key();

    /**
     * The key as the player to move sees the board: where a game is the same for both sides, a position and the one with
     * colours and board turned round share it, so that what was learned about one holds for the other.
     */
    default long viewKey() {
        return key();
    }

    /** The move as the player to move sees it: the same number in all positions that share a {@link #viewKey}. */
    default int viewMove(int move) {
        return move;
    }

    /** Writes into {@code out[from … end − 1]} the {@link #viewKey} after each of the legal moves at these places. */
    default void viewKeysAfter(int[] moves, int from, int end, long[] out) {
        for (int i = from; i < end; i++) {
            make(moves[i]);
            out[i] = viewKey();
            unmake();
        }
    }

    /** A position of its own with the same history. */
    Position copy();

    /**
     * Takes over the state of a position of the same game and board, without its history: {@link #unmake} may only go
     * back to here. This is how a searcher sets up its scratch position for a playout.
     */
    void become(Position other);

    /** How many pieces this side has on the board. */
    int pieces(int side);

    /** Whether this legal move captures. */
    boolean captures(int move);

    /** Whether this legal move wins the game at once. */
    default boolean wins(int move) {
        int win = Result.win(sideToMove());
        make(move);
        boolean wins = result() == win;
        unmake();
        return wins;
    }

    /** Whether the player to move has a move that {@linkplain #wins wins at once}. */
    boolean canWin();

    /**
     * Whether the other side could win at once if it were its turn: what a search must not overlook at its horizon.
     * False where the game cannot tell cheaply.
     */
    default boolean threatened() {
        return false;
    }

    /** Whether this legal move, which does not win, lets the other side {@linkplain #canWin win at once}. */
    default boolean allowsWin(int move) {
        make(move);
        boolean allows = canWin();
        unmake();
        return allows;
    }

    /** The same if it is known whether the player to move is {@link #threatened}: most moves then need no test. */
    default boolean allowsWin(int move, boolean threatened) {
        return allowsWin(move);
    }

    /** Whether {@link #allowsWin} is quicker than making the move, so that a search need not make one that loses at once. */
    default boolean foreseesWins() {
        return false;
    }

    /** Whether the player to move can capture and the rules force him to. */
    default boolean mustCapture() {
        return false;
    }

    /** Writes those of the legal moves that capture, in the same order as {@link #moves}. */
    default int captureMoves(int[] out, int at) {
        int end = moves(out, at);
        int kept = at;
        for (int i = at; i < end; i++) if (captures(out[i])) out[kept++] = out[i];
        return kept;
    }

    /** Draws a move by {@code policy}, without playing it. The game must not be over. */
    int playoutMove(Rng rng, Policy policy);

    /**
     * Plays on by {@code policy} until the game is over or {@code maxPlies} plies were played. Leaves the final
     * position, ready for {@link #result()} or an evaluation; the moves cannot be taken back.
     *
     * @param trace where to note the moves played, at least {@code maxPlies} long, or null
     * @return the number of plies played
     */
    int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace);
}
