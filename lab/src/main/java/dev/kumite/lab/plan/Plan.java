package dev.kumite.lab.plan;

import dev.kumite.base.BadInput;
import dev.kumite.lab.play.Limits;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a run plays.
 *
 * @param name the run's name in lists
 * @param seed determines everything random
 * @param stop when a contest may end before its number of games
 * @param limits for every game but for its plies, which each contest caps
 * @param origin the experiment that it plays, or null
 * @param rating the rating that it plays, or null
 */
public record Plan(
        String name,
        long seed,
        List<Contest> contests,
        Stop stop,
        Limits limits,
        @Nullable Origin origin,
        @Nullable Rating rating) {

    /**
     * The experiment that a plan comes from.
     *
     * @param scale the word of the scale at which it is played
     * @param file where the experiment's file was, or empty if it ships with Kumite
     * @param text what was in that file, so that the run can be judged wherever its store is; empty for a shipped one
     * @param stream the stream of seeds that the games draw from; empty for the one that all scales had in common when
     *     the first runs were stored
     */
    public record Origin(String experiment, String scale, String file, String text, String stream) {
        public static Origin shipped(String experiment, String scale, String stream) {
            return new Origin(experiment, scale, "", "", stream);
        }

        public boolean shipped() {
            return text.isEmpty();
        }
    }

    /**
     * The rating of an agent, in rounds: the plan asks for the games of the rounds so far.
     *
     * @param width how far its 95 % interval may extend to either side, in Elo
     * @param games the maximum number of games
     * @param ladder the ladder as the text of a file; empty for the one that ships with Kumite
     */
    public record Rating(double width, int games, String ladder) {}

    public Plan {
        contests = List.copyOf(contests);
        if (contests.isEmpty()) throw new BadInput("there is nothing to play: a run needs two agents at least");
        Set<String> labels = new HashSet<>();
        for (Contest contest : contests)
            if (!labels.add(contest.label()))
                throw new BadInput("two contests are called '" + contest.label() + "'; rename one of them");
    }

    /** A plan that comes from no experiment. */
    public Plan(String name, long seed, List<? extends Contest> contests, Stop stop, Limits limits) {
        this(name, seed, List.copyOf(contests), stop, limits, null, null);
    }

    /** The same run with other numbers of games. */
    public Plan withGames(IntUnaryOperator gamesOfContest) {
        List<Contest> resized = IntStream.range(0, contests.size())
                .mapToObj(contest -> contests.get(contest).withGames(gamesOfContest.applyAsInt(contest)))
                .toList();
        return new Plan(name, seed, resized, stop, limits, origin, rating);
    }

    /** The number of games of all contests. */
    public long games() {
        return contests.stream().mapToLong(Contest::games).sum();
    }

    /** The number of games that it can grow to. */
    public long mostGames() {
        return rating == null ? games() : Math.max(games(), rating.games());
    }

    /** Whether it includes this game; an earlier plan of the same run may have included more. Both count from 0. */
    public boolean includes(int contest, int number) {
        return contest >= 0
                && contest < contests.size()
                && contests.get(contest).includes(number);
    }

    /**
     * What determines the seeds of a contest besides the run's seed: what it plays, and the stream where there is one.
     */
    public String seedText(Contest contest) {
        return stream().isEmpty() ? contest.identity() : contest.identity() + "\n" + stream();
    }

    /** The stream of seeds that its games draw from; empty for the one that all scales shared. */
    public String stream() {
        return origin == null ? "" : origin.stream();
    }

    /** Whether a clock determines how many games there are, or how long they are. */
    public boolean timed() {
        return stop instanceof Stop.Time || limits.gameNanos() > 0;
    }

    /** What makes two runs the same run: everything except the number of games, so that a run can be extended. */
    public String identity() {
        StringBuilder out = new StringBuilder(name).append('\n').append(seed).append('\n');
        out.append(stop.text()).append('\n').append(umpiring()).append('\n');
        contests.forEach(contest -> out.append(contest.identity()).append("\n\n"));
        return out.append(stream()).toString();
    }

    /** In the form that the limits had when the first runs were stored; without a time cap if there is none. */
    private String umpiring() {
        return "Umpiring[moveNanos=" + limits.moveNanos() + ", sureValue=" + limits.sureValue() + ", surePlies="
                + limits.surePlies() + (limits.gameNanos() > 0 ? ", gameNanos=" + limits.gameNanos() : "") + "]";
    }
}
