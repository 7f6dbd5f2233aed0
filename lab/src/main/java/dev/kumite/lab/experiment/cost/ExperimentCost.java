package dev.kumite.lab.experiment.cost;

/**
 * What an experiment will cost, on one core.
 *
 * @param seconds thinking time of all games
 * @param longestGame the mean of the cell with the longest games, in seconds: no number of workers makes it shorter
 * @param training seconds of training, of lessons that no experiment before it needs
 * @param longestLesson seconds of the longest of them: a lesson has one worker
 * @param stored how many cells were measured by games in the store
 * @param sampled how many cells were measured by games played for the estimate, at a small budget
 * @param unknown how many cells could not be measured, and count like the mean of the others
 */
public record ExperimentCost(
        String id,
        long games,
        double seconds,
        double longestGame,
        double training,
        double longestLesson,
        int stored,
        int sampled,
        int unknown) {

    /** How long its games will take with this many workers. */
    public double playing(int workers) {
        return Math.max(seconds / workers, longestGame);
    }
}
