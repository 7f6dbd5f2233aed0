package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.games.Evaluation;
import dev.kumite.games.Game;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.LinkedHashMap;
import java.util.Map;

/** Plays by a network as {@code alphabeta} does with that evaluation: the search is found through the register. */
final class Player {
    static final int DEPTH = 2;

    private static final String SEARCH = "alphabeta";
    private static final double NANOS_PER_MILLI = 1e6;

    private Player() {}

    /** The register takes longer to open than a short game. */
    private static final class Register {
        static final Agents AGENTS = Agents.shipped();
    }

    static Agent of(Game game, Evaluation evaluation, Settings settings, long seed) {
        Map<String, String> options = new LinkedHashMap<>();
        boolean otherwise = settings.has("nodes") || settings.has("time");
        if (settings.has("depth") || !otherwise) options.put("depth", Integer.toString(settings.whole("depth", DEPTH)));
        if (settings.has("nodes")) options.put("nodes", Long.toString(settings.count("nodes", 0)));
        if (settings.has("time")) options.put("time", settings.count("time", 0) / NANOS_PER_MILLI + "ms");
        String text = new Spec(SEARCH, options).toString();
        return Register.AGENTS.parse(text).create(new JudgedGame(game, evaluation), seed);
    }
}
