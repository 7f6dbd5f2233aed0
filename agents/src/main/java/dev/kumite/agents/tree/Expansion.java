package dev.kumite.agents.tree;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Kind;

/**
 * When a leaf gets children, what then counts as made, and in which order children are tried. Under {@code one} and
 * {@code all} a leaf gets its children when the search comes to it for the second time, under {@code eager} when it comes
 * to it at all, and then one of them is played out; in all of them the untried children are visited first.
 *
 * @param visits how often a leaf must have been visited; 0 for eager
 * @param all whether all children are made at once
 * @param greedy whether winning moves are tried first and captures second (schulz's program), or all at random
 */
record Expansion(int visits, boolean all, boolean greedy) {
    static final Expansion ONE = new Expansion(1, false, false);
    static final Expansion ALL = new Expansion(1, true, false);

    /** aygun 4.3: "the node gets expanded", and a random child "is sent to the simulation process". */
    static final Expansion EAGER = new Expansion(0, true, false);

    private static final String FORM = "one, all, eager, after:N";
    private static final String AFTER = "after:";

    static final Kind<Expansion> KIND = Kind.text(FORM, Expansion::read);

    private static Expansion read(String text) {
        if (text.equals("one")) return ONE;
        if (text.equals("all")) return ALL;
        if (text.equals("eager")) return EAGER;
        if (!text.startsWith(AFTER)) throw new BadInput("must be one, all, eager or after:N with a number of visits");
        try {
            int visits = Integer.parseInt(text.substring(AFTER.length()));
            if (visits >= 1) return new Expansion(visits, true, false);
        } catch (NumberFormatException e) {
            throw new BadInput("needs a whole number behind 'after:', as in after:30");
        }
        throw new BadInput("needs at least 1 visit, as in after:30");
    }

    Expansion inOrder(Policy order) {
        return new Expansion(visits, all, order == Policy.GREEDY);
    }

    /** Writes the position's moves in the order in which they are to be tried; at random within a kind of move. */
    int list(Position position, int[] moves, Rng rng) {
        int count = position.moves(moves, 0);
        if (!greedy) return count;
        shuffle(moves, count, rng);
        int wins = 0;
        if (position.canWin()) for (int i = 0; i < count; i++) if (position.wins(moves[i])) swap(moves, i, wins++);
        int captures = wins;
        for (int i = wins; i < count; i++) if (position.captures(moves[i])) swap(moves, i, captures++);
        return count;
    }

    private static void shuffle(int[] moves, int count, Rng rng) {
        for (int i = count; i > 1; i--) swap(moves, i - 1, rng.below(i));
    }

    private static void swap(int[] moves, int i, int j) {
        int move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
    }
}
