package dev.kumite.solver;

import java.util.List;

/**
 * How soon starting positions are decided, for the player who begins.
 *
 * @param plies how far it was looked
 * @param deals how many there are
 * @param decided those that are won or lost within so many plies, in order
 */
public record DealSurvey(int plies, int deals, List<Decided> decided, long positions, double cpuSeconds) {
    public DealSurvey {
        decided = List.copyOf(decided);
    }

    /**
     * One deal.
     *
     * @param deal the hand of the player who begins, the other one's, the side card
     * @param plies exactly so many; odd where he wins, even where he loses
     */
    public record Decided(String deal, int plies) {}

    /** How many deals take so many plies. */
    public long count(int exactly) {
        return decided.stream().filter(one -> one.plies() == exactly).count();
    }
}
