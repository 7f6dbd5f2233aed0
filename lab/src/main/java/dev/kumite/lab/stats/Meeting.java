package dev.kumite.lab.stats;

/**
 * The games of two agents in which {@code first} had the first move.
 *
 * @param first the number of the agent that moved first
 * @param second the number of the other agent
 * @param wins games that {@code first} won
 */
public record Meeting(int first, int second, double wins, double draws, double losses) {
    public Meeting {
        if (first == second || first < 0 || second < 0)
            throw new IllegalArgumentException("agents " + first + " and " + second);
        if (!(wins >= 0 && draws >= 0 && losses >= 0)) throw new IllegalArgumentException("a count below zero");
    }

    public double games() {
        return wins + draws + losses;
    }

    /** The points of an agent; 0 if it did not take part. */
    public double points(int agent) {
        return agent == first ? wins + draws / 2 : agent == second ? losses + draws / 2 : 0;
    }
}
