package dev.kumite.lab.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A plan as the text that the store keeps. The records here have the fields that plans have had since the first stores:
 * what was added later (names of agents, the origin and its stream, a rating, why games cannot be repeated) may be
 * missing when one is read.
 */
final class PlanJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PlanJson() {}

    static String write(Plan plan, List<String> whyNotRepeatable) {
        try {
            return Seal.sealed(JSON.writeValueAsString(PlanRow.of(plan, whyNotRepeatable)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    static Plan read(@Nullable String text) {
        return row(text).plan();
    }

    /** The causes that were known when the run began; older stores have none. */
    static List<String> whyNotRepeatable(@Nullable String text) {
        List<String> causes = row(text).whyNotRepeatable;
        return causes == null ? List.of("a time limit, several threads or an engine decide") : causes;
    }

    private static PlanRow row(@Nullable String text) {
        if (text == null) throw Seal.damaged("a run's plan");
        try {
            return JSON.readValue(Seal.opened(text), PlanRow.class);
        } catch (JsonProcessingException e) {
            throw Unavailable.permanently("the store holds a plan that cannot be read: " + e.getOriginalMessage());
        }
    }

    record PlanRow(
            String name,
            long seed,
            List<ContestRow> contests,
            StopRow stop,
            LimitsRow umpire,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            OriginRow origin,

            @JsonInclude(JsonInclude.Include.NON_NULL) Plan.@Nullable Rating rating,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            List<String> whyNotRepeatable) {
        static PlanRow of(Plan plan, List<String> whyNotRepeatable) {
            return new PlanRow(
                    plan.name(),
                    plan.seed(),
                    plan.contests().stream().map(ContestRow::of).toList(),
                    StopRow.of(plan.stop()),
                    LimitsRow.of(plan.limits()),
                    plan.origin() == null ? null : OriginRow.of(plan.origin()),
                    plan.rating(),
                    whyNotRepeatable.isEmpty() ? null : whyNotRepeatable);
        }

        Plan plan() {
            return new Plan(
                    name,
                    seed,
                    contests.stream().map(ContestRow::contest).toList(),
                    stop.stop(),
                    umpire.limits(),
                    origin == null ? null : origin.origin(),
                    rating);
        }
    }

    /** The stream is missing where seeds are drawn as they were in the first stores. */
    record OriginRow(
            String experiment,
            String scale,
            String file,
            String text,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String stream) {
        static OriginRow of(Plan.Origin origin) {
            return new OriginRow(
                    origin.experiment(),
                    origin.scale(),
                    origin.file(),
                    origin.text(),
                    origin.stream().isEmpty() ? null : origin.stream());
        }

        Plan.Origin origin() {
            return new Plan.Origin(experiment, scale, file, text, stream == null ? "" : stream);
        }
    }

    /** A match; an exam where there are problems; positions of a tablebase where there are pieces. */
    record ContestRow(
            String label,
            Map<String, String> variables,
            String game,
            String a,
            String b,
            String openings,
            String problems,
            int games,
            boolean swap,
            int plyCap,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            List<String> names,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer pieces,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean repeated) {
        static ContestRow of(Contest contest) {
            if (contest instanceof Contest.Exam exam) return ofOne(exam, exam.problems(), exam.repeated(), null);
            if (contest instanceof Contest.Dilemmas dilemmas) return ofOne(dilemmas, "", false, dilemmas.pieces());
            Contest.Match match = (Contest.Match) contest;
            return new ContestRow(
                    match.label(),
                    match.variables(),
                    match.game(),
                    match.a().agent(),
                    match.b().agent(),
                    match.openings(),
                    "",
                    match.games(),
                    match.swap(),
                    match.plyCap(),
                    List.of(match.a().name(), match.b().name()),
                    null,
                    false);
        }

        private static ContestRow ofOne(Contest contest, String problems, boolean repeated, @Nullable Integer pieces) {
            return new ContestRow(
                    contest.label(),
                    contest.variables(),
                    contest.game(),
                    contest.a().agent(),
                    "",
                    Contest.STANDARD,
                    problems,
                    contest.games(),
                    false,
                    0,
                    null,
                    pieces,
                    repeated);
        }

        Contest contest() {
            if (!problems.isEmpty())
                return new Contest.Exam(label, variables, game, Entrant.of(a), problems, repeated, games);
            if (pieces != null) return new Contest.Dilemmas(label, variables, game, Entrant.of(a), pieces, games);
            List<Entrant> entrants = entrants();
            return new Contest.Match(
                    label, variables, game, entrants.get(0), entrants.get(1), openings, games, swap, plyCap);
        }

        /** Plans of older stores have the names only in their labels. */
        private List<Entrant> entrants() {
            return names == null || names.size() != 2
                    ? Contest.Match.labelled(label, game, a, b)
                    : List.of(new Entrant(names.get(0), a), new Entrant(names.get(1), b));
        }
    }

    record StopRow(
            String kind,
            double elo0,
            double elo1,
            double alpha,
            double beta,
            boolean normalised,
            double percent,
            long nanos) {
        static StopRow of(Stop stop) {
            if (stop instanceof Stop.Sprt sprt)
                return new StopRow(
                        "SPRT", sprt.elo0(), sprt.elo1(), sprt.alpha(), sprt.beta(), sprt.normalised(), 0, 0);
            if (stop instanceof Stop.Width width) return new StopRow("WIDTH", 0, 0, 0, 0, false, width.percent(), 0);
            if (stop instanceof Stop.Time time) return new StopRow("TIME", 0, 0, 0, 0, false, 0, time.nanos());
            return new StopRow("NEVER", 0, 0, 0, 0, false, 0, 0);
        }

        Stop stop() {
            return switch (kind) {
                case "NEVER" -> new Stop.Never();
                case "SPRT" -> new Stop.Sprt(elo0, elo1, alpha, beta, normalised);
                case "WIDTH" -> new Stop.Width(percent);
                case "TIME" -> new Stop.Time(nanos);
                default ->
                    throw Unavailable.permanently("the store holds a run with the stopping rule '" + kind
                            + "', which this version does not know");
            };
        }
    }

    record LimitsRow(long moveNanos, double sureValue, int surePlies, long gameNanos) {
        static LimitsRow of(Limits limits) {
            return new LimitsRow(limits.moveNanos(), limits.sureValue(), limits.surePlies(), limits.gameNanos());
        }

        Limits limits() {
            return new Limits(0, moveNanos, sureValue, surePlies, gameNanos);
        }
    }
}
