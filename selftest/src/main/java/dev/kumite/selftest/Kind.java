package dev.kumite.selftest;

import java.util.function.Consumer;

/** One way of doing harm. */
interface Kind {

    /** The word for {@code --only}. */
    String name();

    /** What {@link #round} counts, in words. */
    String counted();

    /**
     * One round of harm. Everything but the speed of the machine is decided by the dice.
     *
     * @param finding told what went wrong, in one line each
     * @return how often harm was done
     */
    int round(Dice dice, Consumer<String> finding) throws Exception;
}
