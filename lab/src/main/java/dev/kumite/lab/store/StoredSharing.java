package dev.kumite.lab.store;

import java.util.List;

/**
 * How a live game is shared with others.
 *
 * @param game the game's id
 * @param links the secret links to play side 0, to play side 1 and to watch; empty where there is none
 * @param names the names of both players; empty where none is given
 */
public record StoredSharing(String game, List<String> links, List<String> names) {
    public StoredSharing {
        links = List.copyOf(links);
        names = List.copyOf(names);
    }

    /** A game that is not shared. */
    public static StoredSharing none(String game) {
        return new StoredSharing(game, List.of("", "", ""), List.of("", ""));
    }
}
