package dev.kumite.web.think;

import dev.kumite.agents.Choice;

/** Who asked, and is told: on the thread that thinks. After {@link Search#cancel} nobody is told anything. */
public interface Answer {
    /** How often {@link #soFar} is told at most. */
    long EVERY_NANOS = 100_000_000;

    /** What is known by now. */
    void soFar(Choice choice);

    void done(Choice choice);

    /** The agent cannot answer, for this reason. */
    void failed(String why);
}
