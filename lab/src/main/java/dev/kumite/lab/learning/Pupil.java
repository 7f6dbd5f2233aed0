package dev.kumite.lab.learning;

import dev.kumite.agents.learn.Knowledge;

/**
 * One learner in a report.
 *
 * @param name what its curves are called
 * @param average over how many training games its moving average goes
 */
public record Pupil(String name, Knowledge knowledge, int average) {}
