package dev.kumite.lab.store;

/**
 * A position that somebody wanted to keep.
 *
 * @param created in milliseconds since 1970
 */
public record StoredPosition(long id, String title, String game, String position, long created) {}
