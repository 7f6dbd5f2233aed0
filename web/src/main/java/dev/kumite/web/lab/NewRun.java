package dev.kumite.web.lab;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Folders;
import dev.kumite.base.Nearest;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.rating.Ladder;
import dev.kumite.lab.rating.Rater;
import dev.kumite.lab.tournament.TournamentReader;
import dev.kumite.lab.yaml.YamlFile;
import dev.kumite.lab.yaml.YamlNode;
import dev.kumite.spec.Spec;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.view.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request to start a run: a match, a tournament (as a form or as the YAML of a file), the rating of an
 * agent, or an experiment.
 * The same settings as on the command line make the same run.
 */
public record NewRun(
        @Nullable String kind,
        @Nullable String game,
        @Nullable String a,
        @Nullable String b,
        @Nullable String agent,
        @Nullable Integer games,
        @Nullable Integer width,
        @Nullable Long seed,
        @Nullable String openings,
        @Nullable String until,
        @Nullable Integer plyCap,
        @Nullable String name,
        @Nullable List<String> agents,
        @Nullable String schedule,
        @Nullable String yaml,
        @Nullable String id,
        @Nullable String scale,
        @Nullable Integer workers) {
    private static final List<String> KINDS = List.of("match", "tournament", "rating", "experiment");
    private static final String FILE = "the tournament";
    private static final int USUAL_GAMES = 100;
    private static final int USUAL_RATING_GAMES = 400;
    private static final int MOST_RATING_GAMES = 100_000;
    private static final int USUAL_WIDTH = 50;
    private static final int WIDEST = 1000;
    private static final int LONGEST_NAME = 40;
    private static final int MOST_AGENTS = 200;
    private static final int LONGEST_AGENT = 2000;

    /** How large a run may be. */
    public record Size(int contests, long games) {
        void check(Plan plan) {
            int number = plan.contests().size();
            if (number > contests)
                throw new BadInput("the run has " + number + " contests; at most " + contests + " are played here");
            if (plan.games() > games)
                throw new BadInput("the run has " + plan.games() + " games; at most " + games + " are played here");
            for (Contest contest : plan.contests())
                if (contest.entrants().stream().anyMatch(one -> one.agent().length() > LONGEST_AGENT))
                    throw new BadInput("an agent's description must be at most " + LONGEST_AGENT + " characters long");
        }
    }

    /** What to play; every agent must keep within the allowance. */
    public Plan plan(Agents all, Folders folders, Allowance allowance, Size most) {
        String wanted = Objects.requireNonNullElse(kind, "");
        boolean shipped = wanted.equals("experiment"); // no request names the files of its lessons
        Agents known = shipped ? all : all.withFileResolver(folders::permit);
        Plan plan = switch (wanted) {
            case "match" -> match(known, folders);
            case "tournament" -> tournament(yaml == null ? form() : yaml, known, folders);
            case "rating" -> rating(known);
            case "experiment" -> Experiments.plan(id, scale, known);
            default -> throw new BadInput("there is no kind of run '" + wanted + "'; " + Nearest.hint(wanted, KINDS));
        };
        if (!shipped) most.check(plan);
        for (Contest contest : plan.contests())
            for (Contest.Entrant entrant : contest.entrants()) allowance.parse(known, entrant.agent());
        return plan;
    }

    /** How many games at the same time; one if nothing else is asked for. */
    public static int workers(@Nullable Integer asked, int most) {
        int wanted = asked == null ? 1 : asked;
        if (wanted < 1 || wanted > most) throw new BadInput("'workers' must be from 1 to " + most);
        return wanted;
    }

    private static Plan tournament(String file, Agents known, Folders folders) {
        YamlFile.read(FILE, file)
                .optional("openings")
                .filter(YamlNode::isText)
                .ifPresent(node -> node.read(text -> permitted(text, folders)));
        return TournamentReader.read(FILE, file, known).plan();
    }

    /** Openings may come from a file, which must be one that a request may name. */
    private static String permitted(String text, Folders folders) {
        String file = Spec.parse(text).options().get("file");
        if (file != null) folders.permit(file);
        return text;
    }

    private Plan match(Agents known, Folders folders) {
        Game rules = Games.parse(required(game, "game"));
        AgentMaker first = known.parse(required(a, "a"));
        AgentMaker second = known.parse(required(b, "b"));
        Contest contest = Contest.Match.of(
                rules.text(),
                first.text(),
                second.text(),
                permitted(Objects.requireNonNullElse(openings, Contest.STANDARD), folders),
                games == null ? USUAL_GAMES : games,
                plyCap == null ? 0 : plyCap);
        Stop stop = Stop.parse(Objects.requireNonNullElse(until, "never"));
        return new Plan("match", seed == null ? 1 : seed, List.of(contest), stop, Limits.USUAL);
    }

    /** The first round of a rating; the others follow from its results. */
    private Plan rating(Agents known) {
        Game rules = Games.parse(required(game, "game"));
        AgentMaker newcomer = known.parse(required(agent, "agent"));
        int most = games == null ? USUAL_RATING_GAMES : games;
        if (most < 2 || most > MOST_RATING_GAMES || most % 2 != 0)
            throw new BadInput("'games' must be an even number from 2 to " + MOST_RATING_GAMES);
        int wide = width == null ? USUAL_WIDTH : width;
        if (wide < 1 || wide > WIDEST) throw new BadInput("'width' must be from 1 to " + WIDEST + " Elo");
        return new Rater(Ladder.of(rules), newcomer, seed == null ? 1 : seed, wide, most, Limits.USUAL).firstRound();
    }

    private static String required(@Nullable String value, String field) {
        if (value == null) throw new BadInput("'" + field + "' is missing");
        return value;
    }

    /** The form as a tournament's file: JSON is YAML too. */
    private String form() {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("name", Objects.requireNonNullElse(name, "tournament"));
        file.put("game", required(game, "game"));
        file.put("games", games == null ? USUAL_GAMES : games);
        Map<String, String> entrants = entrants();
        file.put("agents", entrants);
        boolean gauntlet = "gauntlet".equals(schedule);
        if (schedule != null && !gauntlet && !schedule.equals("round-robin") && !schedule.equals("roundrobin"))
            throw new BadInput("'schedule' must be round-robin or gauntlet");
        file.put(
                "schedule",
                gauntlet ? Map.of("gauntlet", entrants.keySet().iterator().next()) : "round-robin");
        if (seed != null) file.put("seed", seed);
        if (openings != null) file.put("openings", openings);
        if (until != null) file.put("until", until);
        if (plyCap != null) file.put("ply-cap", plyCap);
        return Json.write(file);
    }

    /** Names without the signs that a tournament's file does not take. */
    private Map<String, String> entrants() {
        List<String> all = agents == null ? List.of() : agents;
        if (all.size() < 2 || all.stream().anyMatch(Objects::isNull))
            throw new BadInput("'agents' must be a list of two agents at least");
        if (all.size() > MOST_AGENTS) throw new BadInput("'agents' must be " + MOST_AGENTS + " agents at most");
        Map<String, String> entrants = new LinkedHashMap<>();
        for (String agent : all) {
            String plain = agent.replaceAll("[^\\p{L}\\p{N}._+=-]+", " ").strip();
            String brief = plain.substring(0, Math.min(plain.length(), LONGEST_NAME - 4))
                    .strip();
            String unique = brief;
            for (int i = 2; entrants.containsKey(unique); i++) unique = brief + " " + i;
            entrants.put(unique, agent);
        }
        return entrants;
    }
}
