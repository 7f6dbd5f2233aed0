package dev.kumite.lab.store;

/**
 * A saved position.
 *
 * @param created in milliseconds since 1970
 */
public record StoredPosition(long id, String title, String game, String position, long created) {}
