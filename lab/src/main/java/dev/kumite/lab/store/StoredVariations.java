package dev.kumite.lab.store;

/**
 * The variations of a live game.
 *
 * @param game the game's id
 * @param text its moves with their variations, as a record
 */
public record StoredVariations(String game, String text) {}
