package dev.kumite.lab.run;

import dev.kumite.agents.Agents;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A plan whose texts have all been parsed and checked: errors are reported here, before anything is written or played. */
public final class PreparedPlan {
    private final Plan plan;
    private final List<PreparedContest> contests;

    /**
     * What determines the games of all contests, read when it is first asked for: files that change while the run is
     * played do not make another run of it.
     */
    private @Nullable String identities;

    PreparedPlan(Plan plan, List<PreparedContest> contests) {
        this.plan = plan;
        this.contests = contests;
    }

    public static PreparedPlan of(Plan plan, Agents agents) {
        List<PreparedContest> contests = new ArrayList<>();
        for (Contest contest : plan.contests()) contests.add(PreparedContest.of(plan, contest, agents));
        return new PreparedPlan(plan, List.copyOf(contests));
    }

    /** The same run with other numbers of games. */
    public PreparedPlan with(Plan other) {
        if (!other.identity().equals(plan.identity()))
            throw new IllegalArgumentException("another run: " + other.name());
        PreparedPlan same = new PreparedPlan(other, contests);
        same.identities = identities;
        return same;
    }

    public Plan plan() {
        return plan;
    }

    List<PreparedContest> contests() {
        return contests;
    }

    /** Why its games are not exactly reproducible, each cause in a clause; empty if they can. */
    public List<String> whyNotRepeatable() {
        Stream<String> agents = contests.stream()
                .flatMap(contest -> contest.agents().stream())
                .flatMap(agent -> agent.whyNotRepeatable().stream());
        Stream<String> clock = plan.timed() ? Stream.of("the clock ends games or contests") : Stream.of();
        return Stream.concat(agents, clock).distinct().toList();
    }

    /** The same for the same games, played by the same version. */
    String key(String version) {
        return HexFormat.of().toHexDigits(Seeds.hash(version + '\n' + plan.identity() + identities()));
    }

    private String identities() {
        String known = identities;
        if (known == null)
            identities = known =
                    contests.stream().map(contest -> contest.identity() + '\n').collect(Collectors.joining());
        return known;
    }
}
