package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Budget;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays by a network as {@code alphabeta} does with that evaluation: the search is found through the register. */
final class Player {
    private static final Option<Integer> DEPTH = Budget.DEPTH.withDefault("2").noting("; none with nodes or time");

    static final List<Option<?>> OPTIONS = List.of(DEPTH, Budget.NODES, Budget.TIME);

    private static final String SEARCH = "alphabeta";
    private static final double NANOS_PER_MILLI = 1e6;

    private Player() {}

    /** The register takes longer to open than a short game. */
    private static final class Register {
        static final Agents AGENTS = Agents.shipped();
    }

    static Agent of(Game game, Evaluation evaluation, Settings settings, long seed) {
        Map<String, String> options = new LinkedHashMap<>();
        boolean limited = settings.has(Budget.NODES) || settings.has(Budget.TIME);
        (limited ? settings.find(DEPTH) : settings.findOrDefault(DEPTH))
                .ifPresent(depth -> options.put(DEPTH.name(), Integer.toString(depth)));
        settings.find(Budget.NODES).ifPresent(nodes -> options.put(Budget.NODES.name(), Long.toString(nodes)));
        settings.find(Budget.TIME).ifPresent(nanos -> options.put(Budget.TIME.name(), nanos / NANOS_PER_MILLI + "ms"));
        String text = new Spec(SEARCH, options).toString();
        return Register.AGENTS.parse(text).create(new JudgedGame(game, evaluation), seed);
    }
}
