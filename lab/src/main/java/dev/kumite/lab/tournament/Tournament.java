package dev.kumite.lab.tournament;

import dev.kumite.lab.plan.Plan;

/**
 * A tournament, ready to be played.
 *
 * @param title a line about it, or empty
 * @param workers the number of games played at the same time by default
 */
public record Tournament(String title, Plan plan, int workers) {}
