package dev.kumite.lab.view;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.store.StoredRun;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * A run in a list.
 *
 * @param games the games' texts
 * @param played how many games are stored
 * @param wanted how many the plan asks for; a stopping rule may end it with fewer
 * @param created when it was begun, by the clock of Greenwich
 */
public record RunEntry(
        long run,
        String name,
        List<String> games,
        List<String> agents,
        int contests,
        long seed,
        String until,
        long played,
        long wanted,
        boolean complete,
        boolean repeatable,
        String version,
        String machine,
        String created) {
    private static final int WIDEST = 60;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

    public static RunEntry of(StoredRun run) {
        Plan plan = run.plan();
        return new RunEntry(
                run.id(),
                plan.name(),
                plan.contests().stream().map(Contest::game).distinct().toList(),
                plan.contests().stream()
                        .flatMap(contest -> contest.entrants().stream())
                        .map(Contest.Entrant::agent)
                        .distinct()
                        .toList(),
                plan.contests().size(),
                plan.seed(),
                plan.stop().text(),
                run.games(),
                plan.games(),
                run.complete(),
                run.repeatable(),
                run.version(),
                run.machine(),
                Instant.ofEpochMilli(run.created()).toString());
    }

    /** The agents where they fit into a line, else how many there are. */
    public String who() {
        String all = String.join(", ", agents);
        if (contests == 1 && agents.size() == 2) all = agents.get(0) + " – " + agents.get(1);
        return all.length() <= WIDEST ? all : agents.size() + " agents in " + contests + " contests";
    }

    /** When it was begun, by the clock on the wall. */
    public String begun() {
        return TIME.format(Instant.parse(created));
    }
}
