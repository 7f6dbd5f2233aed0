package dev.kumite.agents.learn;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Settings;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** What has been learned about one game, shared by all threads that train or play with it. */
public interface Learner {

    /** Someone who plays training games on a thread of its own; {@code stop} asks it to leave its game at once. */
    Student student(BooleanSupplier stop);

    /** A player who uses what is known, without exploring and without learning. */
    Agent player(Settings settings, long seed);

    /** What a position that is not over is worth for the player to move, −1 to 1. */
    double value(Position position);

    /** Whether it has learned something about this very position; one that generalises has about all. */
    boolean knows(Position position);

    Size size();

    /** Writes everything known; the same knowledge gives the same bytes. Nobody trains meanwhile. */
    void write(KnowledgeWriter out);

    /** Takes over what {@link #write} wrote; this learner knew nothing before. */
    void read(KnowledgeReader in);

    /**
     * How much is known.
     *
     * @param known states, actions or weights that have been learned
     * @param bytes the memory that they take
     * @param refused how often something new was not learned because the memory was full
     */
    record Size(long known, long bytes, long refused) {}

    /** Plays training games for a {@link Learner} and learns from them. One per thread. */
    public interface Student {

        /**
         * Plays one game to its end and learns from it.
         *
         * @param start where the game begins; it is changed
         * @param opponent who plays the other side, or null for a game against itself
         * @param side the learner's side where there is an opponent
         * @return the result; {@code ONGOING} where the game's cap or a wish to stop ended it
         */
        int play(Position start, Rng rng, @Nullable Agent opponent, int side);
    }
}
