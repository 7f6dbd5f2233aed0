package dev.kumite.lab.tournament;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Tryout;
import dev.kumite.lab.yaml.YamlNode;
import java.util.List;

/** Checks that agents can be created for the games of a tournament: some options are wrong only for certain games. */
record Checker(Agents agents, List<Game> games) {

    /** The agent's text in its usual form. */
    String agent(YamlNode place, String text) {
        return place.read(written -> {
            AgentMaker maker = agents.parse(text);
            for (Game game : games) Tryout.of(maker, game, Limits.ofOneMove(Limits.PATIENCE_NANOS));
            return maker.text();
        });
    }
}
