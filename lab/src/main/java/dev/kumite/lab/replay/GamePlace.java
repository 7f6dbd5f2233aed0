package dev.kumite.lab.replay;

import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.store.StoredRun;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game's place in its run, as the store counts: from 0.
 *
 * @param contest the contest's place in the plan
 * @param number the game's number in the contest
 */
public record GamePlace(int contest, int number) {

    /** Reads {@code 12} or {@code 2.12}, which count from 1. */
    public static GamePlace read(StoredRun run, String text, @Nullable Integer asked) {
        List<Contest> contests = run.plan().contests();
        if (!text.matches("([0-9]{1,9}\\.)?[0-9]{1,9}"))
            throw new BadInput(
                    "GAME=" + text + ": must be a game's number such as 12, or 2.12 for a game of contest 2");
        int point = text.indexOf('.');
        Integer given = point < 0 ? asked : Integer.valueOf(text.substring(0, point));
        if (point >= 0 && asked != null && !asked.equals(given))
            throw new BadInput("GAME=" + text + ": --contest names another contest, " + asked);
        if (given == null && contests.size() > 1)
            throw new BadInput("GAME=" + text + ": run " + run.id() + " has " + contests.size()
                    + " contests; say which, as in 1." + text + " (kumite runs show " + run.id() + " lists them)");
        int contest = given == null ? 1 : given;
        if (contest < 1 || contest > contests.size())
            throw new BadInput("run " + run.id() + " has no contest " + contest + "; they are numbered from 1 to "
                    + contests.size());
        GamePlace place = new GamePlace(contest - 1, Integer.parseInt(text.substring(point + 1)) - 1);
        if (place.number < 0 || place.number >= contests.get(place.contest).games())
            throw new BadInput("GAME=" + text + ": " + place.range(run));
        return place;
    }

    /** "contest 1 has games from 1 to 100". */
    public String range(StoredRun run) {
        return "contest " + (contest + 1) + " has games from 1 to "
                + run.plan().contests().get(contest).games();
    }

    @Override
    public String toString() {
        return contest + 1 + "." + (number + 1);
    }
}
