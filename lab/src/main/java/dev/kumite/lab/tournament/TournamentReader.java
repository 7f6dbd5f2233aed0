package dev.kumite.lab.tournament;

import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.run.Openings;
import dev.kumite.lab.yaml.YamlFile;
import dev.kumite.lab.yaml.YamlNode;
import dev.kumite.spec.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a tournament's file ({@code docs/tournaments.md}). Mistakes are reported with file and line, before anything is
 * played or written.
 */
public final class TournamentReader {
    private static final int MOST_CONTESTS = 10_000;
    private static final int MOST_WORKERS = 1024;
    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_TITLE = 1000;
    private static final int LONGEST_LABEL = 500;
    private static final int LONGEST = 1_000_000;
    private static final String[] FIELDS = {
        "name",
        "title",
        "game",
        "games",
        "agents",
        "schedule",
        "until",
        "openings",
        "swap",
        "seed",
        "ply-cap",
        "time-cap",
        "move-limit",
        "adjudicate",
        "workers"
    };

    private final YamlNode file;
    private final Agents agents;

    private TournamentReader(YamlNode file, Agents agents) {
        this.file = file;
        this.agents = agents;
    }

    public static Tournament read(Path path, Agents agents) {
        return new TournamentReader(YamlFile.read(path), agents).tournament();
    }

    /** Complaints call the file {@code name}. */
    public static Tournament read(String name, String text, Agents agents) {
        return new TournamentReader(YamlFile.read(name, text), agents).tournament();
    }

    private Tournament tournament() {
        file.only(FIELDS);
        String name = line("name", "", LONGEST_NAME);
        List<Game> games = file.get("game").oneOrMore().stream()
                .map(node -> node.read(Games::parse))
                .toList();
        Settings settings = settings(games);
        List<Contest> contests = new ArrayList<>();
        List<Pairing> pairings = Pairings.read(file, agents, games);
        for (Game game : games)
            for (Pairing pairing : pairings) contests.add(pairing.contest(game.text(), games.size() > 1, settings));
        checkContests(contests);
        Stop stop = file.optional("until").map(node -> node.read(Stop::parse)).orElse(new Stop.Never());
        if (stop.countsPairs() && !settings.swap())
            throw file.get("until").complaint("a stopping rule counts pairs of games, so colours must be swapped");
        long seed = file.optional("seed").map(YamlNode::seed).orElse(1L);
        Plan plan = new Plan(name, seed, contests, stop, limits());
        return new Tournament(
                line("title", " ", LONGEST_TITLE).strip(), plan, file.whole("workers", 1, MOST_WORKERS, 1));
    }

    /** A text that fits in a list: not long, and without control characters. */
    private String line(String field, String otherwise, int most) {
        String text = otherwise.isEmpty() ? file.text(field) : file.text(field, otherwise);
        if (text.length() > most || text.chars().anyMatch(Character::isISOControl))
            throw file.get(field).complaint("'" + field + "' must be a line of at most " + most + " characters");
        return text;
    }

    private void checkContests(List<Contest> contests) {
        YamlNode schedule = file.get("schedule");
        if (contests.size() > MOST_CONTESTS)
            throw schedule.complaint("the schedule has " + contests.size() + " contests; at most " + MOST_CONTESTS);
        Set<String> labels = new HashSet<>();
        for (Contest contest : contests) {
            if (contest.label().length() > LONGEST_LABEL)
                throw schedule.complaint("the names of a contest's agents, with the options of a grid, must be at most "
                        + LONGEST_LABEL + " characters long");
            if (!labels.add(contest.label())) throw schedule.complaint("'" + contest.label() + "' is there twice");
        }
    }

    /** What all contests have in common. */
    record Settings(int games, boolean swap, String openings, int plyCap) {}

    private Settings settings(List<Game> games) {
        boolean swap = file.flag("swap", true);
        YamlNode wanted = file.get("games");
        int number = wanted.whole(1, Contest.MOST_GAMES);
        if (swap && number % 2 != 0)
            throw wanted.complaint("'games' must be even, not " + number
                    + ": each start is played twice with colours swapped (or say swap: false)");
        String openings = file.text("openings", Contest.STANDARD);
        for (Game game : games)
            file.optional("openings").ifPresent(node -> node.read(text -> Openings.parse(text, game)));
        return new Settings(number, swap, openings, file.whole("ply-cap", 1, LONGEST, 0));
    }

    private Limits limits() {
        long nanos = file.optional("move-limit")
                .map(node -> node.read(Kind.someTime()::read))
                .orElse(Limits.PATIENCE_NANOS);
        long cap = file.optional("time-cap")
                .map(node -> node.read(Kind.longTime()::read))
                .orElse(0L);
        Limits limits = Limits.ofMoves(nanos).withTimeCap(cap);
        return file.optional("adjudicate")
                .map(node -> node.only("value", "plies"))
                .map(node -> limits.withAdjudication(node.number("value", 0.01, 1), node.whole("plies", 1, 1000)))
                .orElse(limits);
    }
}
