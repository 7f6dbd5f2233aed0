package dev.kumite.lab.store;

import dev.kumite.lab.play.Played;

/**
 * How a game came out, for counting many of them.
 *
 * @param played without the start, the moves and what the agents spent
 * @param fingerprint a number that two different games practically never share
 */
public record StoredResult(int contest, int number, Played played, long fingerprint) {}
