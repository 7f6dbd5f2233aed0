package dev.kumite.agents.learn;

/**
 * The result of games played without learning or exploring.
 *
 * @param trained how many training games had been played
 * @param opponent as the agent language has it
 * @param wins games that the learner won
 * @param draws games that nobody won, those cut off at the game's cap among them
 */
public record Exhibition(long trained, String opponent, long wins, long draws, long losses) {

    public long games() {
        return wins + draws + losses;
    }

    /** The share of games won, as the papers count. */
    public double winRate() {
        return (double) wins / games();
    }
}
