package dev.kumite.lab.plan;

import dev.kumite.base.BadInput;
import dev.kumite.lab.play.Limits;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All that a run is to play.
 *
 * @param name what the run is called in lists
 * @param seed decides all that is random
 * @param stop when a contest may end before its number of games
 * @param umpire limits for every game; each contest's ply cap goes before the one in here
 */
public record Plan(String name, long seed, List<Contest> contests, Stop stop, Umpiring umpire) {

    /** The limits that hold for all games of a run; see {@link Limits}. */
    public record Umpiring(long moveNanos, double sureValue, int surePlies, long gameNanos) {
        public static final Umpiring USUAL = new Umpiring(Limits.PATIENCE_NANOS, 1, 0);

        /** Games may take as long as they like. */
        public Umpiring(long moveNanos, double sureValue, int surePlies) {
            this(moveNanos, sureValue, surePlies, 0);
        }

        public Umpiring withTimeCap(long nanos) {
            return new Umpiring(moveNanos, sureValue, surePlies, nanos);
        }

        public Limits limits(int plies) {
            return new Limits(plies, moveNanos, sureValue, surePlies, gameNanos);
        }

        /** Without what does not matter, so that runs stored before there was a time cap are found again. */
        String identity() {
            return "Umpiring[moveNanos=" + moveNanos + ", sureValue=" + sureValue + ", surePlies=" + surePlies
                    + (gameNanos > 0 ? ", gameNanos=" + gameNanos : "") + "]";
        }
    }

    public Plan {
        contests = List.copyOf(contests);
        if (contests.isEmpty()) throw new BadInput("there is nothing to play: a run needs two agents at least");
        Set<String> labels = new HashSet<>();
        for (Contest contest : contests)
            if (!labels.add(contest.label()))
                throw new BadInput("two contests are called '" + contest.label() + "'; give one another name");
    }

    public long games() {
        return contests.stream().mapToLong(Contest::games).sum();
    }

    /** Whether a clock decides how many games there are, or how long they are. */
    public boolean timed() {
        return stop.kind() == Stop.Kinds.TIME || umpire.gameNanos() > 0;
    }

    /** What makes two runs the same run: all but the number of games, so that a run can be made longer. */
    public String identity() {
        StringBuilder out = new StringBuilder(name).append('\n').append(seed).append('\n');
        out.append(stop.text()).append('\n').append(umpire.identity()).append('\n');
        contests.forEach(contest -> out.append(contest.identity()).append("\n\n"));
        return out.toString();
    }
}
