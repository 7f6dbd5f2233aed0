package dev.kumite.agents.learn;

import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.spec.Settings;
import java.util.List;

/** A kind of agent that learns: {@code kumite train} lets it, and what it knows lies in a file. */
public interface LearnerType extends AgentType {

    /**
     * A learner that knows nothing yet.
     *
     * @param memory how many bytes it may use
     */
    Learner learner(Settings settings, Game game, long memory);

    /** The options that decide how it learns; the others decide how it plays. */
    List<String> learningOptions();

    /** How the paper trains it. */
    Course course();

    /** What its knowledge counts, in the plural: "states". */
    String unit();
}
