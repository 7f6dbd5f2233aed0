package dev.kumite.agents.tree;

import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;

/**
 * When a leaf gets children and what then counts as made. Under {@code one} and {@code all} that is when the search
 * comes to a leaf for the second time; in both the untried children are visited first, in random order.
 *
 * @param visits how often a leaf must have been visited
 * @param all whether all children are made at once
 */
record Expansion(int visits, boolean all) {
    static final Expansion ONE = new Expansion(1, false);
    static final Expansion ALL = new Expansion(1, true);

    private static final String FORM = "one, all, after:N";
    private static final String AFTER = "after:";

    static final Kind KIND = Kind.text(FORM, Expansion::read);

    private static Expansion read(String text) {
        if (text.equals("one")) return ONE;
        if (text.equals("all")) return ALL;
        if (!text.startsWith(AFTER)) throw new BadInput("must be one, all or after:N with a number of visits");
        try {
            int visits = Integer.parseInt(text.substring(AFTER.length()));
            if (visits >= 1) return new Expansion(visits, true);
        } catch (NumberFormatException e) {
            throw new BadInput("needs a whole number behind 'after:', as in after:30");
        }
        throw new BadInput("needs at least 1 visit, as in after:30");
    }
}
