package dev.kumite.lab.store;

import dev.kumite.lab.play.Played;

/**
 * A game in its place.
 *
 * @param contest the contest's place in the plan, from 0
 * @param number the game's number in the contest, from 0
 * @param finished when, in milliseconds since 1970
 */
public record StoredGame(int contest, int number, Played played, long finished) {}
