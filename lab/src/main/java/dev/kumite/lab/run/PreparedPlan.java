package dev.kumite.lab.run;

import dev.kumite.agents.Agents;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A plan whose texts have all been parsed and checked: errors are reported here, before anything is written or played. */
public final class PreparedPlan {
    private final Plan plan;
    private final List<PreparedContest> contests;

    PreparedPlan(Plan plan, List<PreparedContest> contests) {
        this.plan = plan;
        this.contests = contests;
    }

    public static PreparedPlan of(Plan plan, Agents agents) {
        List<PreparedContest> contests = new ArrayList<>();
        for (Contest contest : plan.contests()) contests.add(PreparedContest.of(plan, contest, agents));
        return new PreparedPlan(plan, List.copyOf(contests));
    }

    public Plan plan() {
        return plan;
    }

    List<PreparedContest> contests() {
        return contests;
    }

    /** Whether neither a clock nor several threads decide any of its games. */
    public boolean repeatable() {
        return !plan.timed() && contests.stream().allMatch(PreparedContest::repeatable);
    }

    /** The same for the same games, played by the same version. */
    String key(String version) {
        StringBuilder identity = new StringBuilder(version).append('\n').append(plan.identity());
        contests.forEach(contest -> identity.append(contest.identity()).append('\n'));
        return HexFormat.of().toHexDigits(Seeds.hash(identity.toString()));
    }
}
