package dev.kumite.lab.tournament;

import dev.kumite.lab.plan.Plan;

/**
 * A tournament, ready to be played.
 *
 * @param title a line about it, or empty
 * @param workers how many games at the same time unless the command line says otherwise
 */
public record Tournament(String title, Plan plan, int workers) {}
