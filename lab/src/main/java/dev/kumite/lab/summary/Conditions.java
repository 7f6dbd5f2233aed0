package dev.kumite.lab.summary;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.plan.TimeText;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Under which conditions the games of a run were played. */
final class Conditions {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Store store;
    private final StoredRun run;
    private final Plan plan;
    private final Agents agents;
    private final List<Condition> conditions = new ArrayList<>();

    Conditions(Store store, StoredRun run, Agents agents) {
        this.store = store;
        this.run = run;
        this.plan = run.plan();
        this.agents = agents;
    }

    List<Condition> all() {
        add("Run", run.id() + " in " + store.file());
        add("Begun", DATE.format(Instant.ofEpochMilli(run.created())));
        add("Kumite", run.version());
        add("Machine", run.machine());
        add("Seed", String.valueOf(plan.seed()));
        add("Game", words(Contest::game));
        add("Games", games());
        add("Openings", words(contest -> contest instanceof Contest.Match match ? match.openings() : Contest.STANDARD));
        add("Colours", words(Conditions::colours));
        add("Ply cap", words(Conditions::plyCap));
        if (!plan.stop().equals(new Stop.Never()))
            add(
                    "Stopping rule",
                    plan.stop().text()
                            + (plan.stop() instanceof Stop.Time
                                    ? ": the time that both agents thought in all games of a pairing; how many games"
                                            + " that gives depends on the machine"
                                    : ""));
        limits(plan.limits());
        meanings().forEach((text, meaning) -> add("Agent " + text, meaning));
        add("Repeatable", repeatable());
        return List.copyOf(conditions);
    }

    private static String colours(Contest contest) {
        if (!(contest instanceof Contest.Match)) return "one agent, which has the side to move";
        return contest.swap() ? "swapped on the same start" : "the first agent has the first side";
    }

    private void add(String name, String value) {
        conditions.add(new Condition(name, value));
    }

    private String words(Function<Contest, String> text) {
        return String.join("; ", plan.contests().stream().map(text).distinct().toList());
    }

    private String games() {
        Form form = Form.whole();
        String wanted = form.digits((double) plan.games());
        if (run.complete() && run.games() == plan.games()) return wanted;
        return form.digits((double) run.games()) + " of " + wanted
                + (run.complete() ? ", ended by the stopping rule" : ", not complete");
    }

    private static String plyCap(Contest contest) {
        if (!(contest instanceof Contest.Match match)) return "1";
        return String.valueOf(
                match.plyCap() > 0
                        ? match.plyCap()
                        : Games.parse(contest.game()).plyCap());
    }

    private void limits(Limits limits) {
        add("Time limit for a move", Form.decimals(1).digits(limits.moveNanos() / 1e9) + " s");
        if (limits.gameNanos() > 0)
            add("Time cap", TimeText.of(limits.gameNanos()) + " of thinking; a game that takes longer is unfinished");
        if (limits.surePlies() > 0)
            add(
                    "Adjudication",
                    "a win where both agents have valued it at " + limits.sureValue() + " or more for "
                            + limits.surePlies() + " plies");
    }

    /** What stands behind the agents' texts, where it is known and not the text itself. */
    private Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        texts().forEach(text -> maker(text)
                .ifPresentOrElse(
                        maker -> {
                            if (!maker.meaning().equals(text)) meanings.put(text, maker.meaning());
                        },
                        () -> meanings.put(text, "not known to this Kumite; only its text is left")));
        return meanings;
    }

    private String repeatable() {
        if (run.repeatable())
            return "yes: the same version and seed give the same games, whatever the number of workers";
        return "no: " + String.join("; ", run.whyNotRepeatable());
    }

    private Stream<String> texts() {
        return plan.contests().stream()
                .flatMap(contest -> contest.entrants().stream())
                .map(Contest.Entrant::agent)
                .distinct();
    }

    private Optional<AgentMaker> maker(String text) {
        try {
            return Optional.of(agents.parse(text));
        } catch (BadInput unknown) {
            return Optional.empty();
        }
    }
}
