package dev.kumite.agents.learn;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Memory;
import dev.kumite.agents.learn.Training.Course;
import dev.kumite.games.Game;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** A type of agent that learns: {@code kumite train} trains it and saves its knowledge to a file. */
public interface LearnerType extends AgentType {
    /** What it plays by. */
    Option<String> FILE =
            Option.optional("file", Kind.text("a file that kumite train wrote"), "none", "what it has learned");

    /** For those that can go on learning while they play. */
    Option<String> LEARN = Option.of(
            "learn",
            Kind.oneOf("off", "live"),
            "off",
            "live: train from the position on the board while the opponent thinks");

    /** Options of a player that mean nothing to a training, which has its own file and memory. */
    List<Option<?>> FOR_PLAYERS = List.of(FILE, LEARN, Memory.OPTION);

    /**
     * A learner that knows nothing yet.
     *
     * @param memory how many bytes it may use
     */
    Learner learner(Settings settings, Game game, long memory);

    /** The options that decide how it learns; the others decide how it plays. */
    List<Option<?>> learningOptions();

    /**
     * The options with which it learns, where some were given: those that other versions of Kumite would choose otherwise
     * are spelled out, so that a file tells how it was trained, whatever the defaults are when it is read.
     *
     * @param alone whether it trains against itself
     */
    default Spec spelledOut(Spec given, boolean alone) {
        return given;
    }

    /** The same for what a file says: where it was written before there were such options, it means what was done then. */
    default Spec asBefore(Spec written, boolean alone) {
        return written;
    }

    /** How the paper trains it. */
    Course course();

    /** Whether what it knows grows as it learns, up to the memory that a training gives it. */
    default boolean grows() {
        return true;
    }

    /** What its knowledge counts, in the plural: "states". */
    String unit();
}
