package dev.kumite.lab.store;

import dev.kumite.lab.play.GameResult;

/**
 * The result of a game in its place, for counting many of them.
 *
 * @param contest the contest's place in the plan, from 0
 * @param number the game's number in the contest, from 0
 * @param fingerprint a number that two different games practically never share
 */
public record StoredResult(int contest, int number, GameResult result, long fingerprint) {}
