package dev.kumite.agents.flat;

/** What a playout is worth to the player who moved. */
enum PlayoutScore {
    /** The number of wins (aygun 4.2): a draw is worth as little as a loss. */
    WINS {
        @Override
        int of(int outcome, int plies) {
            return outcome > 0 ? 1 : 0;
        }
    },
    /** aygun 5.6: loss −100 − D, draw −D, win 100 − D, where D is the playout's length in plies. */
    DEPTH {
        @Override
        int of(int outcome, int plies) {
            return 100 * outcome - plies;
        }
    };

    /**
     * @param outcome 1 for a win, 0 for a draw, −1 for a loss
     */
    abstract int of(int outcome, int plies);
}
