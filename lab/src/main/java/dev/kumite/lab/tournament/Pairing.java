package dev.kumite.lab.tournament;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.summary.Names;
import java.util.Map;

/**
 * Two entrants that are to meet.
 *
 * @param variables the options that set it apart from its neighbours in a grid
 */
record Pairing(Entrant a, Entrant b, Map<String, String> variables) {

    /** An agent with the name that the file gives it. */
    record Entrant(String name, String agent) {}

    /** @param several whether the tournament has other games too, so that labels must name this one */
    Contest contest(String game, boolean several, TournamentReader.Settings settings) {
        return new Contest(
                Names.label(a.name(), b.name(), several ? game : ""),
                variables,
                game,
                a.agent(),
                b.agent(),
                settings.openings(),
                "",
                settings.games(),
                settings.swap(),
                settings.plyCap());
    }
}
