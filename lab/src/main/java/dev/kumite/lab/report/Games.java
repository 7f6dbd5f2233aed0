package dev.kumite.lab.report;

import java.util.List;

/**
 * Played games, so that a reader can see what the figures are based on.
 *
 * @param games the first thousand of them at most
 * @param total how many were played
 * @param whereTheRestIs a sentence shown when not all are listed
 */
public record Games(List<Entry> games, long total, String whereTheRestIs) implements Block {
    public static final int LIMIT = 1000;

    /**
     * One game.
     *
     * @param first the name of the agent that moved first
     * @param result a sentence such as {@code Blue wins by the temple after 23 plies}
     * @param moves in the game's notation, with spaces between
     */
    public record Entry(long number, String first, String second, String result, int plies, String moves) {}

    public Games {
        games = List.copyOf(games.subList(0, Math.min(LIMIT, games.size())));
        if (total < games.size())
            throw new IllegalArgumentException(games.size() + " games listed of " + total + " played");
    }

    public boolean isComplete() {
        return games.size() == total;
    }
}
