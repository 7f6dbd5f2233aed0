package dev.kumite.lab.tournament;

import dev.kumite.agents.Agents;
import dev.kumite.base.Nearest;
import dev.kumite.games.Game;
import dev.kumite.lab.plan.Contest.Entrant;
import dev.kumite.lab.yaml.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads who plays whom: the fields {@code agents} and {@code schedule}. */
final class Pairings {
    /** Letters, digits and a few signs: safe in labels and file names. */
    private static final String NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N} ._+=-]{0,39}";

    private final YamlNode schedule;
    private final Checker checker;
    private final Map<String, Entrant> entrants = new LinkedHashMap<>();

    private Pairings(YamlNode file, Checker checker) {
        this.schedule = file.get("schedule");
        this.checker = checker;
        file.optional("agents").ifPresent(node -> node.fields().forEach(this::enter));
    }

    static List<Pairing> read(YamlNode file, Agents agents, List<Game> games) {
        return new Pairings(file, new Checker(agents, games)).pairings();
    }

    private void enter(String name, YamlNode agent) {
        if (!name.matches(NAME))
            throw agent.complaint("'" + name + "' cannot be an agent's name; letters, digits, blanks and . _ + = - can,"
                    + " 40 of them at most");
        entrants.put(name, new Entrant(name, checker.agent(agent, agent.text())));
    }

    private List<Pairing> pairings() {
        if (schedule.isText()) {
            schedule.oneOf("round-robin");
            return everyPair(List.copyOf(entrants.values()), "'agents' must name two at least for a round robin");
        }
        schedule.only("pairs", "gauntlet", "grid");
        if (schedule.fields().size() != 1)
            throw schedule.complaint("'schedule' must be one of round-robin, gauntlet, pairs and grid");
        if (schedule.has("pairs")) return pairs(schedule.get("pairs"));
        return schedule.has("gauntlet") ? gauntlet(schedule.get("gauntlet")) : grid(schedule.get("grid"));
    }

    private List<Pairing> everyPair(List<Entrant> all, String complaint) {
        if (all.size() < 2) throw schedule.complaint(complaint);
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < all.size(); i++)
            for (int j = i + 1; j < all.size(); j++) pairings.add(new Pairing(all.get(i), all.get(j), Map.of()));
        return pairings;
    }

    private List<Pairing> gauntlet(YamlNode node) {
        Entrant one = entrant(node);
        List<Pairing> pairings = entrants.values().stream()
                .filter(other -> !other.equals(one))
                .map(other -> new Pairing(one, other, Map.of()))
                .toList();
        if (pairings.isEmpty()) throw node.complaint("'agents' must name somebody else for the gauntlet");
        return pairings;
    }

    private List<Pairing> pairs(YamlNode node) {
        List<Pairing> pairings = new ArrayList<>();
        for (YamlNode pair : node.list()) {
            if (pair.list().size() != 2) throw pair.complaint("a pair has two names, as in [uct, greedy]");
            Pairing pairing =
                    new Pairing(entrant(pair.list().get(0)), entrant(pair.list().get(1)), Map.of());
            if (pairings.contains(pairing))
                throw pair.complaint("this pair is there twice; 'games' says how many games");
            pairings.add(pairing);
        }
        if (pairings.isEmpty()) throw node.complaint("'pairs' is empty");
        return pairings;
    }

    private Entrant entrant(YamlNode node) {
        Entrant entrant = entrants.get(node.text());
        if (entrant == null)
            throw node.complaint(
                    "'agents' has no '" + node.text() + "'; " + Nearest.hint(node.text(), entrants.keySet()));
        return entrant;
    }

    private List<Pairing> grid(YamlNode node) {
        node.only("agent", "for", "against");
        Map<Entrant, Map<String, String>> points = Grid.read(node, checker);
        YamlNode against = node.get("against");
        if (against.text().equals("each-other") && !entrants.containsKey("each-other"))
            return everyPair(List.copyOf(points.keySet()), "the grid has only one point");
        Entrant opponent = entrant(against);
        List<Pairing> pairings = new ArrayList<>();
        points.forEach((entrant, variables) -> {
            if (entrant.name().equals(opponent.name()))
                throw against.complaint("'" + opponent.name() + "' is also the name of a point of the grid");
            pairings.add(new Pairing(entrant, opponent, variables));
        });
        return pairings;
    }
}
