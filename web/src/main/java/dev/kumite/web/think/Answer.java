package dev.kumite.web.think;

import dev.kumite.agents.Choice;

/** Receives the answer to a question, on the thread that thinks. Nothing arrives after {@link Search#cancel}. */
public interface Answer {
    /** How often {@link #soFar} is told at most. */
    long EVERY_NANOS = 100_000_000;

    /** The agent begins, after the question has waited for a thread. */
    default void begun() {}

    /** What is known by now. */
    void soFar(Choice choice);

    void done(Choice choice);

    /** The agent cannot answer, for this reason. */
    void failed(String why);
}
