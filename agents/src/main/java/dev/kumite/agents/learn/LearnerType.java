package dev.kumite.agents.learn;

import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.Map;

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

    /**
     * The options with which it learns, where some were given: those that other versions of Kumite would choose otherwise
     * are spelled out, so that a file tells how it was trained, whatever the defaults are when it is read.
     *
     * @param alone whether it trains against itself
     */
    default Map<String, String> spelledOut(Map<String, String> given, boolean alone) {
        return given;
    }

    /** The same for what a file says: where it was written before there were such options, it means what was done then. */
    default Map<String, String> asBefore(Map<String, String> written, boolean alone) {
        return written;
    }

    /** How the paper trains it. */
    Course course();

    /** What its knowledge counts, in the plural: "states". */
    String unit();
}
