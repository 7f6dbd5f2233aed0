package dev.kumite.lab.run;

import dev.kumite.agents.Agents;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A plan whose every text has been understood: what is wrong is said here, before anything is written or played. */
public final class Programme {
    private final Plan plan;
    private final List<Bout> bouts;

    Programme(Plan plan, List<Bout> bouts) {
        this.plan = plan;
        this.bouts = bouts;
    }

    public static Programme of(Plan plan, Agents agents) {
        List<Bout> bouts = new ArrayList<>();
        for (Contest contest : plan.contests()) bouts.add(Bout.of(plan, contest, agents));
        return new Programme(plan, List.copyOf(bouts));
    }

    public Plan plan() {
        return plan;
    }

    List<Bout> bouts() {
        return bouts;
    }

    /** Whether neither a clock nor several threads decide any of its games. */
    public boolean repeatable() {
        return !plan.timed() && bouts.stream().allMatch(Bout::repeatable);
    }

    /** The same for the same games, played by the same version. */
    String key(String version) {
        StringBuilder identity = new StringBuilder(version).append('\n').append(plan.identity());
        bouts.forEach(bout -> identity.append(bout.identity()).append('\n'));
        return HexFormat.of().toHexDigits(Seeds.hash(identity.toString()));
    }
}
