package dev.kumite.lab.regret;

import dev.kumite.lab.play.Played;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One position before all agents; threads share it. */
final class Round {
    private final Sampling sampling;
    private final int number;
    private final @Nullable Played[] played;
    private int missing;
    private @Nullable Dilemma dilemma;

    Round(Sampling sampling, int number, int agents) {
        this.sampling = sampling;
        this.number = number;
        played = new Played[agents];
        missing = agents;
    }

    int number() {
        return number;
    }

    /** Drawn when it is first needed. */
    synchronized Dilemma dilemma() {
        Dilemma drawn = dilemma;
        if (drawn == null) dilemma = drawn = sampling.position(number);
        return drawn;
    }

    /** Records one agent's move; true if it was the last. */
    synchronized boolean add(int agent, Played move) {
        played[agent] = move;
        return --missing == 0;
    }

    synchronized Played played(int agent) {
        return Objects.requireNonNull(played[agent]);
    }

    /** What an agent's move gave away, in half points. */
    int loss(int agent) {
        return dilemma().loss(played(agent));
    }
}
