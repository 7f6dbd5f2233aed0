package dev.kumite.web.view;

import java.util.List;

/** Opponents for people, from the weakest to the strongest; each is an ordinary agent. */
public final class Levels {
    /**
     * One opponent.
     *
     * @param about its strength, in one line
     */
    public record Level(String name, String agent, String about) {}

    public static final List<Level> ALL = List.of(
            new Level("First steps", "random", "Moves at random. For learning how the pieces move."),
            new Level("Beginner", "greedy", "Takes what it can and looks no further."),
            new Level("Casual", "strong(depth=1)", "Sees its own next move and your worst threats."),
            new Level("Club player", "strong(depth=3)", "Sees a few moves ahead and punishes slips."),
            new Level("Expert", "strong(depth=6)", "Plans ahead; you need a plan too."),
            new Level("Master", "strong(time=300ms)", "Thinks for a moment and rarely errs."),
            new Level("Strongest", "strong(time=2s)", "The best player here, with two seconds for each move."));

    /** The default level, a little below the middle. */
    public static final int USUAL = 2;

    private Levels() {}
}
