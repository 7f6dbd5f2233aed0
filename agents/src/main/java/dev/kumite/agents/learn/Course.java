package dev.kumite.agents.learn;

import java.util.List;

/**
 * The schedule of training: games with learning, then exhibitions without, and so on.
 *
 * @param games training games in a cycle
 * @param examiners who plays the exhibitions at the end of a cycle
 * @param average over how many training games the paper's moving average goes
 */
public record Course(int games, List<Examiner> examiners, int average) {
    public Course {
        examiners = List.copyOf(examiners);
    }

    /** An opponent in exhibitions, as the agent language has it, and for how many games. */
    public record Examiner(String agent, int games) {}
}
