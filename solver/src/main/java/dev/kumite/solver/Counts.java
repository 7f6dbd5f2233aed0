package dev.kumite.solver;

/**
 * The number of positions in a table by value, for the player to move.
 *
 * @param won positions he wins, those won at once among them
 * @param wonAtOnce positions in which his next move ends the game
 */
public record Counts(long states, long won, long wonAtOnce, long lost, long drawn) {
    public static final Counts NONE = new Counts(0, 0, 0, 0, 0);

    public Counts plus(Counts other) {
        return new Counts(
                states + other.states,
                won + other.won,
                wonAtOnce + other.wonAtOnce,
                lost + other.lost,
                drawn + other.drawn);
    }
}
